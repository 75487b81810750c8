import CLibedit
import MemoryTunes
import Text

/// The file of typed lines. Each is added when it is typed, so that several programs keep all of theirs.
final class SavedHistory {
  private let path: FilePath
  private let files: SavedFiles
  private let file: LockedFile
  /// libedit's list of lines while there is a prompt.
  private var lines: OpaquePointer?

  /// How many lines are remembered.
  static let most: Int32 = 1000
  /// A larger file is shortened to these lines when it is read.
  private static let longest = 1 << 20

  init(path: FilePath, files: SavedFiles) {
    (self.path, self.files) = (path, files)
    file = LockedFile(path: path, files: files)
  }

  /// Loads the saved lines into libedit.
  func load(into lines: OpaquePointer) {
    self.lines = lines
    // A program that could not write leaves an empty file.
    guard let bytes = files.content(of: path), !bytes.isEmpty else { return }
    if libedit_history_load(lines, path.cString) < 0 {
      files.setAside(path)
    } else if bytes.count > Self.longest {
      shorten(lines)
    }
  }

  /// Saves a typed line.
  func add(_ line: UnsafePointer<CChar>) {
    do throws(SystemProblem) {
      try file.whileLocked { descriptor throws(SystemProblem) in
        // libedit writes a header at the beginning of a file.
        let size = lseek(descriptor, 0, SEEK_END)
        guard let stream = fdopen(dup(descriptor), "a") else { throw .last }
        let isWritten = libedit_history_append(line, stream) >= 0
        guard fclose(stream) == 0, isWritten else {
          let problem = SystemProblem.last
          _ = ftruncate(descriptor, size)
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

  private func shorten(_ lines: OpaquePointer) {
    let new = RewrittenFile.unfinished(path)
    _ = try? file.whileLocked { _ in
      unlink(new.cString)
      if libedit_history_save(lines, new.cString) < 0 || rename(new.cString, path.cString) != 0 {
        unlink(new.cString)
      }
    }
  }
}
