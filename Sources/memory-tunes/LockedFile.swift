import MemoryTunes
import Text
import Wording

/// A saved file that several running programs change, one after the other.
final class LockedFile {
  private let path: FilePath
  private let files: SavedFiles
  /// How many milliseconds to wait for the lock. After one timeout, there is no further wait.
  private var patience = 3000

  init(path: FilePath, files: SavedFiles) { (self.path, self.files) = (path, files) }

  /// Calls `body` with the open file while no other program changes it. An empty file is then removed.
  func whileLocked<Value>(
    _ mode: Int32 = O_RDWR | O_APPEND, _ body: (Int32) throws(SystemProblem) -> Value
  ) throws(SystemProblem) -> Value {
    for _ in 0..<100 {
      let file = try files.create(path, mode | O_NONBLOCK)
      // The lock ends with it.
      defer { close(file) }
      guard FileIdentity(of: file)?.kind == S_IFREG else { throw .known(.notRegular) }
      guard waitsForLock(file) else { break }
      // The program that held the lock may have replaced the file.
      guard isThere(file) else { continue }
      defer { if lseek(file, 0, SEEK_END) == 0, isThere(file) { unlink(path.cString) } }
      return try body(file)
    }
    throw .known(.locked)
  }

  private func isThere(_ file: Int32) -> Bool { FileIdentity(of: file) == FileIdentity(at: path) }

  /// Waits for the lock for some seconds, or until the player presses Ctrl-C.
  private func waitsForLock(_ file: Int32) -> Bool {
    if lock(file) { return true }
    let gate = SignalGate(SignalGate.ending)
    let end = SteadyClock.now + patience
    while SteadyClock.now < end {
      if gate.isEnded(waitingFor: nil, milliseconds: 10) { break }
      if lock(file) { return true }
    }
    patience = 0
    return false
  }

  /// Locks the file, unless another program has. Some file systems have no locks: there, nobody is kept out.
  private func lock(_ file: Int32) -> Bool {
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      if errno != EINTR { return errno != EWOULDBLOCK }
    }
    return true
  }
}
