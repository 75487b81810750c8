import Program
import Text

/// An open file. It is closed, and with that unlocked, when nothing refers to it any more.
final class OpenFile {
  let path: FilePath
  let descriptor: Int32

  init(path: FilePath, descriptor: Int32) { (self.path, self.descriptor) = (path, descriptor) }

  deinit { close(descriptor) }

  /// Locks the file, unless another program has locked it.
  func lock() -> Bool { Self.lock(descriptor) }

  /// Locks an open file, unless another program has locked it. Some file systems have no locks: there, no
  /// program is kept out.
  static func lock(_ descriptor: Int32, _ kind: Int32 = LOCK_EX) -> Bool {
    while flock(descriptor, kind | LOCK_NB) != 0 {
      if errno != EINTR { return errno != EWOULDBLOCK }
    }
    return true
  }

  /// In bytes; nil on failure.
  var size: Int? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Whether it is still at its path.
  var isThere: Bool { FileIdentity(of: descriptor).map { $0 == FileIdentity(at: path) } ?? false }
}
