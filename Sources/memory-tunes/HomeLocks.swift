import CSystem
import MemoryTunes
import Saved
import Text
import Wording

/// What running programs keep others from: each locks bytes of an empty file. The number of a byte is that of
/// the position on a program's table, or 0 while it changes another saved file.
final class HomeLocks: GameHolds {
  private let path: FilePath
  private let warnings: Warnings
  private var file: Int32 = -1
  /// How many milliseconds to wait for another program's change. After one timeout, there is no further wait.
  private var patience = 3000

  init(path: FilePath, warnings: Warnings) { (self.path, self.warnings) = (path, warnings) }

  deinit { if file >= 0 { close(file) } }

  /// Without the file, nobody is kept out.
  func hold(_ byte: Int) -> Bool {
    openFile()
    return file < 0 || lock_byte(file, Int64(byte)) != 0
  }

  func release(_ byte: Int) { if file >= 0 { unlock_byte(file, Int64(byte)) } }

  func isHeldElsewhere(_ byte: Int) -> Bool {
    openFile()
    return file >= 0 && byte_is_locked_elsewhere(file, Int64(byte)) != 0
  }

  /// Calls `change` while no other program changes a saved file.
  func whileOthersWait<Value>(
    _ change: () throws(SystemFailure) -> Value
  ) throws(SystemFailure) -> Value {
    let end = SteadyClock.now + patience
    while !hold(0) {
      guard SteadyClock.now < end else {
        patience = 0
        throw .known(.locked)
      }
      usleep(10_000)
    }
    defer { release(0) }
    return try change()
  }

  /// Opens the file. If that fails, the player is told that nobody is kept out.
  private func openFile() {
    if file >= 0 { return }
    // Anything but a regular file is set aside.
    if let kind = FileIdentity(path: path)?.kind, kind != S_IFREG {
      SavedFile(path: path, locks: self, warnings: warnings).setAside()
    }
    file = open(path.cString, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o600)
    // Without a home, nobody plays in it.
    if file >= 0 || errno == ENOENT { return }
    warnings.cannotHold(path, .last)
    file = open(path.cString, O_RDONLY | O_CLOEXEC | O_NOCTTY)
  }
}
