import MemoryTunes
import Text

/// A file or folder, independent of paths and links.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t
  /// Such as `S_IFREG`.
  let kind: mode_t

  /// Nil, with `errno` set, if nothing is at the path. Links are followed.
  init?(path: FilePath) { self.init { stat(path.cString, &$0) } }

  /// The file at the path itself, even if it is a link.
  init?(at path: FilePath) { self.init { lstat(path.cString, &$0) } }

  /// Nil for a closed descriptor.
  init?(of descriptor: Int32) { self.init { fstat(descriptor, &$0) } }

  private init?(_ read: (inout stat) -> Int32) {
    var status = stat()
    guard read(&status) == 0 else { return nil }
    (device, number, kind) = (status.st_dev, status.st_ino, status.st_mode & S_IFMT)
  }

  /// The result of a look at a path: nil if nothing is there. Throws why it could not be looked at.
  static func known(_ found: FileIdentity?) throws(SystemFailure) -> FileIdentity? {
    if found == nil, errno != ENOENT, errno != ENOTDIR { throw .last }
    return found
  }

  /// Nil if it is of another kind.
  func ifKind(_ kinds: mode_t...) -> FileIdentity? { kinds.contains(kind) ? self : nil }
}
