import CLibedit
import App
import Text

/// The file of typed lines, in libedit's format. Each line is added when it is typed, so that programs running
/// at the same time keep all of theirs.
final class SavedHistory {
  private let path: FilePath
  private let files: SavedFiles
  private let added: SavedLines
  /// libedit's list of lines while there is a prompt.
  private var lines: OpaquePointer?

  /// How many lines are remembered.
  static let most: Int32 = 1000
  /// A larger file is shortened when read.
  private static let longest = 1 << 20
  /// The first line of each file, by which libedit recognizes it.
  private static let header = "_HiStOrY_V2_"

  init(path: FilePath, files: SavedFiles) {
    self.path = path
    self.files = files
    added = SavedLines(path: path, header: Self.header, files: files)
  }

  /// Loads the saved lines into libedit.
  func load(into lines: OpaquePointer) {
    self.lines = lines
    // A program that could not write leaves an empty file.
    guard let bytes = files.content(of: path), !bytes.isEmpty else { return }
    guard bytes.starts(with: "\(Self.header)\n".utf8) else {
      files.setAside(path)
      return
    }
    if bytes.count > Self.longest { shorten() }
    _ = libedit_history_load(lines, path.cString)
  }

  /// Saves a typed line.
  func add(_ line: UnsafePointer<CChar>) {
    added.add(Self.encoded(FilePath(cString: line).bytes))
  }

  /// Saves what could not be saved before.
  func flush() { added.flush() }

  /// Removes all lines. Returns how many files there were.
  func forget() -> Result<Int, SystemProblem> {
    if let lines { libedit_history_clear(lines) }
    return added.forget()
  }

  /// Shortens a long file to its last lines: at most as many as libedit remembers, and at most half of the size
  /// limit.
  private func shorten() {
    _ = try? added.whileLocked { [files, path] file throws(SystemProblem) in
      let bytes = try SavedFiles.contents(of: file)
      var kept = bytes.split(separator: UInt8(ascii: "\n")).dropFirst().suffix(Int(Self.most))[...]
      var size = kept.reduce(0) { $0 + $1.count + 1 }
      while size > Self.longest / 2, let first = kept.popFirst() { size -= first.count + 1 }
      try files.replace(
        path, with: ([Array(Self.header.utf8)[...]] + kept).flatMap { $0 + [UInt8(ascii: "\n")] })
    }
  }

  /// A line in libedit's format: everything but plain letters as octal numbers.
  private static func encoded(_ line: [UInt8]) -> [UInt8] {
    line.flatMap { byte -> [UInt8] in
      if byte > UInt8(ascii: " "), byte != UInt8(ascii: "\\"), byte != 0x7F { return [byte] }
      let digits = [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
      return [UInt8(ascii: "\\")] + digits
    }
  }
}
