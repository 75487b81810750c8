import Program
import RecordsFeature
import Text

/// The records of a kind: a line for each, in a file to which several programs add.
final class SavedRecords {
  private let path: FilePath
  private let files: SavedFiles
  private let lines: SavedLines

  init(path: FilePath, kind: RecordKind, files: SavedFiles) {
    self.path = path
    self.files = files
    lines = SavedLines(path: path, header: kind.header, files: files)
  }

  /// Adds a line, which comes without its newline, at the next `flush`.
  func addLater(_ line: String) { lines.addLater(line.utf8) }

  /// Adds a line unless it is there. Returns whether it is there now.
  func addOnce(_ line: [UInt8]) -> Bool {
    let earlier = contents?.split(separator: UInt8(ascii: "\n")) ?? []
    if !earlier.contains(line[...]) { lines.add(line) }
    return isSaved
  }

  /// Whether the file has all lines.
  var isSaved: Bool { lines.isSaved }

  /// Adds what was not added before.
  func flush() { lines.flush() }

  /// Hands over the file. `read` returns the numbers of the lines that cannot be read.
  func read(_ read: ([UInt8]) -> [Int]) {
    if let bytes = contents { files.complaints.skipped(read(bytes), of: path) }
  }

  /// The bytes of the file; nil if there is none to read. Another program that is writing the last line holds
  /// the lock for a moment.
  private var contents: [UInt8]? {
    guard let bytes = files.read(path) else { return nil }
    if bytes.isEmpty || bytes.last == UInt8(ascii: "\n") { return bytes }
    let file = SavedFiles.opened(path, O_RDONLY)
    guard file >= 0 else { return bytes }
    defer { close(file) }
    for _ in 0..<100 {
      if OpenFile.lock(file, LOCK_SH) { break }
      usleep(10_000)
    }
    return (try? SavedFiles.contents(of: file).get()) ?? bytes
  }

  /// Removes all records. Returns how many files there were.
  func forget() -> Int { lines.forget() }
}
