import MemoryGame
import Text
import Wording

/// The flips of a game: the tune turned up, its cost, and the better choice.
struct ReviewScreen {
  func draw(_ game: GameReview, on table: Table, style: Style, into output: inout Output) {
    let flips = game.listed.map { ReviewedFlip($0, of: game, on: table, style: style) }
    guard !flips.isEmpty else { return }
    if !style.isPlain, let lines = Self.lines(flips, style) {
      for line in lines { output.line(line) }
    } else {
      for flip in flips { output.paragraph(flip.row(style.words, isPlain: style.isPlain), style: style) }
    }
  }

  static let leastOfTable = 64

  /// The table. Nil if it does not fit.
  private static func lines(_ flips: [ReviewedFlip], _ style: Style) -> [String]? {
    guard style.width >= leastOfTable else { return nil }
    let words = style.words
    var columns = [TextTable.Column(words.moveHeading, flips.map { "\($0.move)" }, least: 5)]
    // With several players, names come first.
    let names = flips.compactMap(\.player)
    if !names.isEmpty { columns.append(TextTable.Column(words.whoHeading, names, isAtLeft: true)) }
    columns += [
      TextTable.Column(words.cardHeading, flips.map { "\($0.card)" }, least: 5),
      TextTable.Column(words.tuneHeading, flips.map(\.title), isAtLeft: true, canBeCut: true),
      TextTable.Column(words.costHeading, flips.map { $0.cost(words) ?? "-" }, least: 5),
      TextTable.Column(words.luckHeading, flips.map { $0.luck(words) ?? "-" }, least: 6),
      TextTable.Column(words.betterHeading, flips.map(\.better), isAtLeft: true),
    ]
    return TextTable(columns).lines(width: style.width, cut: style.cut)
  }
}
