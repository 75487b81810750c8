/// Splits a file of records into lines, in pieces of any size, and counts invalid lines.
///
/// This takes as much memory as the longest line.
package struct RecordLines {
  package enum Kind: Sendable {
    case finished
    case begun
    case learned

    package var header: String {
      switch self {
      case .finished: Record.header
      case .begun: "deck\tpairs\tcards\tend\tseed\tplayers"
      case .learned: LearnedLine.header
      }
    }

    /// The beginning of every header of this kind, including those with more columns.
    fileprivate var beginning: StaticString {
      switch self {
      case .finished: "when\tdeck\t"
      case .begun: "deck\tpairs"
      case .learned: "deck\ttitle\t"
      }
    }

    /// Whether a line is a record. A complete line has at least `columns` columns.
    fileprivate func isRecord(_ line: Span<UInt8>, columns: Int) -> Bool {
      switch self {
      case .finished: RecordColumns(line, least: columns) != nil
      case .begun: BegunColumns(line) != nil
      case .learned: LearnedLine(line) != nil
      }
    }
  }

  let kind: Kind
  /// How many columns the header names. A line that was cut short has fewer, even if the rest looks complete.
  private(set) var columns = 0
  /// The number of records, and of lines that are neither records, headers nor empty.
  private(set) var readable = 0
  package private(set) var unreadable = 0
  /// The beginning of a line whose end has not been read yet.
  private var rest: [UInt8] = []

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// Counts the lines in the next piece of the file.
  package mutating func add(_ piece: Span<UInt8>) {
    let kind = kind
    add(piece) { line, columns in kind.isRecord(line, columns: columns) }
  }

  /// Calls `read` with each line that ends in the next piece of the file, except headers and empty lines.
  /// `read` returns whether the line is a record.
  mutating func add(_ piece: Span<UInt8>, _ read: (_ line: Span<UInt8>, _ columns: Int) -> Bool) {
    var start = 0
    while let end = piece.newline(from: start) {
      let line = piece.extracting(start..<end)
      if rest.isEmpty {
        pass(line, read)
      } else {
        keep(line)
        let whole = rest
        rest.removeAll(keepingCapacity: true)
        pass(whole.span, read)
      }
      start = end + 1
    }
    keep(piece.extracting(start..<piece.count))
  }

  /// Ends the file. A line without an end was cut short. If the file may grow, its header applies to the added
  /// lines.
  package mutating func endFile(mayGrow: Bool = false) {
    if !rest.isEmpty { unreadable += 1 }
    rest.removeAll()
    if !mayGrow { columns = 0 }
  }

  private mutating func pass(_ line: Span<UInt8>, _ read: (Span<UInt8>, Int) -> Bool) {
    let isWindows = !line.isEmpty && line[line.count - 1] == UInt8(ascii: "\r")
    let line = isWindows ? line.extracting(droppingLast: 1) : line
    if line.isEmpty { return }
    if line.begins(with: kind.beginning) {
      columns = line.columnCount
    } else if read(line, columns) {
      readable += 1
    } else {
      unreadable += 1
    }
  }

  private mutating func keep(_ line: Span<UInt8>) {
    line.withUnsafeBufferPointer { rest += $0 }
  }
}

extension RecordLines {
  /// A file split into its records and other lines.
  package struct Sorted {
    /// With a header; empty if there are no records.
    package let records: [UInt8]
    package let others: [UInt8]
    package let othersCount: Int
  }

  package static func sort(_ file: [UInt8], _ kind: Kind) -> Sorted {
    var lines = RecordLines(kind)
    var records: [UInt8] = []
    var others: [UInt8] = []
    var fewestColumns = Int.max
    func append(_ line: Span<UInt8>, to list: inout [UInt8]) {
      line.withUnsafeBufferPointer { list += $0 }
      list.append(UInt8(ascii: "\n"))
    }
    lines.add(file.span) { line, columns in
      let isRecord = kind.isRecord(line, columns: columns)
      if isRecord {
        append(line, to: &records)
        fewestColumns = min(fewestColumns, line.columnCount)
      } else {
        append(line, to: &others)
      }
      return isRecord
    }
    // A last line that was cut short belongs to the others.
    let end = file.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    if end < file.count { others += file[end...] + [UInt8(ascii: "\n")] }
    lines.endFile()
    // Records of an earlier version have fewer columns and are complete.
    let names = kind.header.utf8.split(separator: UInt8(ascii: "\t")).prefix(fewestColumns)
    let header = Array(names.joined(separator: [UInt8(ascii: "\t")])) + [UInt8(ascii: "\n")]
    return Sorted(
      records: records.isEmpty ? [] : header + records, others: others, othersCount: lines.unreadable)
  }
}

extension Span<UInt8> {
  fileprivate func newline(from start: Int) -> Int? {
    withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "\n") { return index }
        index += 1
      }
      return nil
    }
  }

  fileprivate func begins(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[index] != text.utf8Start[index] { return false }
    return true
  }

  fileprivate var columnCount: Int {
    var columns = 1
    for index in indices where self[index] == UInt8(ascii: "\t") { columns += 1 }
    return columns
  }
}
