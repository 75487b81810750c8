import Text

/// The identity of a file or folder, independent of paths and links.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  init(_ status: stat) {
    (device, number) = (status.st_dev, status.st_ino)
  }

  /// Nil if nothing is at the path. Links are followed.
  init?(path: FilePath) {
    var status = stat()
    guard stat(path.cString, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file at the path itself, even if it is a link. Nil if there is none.
  init?(at path: FilePath) {
    var status = stat()
    guard lstat(path.cString, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Nil for a closed descriptor.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Nil for a closed descriptor, and for a device or a socket, which cannot be replaced; nil for a pipe unless
  /// `pipesCount`.
  init?(ofRegular descriptor: Int32, orPipe pipesCount: Bool = false) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || (pipesCount && kind == S_IFIFO) else { return nil }
    self.init(status)
  }
}
