/// Cells in columns below their headings, with two blanks between columns.
package struct TextTable {
  package struct Column {
    /// The heading comes first.
    fileprivate let cells: [String]
    fileprivate let isAtLeft: Bool
    fileprivate let overflow: Overflow?
    fileprivate var width: Int

    /// `least`: the minimum width. Columns with an `overflow` share the room that others leave.
    package init(
      _ heading: String, _ cells: [String], least: Int = 0, isAtLeft: Bool = false, overflow: Overflow? = nil
    ) {
      self.cells = [heading] + cells
      (self.isAtLeft, self.overflow) = (isAtLeft, overflow)
      width = self.cells.reduce(least) { max($0, DisplayWidth.of($1)) }
    }
  }

  /// What becomes of a text that is wider than its column: it is cut, or goes on below.
  package enum Overflow { case cut, wrapped }

  private let columns: [Column]
  private static let gap = 2
  /// A cell with fewer columns is useless.
  private static let leastWidth = 8

  /// All columns have the same number of cells.
  package init(_ columns: [Column]) { self.columns = columns }

  /// The width if all cells are whole.
  package var width: Int { columns.reduce(0) { $0 + $1.width } + max(0, columns.count - 1) * Self.gap }

  /// The lines without cuts.
  package var lines: [String] { Self.lines(of: columns) { text, _ in text } }

  /// The lines for a terminal of this width; nil if they do not fit.
  package func lines(width: Int, cut: (_ text: String, _ width: Int) -> String) -> [String]? {
    if self.width <= width { return lines }
    let flexible = columns.indices.filter { columns[$0].overflow != nil }
    var rest = width - self.width + flexible.reduce(0) { $0 + columns[$1].width }
    guard !flexible.isEmpty, rest / flexible.count >= Self.leastWidth else { return nil }
    var fitting = columns
    // A column that needs less than its share leaves the rest to wider ones, which have the same width.
    var share = rest / flexible.count
    for (index, place) in flexible.sorted(by: { columns[$0].width < columns[$1].width }).enumerated() {
      if columns[place].width <= share, index + 1 < flexible.count {
        rest -= columns[place].width
        share = rest / (flexible.count - index - 1)
      } else {
        fitting[place].width = min(share, columns[place].width)
      }
    }
    return Self.lines(of: fitting, cut)
  }

  private static func lines(of columns: [Column], _ cut: (_ text: String, _ width: Int) -> String) -> [String] {
    (columns.first?.cells.indices ?? 0..<0).flatMap { row in
      let cells = columns.map { column in
        column.overflow == .wrapped
          ? Isolation.closed(lines: DisplayWidth.lines(of: column.cells[row], width: column.width))
          : [cut(column.cells[row], column.width)]
      }
      return (0..<(cells.map(\.count).max() ?? 0)).map { number in
        var line = zip(columns, cells).map { column, cell in
          let text = number < cell.count ? cell[number] : ""
          return column.isAtLeft ? text.padded(to: column.width) : text.aligned(to: column.width)
        }.joined(separator: String(repeating: " ", count: gap))
        while line.utf8.last == UInt8(ascii: " ") { line.unicodeScalars.removeLast() }
        return line
      }
    }
  }
}
