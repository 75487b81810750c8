@testable import MemoryTunes

extension Record {
  /// Reads a whole line; nil for one that is no record.
  init?(line: String) {
    let bytes = Array(line.utf8)
    guard let columns = RecordColumns(bytes.span, least: 0) else { return nil }
    self.init(columns, of: bytes.span)
  }
}
