import App
import Text
import Wording

/// A saved file that several running programs change, one after the other.
final class LockedFile {
  private let path: FilePath
  private let files: SavedFiles
  /// How many milliseconds to wait for the lock. After one timeout, there is no further wait.
  private var patience = 3000

  init(path: FilePath, files: SavedFiles) { (self.path, self.files) = (path, files) }

  /// Calls `body` with the file, opened in this mode, while no other program changes it. A file that is empty
  /// afterwards is removed.
  func whileLocked<Value>(
    _ mode: Int32 = O_RDWR | O_APPEND, _ body: (Int32) throws(SystemProblem) -> Value
  ) throws(SystemProblem) -> Value {
    for _ in 0..<100 {
      let file = OpenFile(path: path, descriptor: try files.create(path, mode | O_NONBLOCK))
      guard FileIdentity(ofRegular: file.descriptor) != nil else { throw .known(.notRegular) }
      guard lock(file) else { break }
      // The program that held the lock may have replaced the file.
      guard file.isThere else { continue }
      defer { if file.size == 0, file.isThere { unlink(path.cString) } }
      return try body(file.descriptor)
    }
    throw .known(.locked)
  }

  /// Waits for the lock for some seconds, or until the player presses Ctrl-C.
  private func lock(_ file: OpenFile) -> Bool {
    if file.lock() { return true }
    let gate = SignalGate(SignalGate.ending)
    let end = SteadyClock.now + patience
    while SteadyClock.now < end {
      if gate.isEnded(waitingFor: nil, milliseconds: 10) { break }
      if file.lock() { return true }
    }
    patience = 0
    return false
  }
}
