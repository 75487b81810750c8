import MemoryCore
import Text

/// A column of a table about the moves of a game, below its heading.
struct ListColumn {
  /// The first row is the heading.
  private let cells: [String]
  private let isAtLeft: Bool
  private var width: Int

  init(_ heading: String, _ cells: [String], least: Int = 0, isAtLeft: Bool = false) {
    self.cells = [heading] + cells
    self.isAtLeft = isAtLeft
    width = self.cells.reduce(least) { max($0, DisplayWidth.of($1)) }
  }

  /// The rows of a table. The columns at these indices, which hold titles, share the space that the others
  /// leave. Nil if it does not fit.
  static func lines(_ columns: [ListColumn], sharing titles: [Int], style: Style) -> [String]? {
    var columns = columns
    let others = columns.indices.reduce(0) { $0 + (titles.contains($1) ? 0 : columns[$1].width) }
    let rest = (style.width - others - (columns.count - 1) * gap.utf8.count) / titles.count
    if style.width < leastOfTable || rest < leastOfTitle { return nil }
    for index in titles { columns[index].width = min(rest, columns[index].width) }
    return columns[0].cells.indices.map { row in
      columns.map { $0.text(row, style) }.joined(separator: gap).trimmed
    }
  }

  private static let gap = "  "
  /// The minimum width of a table.
  private static let leastOfTable = 64
  /// A title cut to fewer columns is useless.
  private static let leastOfTitle = 8

  private func text(_ row: Int, _ style: Style) -> String {
    let text = style.cut(cells[row], to: width)
    return isAtLeft ? text.padded(to: width) : text.aligned(to: width)
  }
}

extension String {
  /// Without blanks at its end.
  fileprivate var trimmed: String {
    var text = self
    while text.utf8.last == UInt8(ascii: " ") { text.unicodeScalars.removeLast() }
    return text
  }
}
