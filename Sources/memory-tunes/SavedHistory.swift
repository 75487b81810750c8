import CLibedit
import MemoryTunes
import Text

/// The file of typed lines. Each is added when it is typed, so that several programs keep all of theirs.
final class SavedHistory {
  private let file: SavedFile
  /// libedit's list of lines while there is a prompt.
  private var lines: OpaquePointer?

  /// How many lines are remembered.
  static let most: Int32 = 1000
  /// A larger file is shortened to these lines when it is read.
  private static let longest = 1 << 20

  init(_ file: SavedFile) { self.file = file }

  /// Loads the saved lines into libedit.
  func load(into lines: OpaquePointer) {
    self.lines = lines
    // A program that could not write leaves an empty file.
    guard let bytes = file.content(), !bytes.isEmpty else { return }
    if libedit_history_load(lines, file.path.cString) < 0 {
      file.setAside()
    } else if bytes.count > Self.longest {
      shorten()
    }
  }

  /// Saves a typed line.
  func add(_ line: UnsafePointer<CChar>) {
    do throws(SystemFailure) {
      try file.locks.whileOthersWait { () throws(SystemFailure) in
        let descriptor = try file.create(O_WRONLY | O_APPEND)
        // libedit writes a header at the beginning of a file.
        let size = lseek(descriptor, 0, SEEK_END)
        guard let stream = fdopen(descriptor, "a") else { throw .last }
        let isWritten = libedit_history_append(line, stream) >= 0
        guard fclose(stream) == 0, isWritten else {
          let failure = SystemFailure.last
          truncate(file.path.cString, size)
          throw failure
        }
      }
    } catch {
      file.warnings.cannotSave(file.path, error)
    }
  }

  /// Removes all lines. Returns how many files there were.
  func forget() -> Result<Int, SystemFailure> {
    if let lines { libedit_history_clear(lines) }
    return file.remove()
  }

  /// Keeps libedit's header and the last lines.
  private func shorten() {
    _ = try? file.locks.whileOthersWait { () throws(SystemFailure) in
      let lines = (file.content() ?? []).split(separator: UInt8(ascii: "\n"))
      let rest = lines.prefix(1) + lines.dropFirst().suffix(Int(Self.most))
      try file.replace(with: rest.flatMap { $0 + [UInt8(ascii: "\n")] })
    }
  }
}
