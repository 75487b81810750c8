import CLibedit
import MemoryTunes
import Text

/// The file of typed lines. Each is added when it is typed, so that several programs keep all of theirs.
final class SavedHistory {
  private let path: FilePath
  private let locks: HomeLocks
  private let files: SavedFiles
  /// libedit's list of lines while there is a prompt.
  private var lines: OpaquePointer?

  /// How many lines are remembered.
  static let most: Int32 = 1000
  /// A larger file is shortened to these lines when it is read.
  private static let longest = 1 << 20

  init(path: FilePath, locks: HomeLocks, files: SavedFiles) {
    (self.path, self.locks, self.files) = (path, locks, files)
  }

  /// Loads the saved lines into libedit.
  func load(into lines: OpaquePointer) {
    self.lines = lines
    // A program that could not write leaves an empty file.
    guard let bytes = files.content(of: path), !bytes.isEmpty else { return }
    if libedit_history_load(lines, path.cString) < 0 {
      files.setAside(path)
    } else if bytes.count > Self.longest {
      shorten()
    }
  }

  /// Saves a typed line.
  func add(_ line: UnsafePointer<CChar>) {
    do throws(SystemProblem) {
      try locks.whileOthersWait { () throws(SystemProblem) in
        let file = try files.create(path, O_WRONLY | O_APPEND)
        // libedit writes a header at the beginning of a file.
        let size = lseek(file, 0, SEEK_END)
        guard let stream = fdopen(file, "a") else { throw .last }
        let isWritten = libedit_history_append(line, stream) >= 0
        guard fclose(stream) == 0, isWritten else {
          let problem = SystemProblem.last
          truncate(path.cString, size)
          throw problem
        }
      }
    } catch {
      files.complaints.cannotSave(path, error)
    }
  }

  /// Removes all lines. Returns how many files there were.
  func forget() -> Result<Int, SystemProblem> {
    if let lines { libedit_history_clear(lines) }
    return files.remove(path)
  }

  /// Keeps libedit's header and the last lines.
  private func shorten() {
    _ = try? locks.whileOthersWait { () throws(SystemProblem) in
      let lines = (files.content(of: path) ?? []).split(separator: UInt8(ascii: "\n"))
      let rest = lines.prefix(1) + lines.dropFirst().suffix(Int(Self.most))
      try files.replace(path, with: rest.flatMap { $0 + [UInt8(ascii: "\n")] })
    }
  }
}
