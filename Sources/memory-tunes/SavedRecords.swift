import Program
import RecordsFeature
import Text

/// The records of a kind: a line for each, in a file to which several programs add.
final class SavedRecords {
  private let path: FilePath
  private let files: SavedFiles
  private let lines: SavedLines

  private static let suffix = ".tsv"

  /// The path ends in `.tsv`.
  init(path: FilePath, kind: RecordKind, files: SavedFiles) {
    self.path = path
    self.files = files
    lines = SavedLines(path: path, header: kind.header, files: files)
  }

  /// Adds a line, which comes without its newline, at the next `flush`.
  func addLater(_ line: String) { lines.addLater(line.utf8) }

  /// Adds a line unless it is there. Returns whether it is there now.
  func addOnce(_ line: [UInt8]) -> Bool {
    let earlier = contents(of: path)?.split(separator: UInt8(ascii: "\n")) ?? []
    if !earlier.contains(line[...]) { lines.add(line) }
    return isSaved
  }

  /// Whether the file has all lines.
  var isSaved: Bool { lines.isSaved }

  /// Adds what was not added before.
  func flush() { lines.flush() }

  /// Hands over each file, the earliest first. `read` returns the numbers of the lines that cannot be read.
  func read(_ read: ([UInt8]) -> [Int]) {
    for path in fullFiles + [path] {
      guard let bytes = contents(of: path) else { continue }
      files.complaints.skipped(read(bytes), of: path)
    }
  }

  /// The bytes of a file; nil if there is none to read. Another program that is writing the last line holds
  /// the lock for a moment.
  private func contents(of path: FilePath) -> [UInt8]? {
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
  func forget() -> Int { fullFiles.reduce(lines.forget()) { $0 + files.remove($1) } }

  /// To 1.0, a file of 64 MB was renamed to `records-1.tsv`, the next one to `records-2.tsv`, and so on.
  private var fullFiles: [FilePath] {
    let stem = path.name.bytes.dropLast(Self.suffix.utf8.count) + Array("-".utf8)
    let numbers = Files.names(in: path.folder) { $0.starts(with: stem) }.compactMap { name in
      Int(String(decoding: name.bytes.dropFirst(stem.count).dropLast(Self.suffix.utf8.count), as: UTF8.self))
    }
    return Set(numbers).sorted().map {
      path.folder.appending(FilePath(stem + Array("\($0)\(Self.suffix)".utf8)))
    }
  }
}
