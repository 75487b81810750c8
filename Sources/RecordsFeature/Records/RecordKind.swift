/// The kinds of records. Each has a file: a header, and a line for each record.
package enum RecordKind: Sendable {
  case finished
  case begun
  case learned

  package var header: String {
    switch self {
    case .finished:
      "when\tdeck\tpairs\tmoves\tflips\tseconds\tseed\tregret\tluck\thints\tplayers\tday\tcards\twon\taids\tmatch"
    case .begun: "deck\tpairs\tcards\tend\tseed\tplayers\tmatch"
    case .learned: "deck\ttitle\tartist\tbox\tnext\twhen"
    }
  }

  /// Calls `read` with each line of a file, except headers and empty lines. `columns` is how many the header
  /// names: a line that was cut short has fewer, even if the rest looks complete. `read` returns whether the
  /// line is a record. Returns the numbers of the lines that are none, from 1.
  func lines(of file: [UInt8], _ read: (_ line: inout Columns, _ columns: Int) -> Bool) -> [Int] {
    // All headers of this kind begin so, including those with other columns.
    let beginning = Array(header.split(separator: "\t").prefix(2).joined(separator: "\t").utf8)
    var line = Columns(file)
    let end = file.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var (number, columns, unreadable) = (0, 0, [Int]())
    while line.place < end {
      number += 1
      if line.begins(with: beginning) {
        columns = line.count
      } else if !line.isAtEndOfLine, !read(&line, columns) {
        unreadable.append(number)
      }
      line.passLine()
    }
    // A line without an end was cut short.
    return end < file.count ? unreadable + [number + 1] : unreadable
  }
}

/// Hands over the files of records of a kind, each whole, the earliest first. `read` returns the numbers of the
/// lines that cannot be read.
package typealias RecordSource = (_ kind: RecordKind, _ read: (_ file: [UInt8]) -> [Int]) -> Void

/// A line of a file of records.
package protocol RecordLine {
  static var kind: RecordKind { get }
  /// `columns`: those of the header of its file. Nil for an invalid line.
  init?(_ line: inout Columns, columns: Int)
}

extension RecordLine {
  /// Reads a complete line.
  package init?(line: String) {
    var columns = Columns(Array(line.utf8))
    self.init(&columns, columns: 0)
  }

  /// All records, earliest first.
  package static func all(in files: RecordSource) -> [Self] {
    var records: [Self] = []
    files(kind) { file in
      kind.lines(of: file) { line, columns in
        guard let record = Self(&line, columns: columns) else { return false }
        records.append(record)
        return true
      }
    }
    return records
  }
}
