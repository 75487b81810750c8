import Text

/// An open file. It is closed, and with that unlocked, when nothing refers to it any more.
final class OpenFile {
  let path: FilePath
  let descriptor: Int32

  init(path: FilePath, descriptor: Int32) { (self.path, self.descriptor) = (path, descriptor) }

  deinit { close(descriptor) }

  /// Locks the file, unless another program has locked it.
  /// Some file systems have no locks: there, no program is kept out.
  func lock() -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
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
