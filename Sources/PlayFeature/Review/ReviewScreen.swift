import MemoryCore
import MemoryGame
import Text
import Wording

/// The flips of a game: the tune turned up, its cost, and the better choice.
struct ReviewScreen {
  /// The minimum width of the table.
  private static let widthOfTable = 64

  func draw(_ game: GameReview, on table: Table, style: Style, into output: inout Output) {
    let words = style.words
    let flips = game.listed.map { ReviewedFlip($0, of: game, on: table, style: style) }
    guard !flips.isEmpty else { return }
    if style.isPlain {
      for flip in flips { output.paragraph(words.reviewedFlipAloud(flip), style: style) }
    } else if let lines = Self.lines(flips, style) {
      for line in lines { output.line(line) }
    } else {
      for flip in flips { output.paragraph(words.reviewedFlip(flip), style: style) }
    }
  }

  /// The table. Nil if it does not fit.
  private static func lines(_ flips: [ReviewedFlip], _ style: Style) -> [String]? {
    let words = style.words
    let headings = words.reviewHeadings
    var columns = [Column(headings.move, flips.map { "\($0.move)" }, least: 5)]
    // With several players, names come first.
    let names = flips.compactMap(\.player)
    if !names.isEmpty { columns.append(Column(headings.who, names, isAtLeft: true)) }
    columns.append(Column(headings.card, flips.map { "\($0.card)" }, least: 5))
    let index = columns.count
    columns += [
      Column(headings.cost, flips.map(words.flipCost), least: 5),
      Column(headings.luck, flips.map(words.flipLuck), least: 6),
      Column(headings.better, flips.map(\.better), isAtLeft: true),
    ]
    // Titles get the rest of the width.
    let rest = style.width - columns.reduce(0) { $0 + $1.width + 2 }
    if style.width < widthOfTable || rest < leastOfTitle { return nil }
    columns.insert(Column(headings.tune, flips.map(\.title), isAtLeft: true), at: index)
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

extension ReviewedFlip {
  fileprivate init(_ index: Int, of game: GameReview, on table: Table, style: Style) {
    let row = game.review.rows[index]
    let words = style.words
    let isEven = Decimal.text(row.luck, digits: 2) == "0.00"
    let first = row.isSecond && index > 0 ? game.review.rows[index - 1].card : nil
    let isCostly = row.regret > 0
    let name = game.seats.isEmpty ? nil : words.playerName(game.players[game.seats[index]].name)
    self.init(
      move: row.move, player: name.map(style.shown), card: row.card,
      title: table.name(of: row.card, style: style), cost: isCostly ? row.regret : nil,
      luck: isEven ? nil : row.luck,
      better: isCostly ? Self.advice(row.best, first: first, table.game.board.faces, words) : "")
  }

  /// `first` is the first card of the move, if this is the second and the first is known.
  private static func advice(
    _ best: Hint.Kind, first: Int?, _ faces: [UInt32], _ words: any Wording
  ) -> String {
    switch best {
    case .pair: return words.betterShownPair
    case .unseen: return words.betterNewCard
    case .mate:
      guard let first,
        let mate = faces.indices.first(where: { faces[$0] == faces[first - 1] && $0 != first - 1 })
      else { return words.betterShownMate }
      return words.betterMate(mate + 1, of: first)
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
