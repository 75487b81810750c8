/// Cells in columns below their headings, with two blanks between columns.
package struct TextTable {
  package struct Column {
    /// The heading comes first.
    fileprivate let cells: [String]
    fileprivate let isAtLeft: Bool
    fileprivate let canBeCut: Bool
    fileprivate var width: Int

    /// `least`: the minimum width. Columns that can be cut share the room that others leave.
    package init(
      _ heading: String, _ cells: [String], least: Int = 0, isAtLeft: Bool = false, canBeCut: Bool = false
    ) {
      self.cells = [heading] + cells
      (self.isAtLeft, self.canBeCut) = (isAtLeft, canBeCut)
      width = self.cells.reduce(least) { max($0, DisplayWidth.of($1)) }
    }
  }

  private let columns: [Column]
  private static let gap = 2
  /// A cell that is cut to fewer columns is useless.
  private static let leastOfCut = 8

  /// All columns have the same number of cells.
  package init(_ columns: [Column]) { self.columns = columns }

  /// The width without cuts.
  package var width: Int { columns.reduce(0) { $0 + $1.width } + max(0, columns.count - 1) * Self.gap }

  /// The lines without cuts.
  package var lines: [String] { Self.lines(of: columns) { text, _ in text } }

  /// The lines for a terminal of this width; nil if they do not fit.
  package func lines(width: Int, cut: (_ text: String, _ width: Int) -> String) -> [String]? {
    let cuts = columns.filter(\.canBeCut)
    let rest = (width - self.width + cuts.reduce(0) { $0 + $1.width }) / max(1, cuts.count)
    guard !cuts.isEmpty, rest >= Self.leastOfCut else { return self.width <= width ? lines : nil }
    let fitting = columns.map { column in
      var column = column
      if column.canBeCut { column.width = min(rest, column.width) }
      return column
    }
    return Self.lines(of: fitting, cut)
  }

  private static func lines(of columns: [Column], _ cut: (_ text: String, _ width: Int) -> String) -> [String] {
    (columns.first?.cells.indices ?? 0..<0).map { row in
      var line = columns.map { column in
        let cell = cut(column.cells[row], column.width)
        return column.isAtLeft ? cell.padded(to: column.width) : cell.aligned(to: column.width)
      }.joined(separator: String(repeating: " ", count: gap))
      while line.utf8.last == UInt8(ascii: " ") { line.unicodeScalars.removeLast() }
      return line
    }
  }
}
