import CSystem
import Saved
import Text

/// Which positions running programs have on their tables: each program locks a byte of an empty file, whose
/// number is that of the position.
final class GameLocks: GameHolds {
  private let path: FilePath
  private var file: Int32 = -1

  init(path: FilePath) { self.path = path }

  deinit { if file >= 0 { close(file) } }

  /// Without the file, nobody is kept out.
  func hold(_ position: Int) -> Bool {
    openFile()
    return file < 0 || lock_byte(file, Int64(position)) != 0
  }

  func release(_ position: Int) { if file >= 0 { unlock_byte(file, Int64(position)) } }

  func isHeldElsewhere(_ position: Int) -> Bool {
    openFile()
    return file >= 0 && byte_is_locked_elsewhere(file, Int64(position)) != 0
  }

  private func openFile() {
    if file < 0 { file = open(path.cString, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o600) }
    if file < 0 { file = open(path.cString, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
  }
}
