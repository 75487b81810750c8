import Program
import Text

/// An open file. It is closed, and with that unlocked, when nothing refers to it any more.
final class OpenFile {
  let path: FilePath
  let descriptor: Int32

  init(path: FilePath, descriptor: Int32) { (self.path, self.descriptor) = (path, descriptor) }

  deinit { close(descriptor) }

  /// Locks the file, unless another program has locked it.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Whether it is still at its path.
  var isThere: Bool { FileIdentity(of: descriptor).map { $0 == FileIdentity(at: path) } ?? false }
}
