import CLibedit
import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of the lines that were typed at the prompt, in libedit's own form. Each line is added when it is typed, so
/// that programs that run at the same time all keep theirs.
final class KeptHistory {
  private let path: String
  private let files: KeptFiles
  /// libedit's lines, while there is a prompt.
  private var lines: OpaquePointer?

  /// How many lines are remembered.
  static let most: Int32 = 1000
  /// From how many bytes on a file that is read is made shorter.
  private static let longest = 1 << 20

  init(path: String, files: KeptFiles) {
    self.path = path
    self.files = files
  }

  /// Has libedit remember what is kept.
  func load(into lines: OpaquePointer) {
    self.lines = lines
    guard let bytes = files.read(path) else { return }
    if libedit_history_load(lines, path) < 0 { return files.setAside(path) }
    if bytes.count > Self.longest, unlink(path) == 0 { save(lines) }
  }

  /// Keeps a line that was typed.
  func add(_ line: UnsafePointer<CChar>) {
    guard let lines = history_init() else { return }
    defer { history_end(lines) }
    libedit_history_size(lines, 1)
    libedit_history_enter(lines, line)
    save(lines)
  }

  /// Forgets all lines, and says how many files that were.
  func forget() -> Int {
    if let lines { libedit_history_clear(lines) }
    return files.remove(path)
  }

  private func save(_ lines: OpaquePointer) {
    let file = files.create(path, O_WRONLY | O_APPEND | O_NONBLOCK)
    guard file >= 0 else { return }
    guard let stream = fdopen(file, "a") else {
      close(file)
      return
    }
    fseek(stream, 0, SEEK_END)
    let isSaved = libedit_history_save(lines, stream) >= 0
    let code = errno
    if fclose(stream) != 0 || !isSaved { files.complaints.cannotKeep(path, isSaved ? errno : code) }
  }
}
