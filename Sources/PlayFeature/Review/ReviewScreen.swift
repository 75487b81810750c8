import MemoryCore
import MemoryGame
import Text
import Wording

/// The flips of a game: the tune turned up, its cost, and the better choice.
struct ReviewScreen {
  /// The minimum width of the table.
  private static let widthOfTable = 64

  func draw(_ game: GameReview, on table: Table, style: Style, into output: inout Output) {
    let flips = game.listed.map { ReviewedFlip($0, of: game, on: table, style: style) }
    guard !flips.isEmpty else { return }
    if !style.isPlain, let lines = Self.lines(flips, style) {
      for line in lines { output.line(line) }
    } else {
      for flip in flips { output.paragraph(flip.row(style.words, isPlain: style.isPlain), style: style) }
    }
  }

  /// The table. Nil if it does not fit.
  private static func lines(_ flips: [ReviewedFlip], _ style: Style) -> [String]? {
    let words = style.words
    var columns = [Column(words.moveHeading, flips.map { "\($0.move)" }, least: 5)]
    // With several players, names come first.
    let names = flips.compactMap(\.player)
    if !names.isEmpty { columns.append(Column(words.whoHeading, names, isAtLeft: true)) }
    columns.append(Column(words.cardHeading, flips.map { "\($0.card)" }, least: 5))
    let index = columns.count
    columns += [
      Column(words.costHeading, flips.map { $0.cost(words) ?? "-" }, least: 5),
      Column(words.luckHeading, flips.map { $0.luck(words) ?? "-" }, least: 6),
      Column(words.betterHeading, flips.map(\.better), isAtLeft: true),
    ]
    // Titles get the rest of the width.
    let rest = style.width - columns.reduce(0) { $0 + $1.width + 2 }
    if style.width < widthOfTable || rest < leastOfTitle { return nil }
    columns.insert(Column(words.tuneHeading, flips.map(\.title), isAtLeft: true), at: index)
    columns[index].width = min(rest, columns[index].width)
    return (0...flips.count).map { row in
      columns.map { $0.text(row, style) }.joined(separator: "  ").trimmed
    }
  }

  /// A title cut to fewer columns is useless.
  private static let leastOfTitle = 8

  private struct Column {
    /// The first row is the heading.
    let cells: [String]
    let isAtLeft: Bool
    var width: Int

    init(_ heading: String, _ cells: [String], least: Int = 0, isAtLeft: Bool = false) {
      self.cells = [heading] + cells
      self.isAtLeft = isAtLeft
      width = self.cells.reduce(least) { max($0, DisplayWidth.of($1)) }
    }

    func text(_ row: Int, _ style: Style) -> String {
      let text = style.cut(cells[row], to: width)
      return isAtLeft ? text.padded(to: width) : text.aligned(to: width)
    }
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
