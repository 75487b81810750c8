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

private struct ReviewedFlip {
  let move: Int
  /// The player; nil if there is only one.
  let player: String?
  let card: Int
  let title: String
  private let quotedTitle: String
  /// In moves; nil without a cost.
  private let cost: Double?
  /// Above 0 is bad luck; nil if hardly different from 0.
  private let luck: Double?
  let better: String

  init(_ index: Int, of game: GameReview, on table: Table, style: Style) {
    let row = game.review.rows[index]
    let words = style.words
    let isEven = Decimal.text(row.luck, digits: 2) == "0.00"
    let first = row.isSecond && index > 0 ? game.review.rows[index - 1].card : nil
    let isCostly = row.regret > 0
    let name = game.seats.isEmpty ? nil : words.playerName(game.players[game.seats[index]].name)
    (move, player, card) = (row.move, name.map(style.shown), row.card)
    title = table.name(of: row.card, style: style)
    quotedTitle = table.title(of: row.card, style: style)
    (cost, luck) = (isCostly ? row.regret : nil, isEven ? nil : row.luck)
    better = isCostly ? Self.advice(row.best, first: first, table.game.board.faces, words) : ""
  }

  /// `first` is the first card of the move, if this is the second and the first is known.
  private static func advice(
    _ best: Hint.Kind, first: Int?, _ faces: [UInt32], _ words: Wording
  ) -> String {
    switch best {
    case .pair: return words.betterShownPair
    case .unseen: return words.betterNewCard
    case .mate:
      guard let first,
        let mate = faces.indices.first(where: { faces[$0] == faces[first - 1] && $0 != first - 1 })
      else { return words.betterShownMate }
      return words.betterMate(card: mate + 1, first: first)
    }
  }

  /// The cost in a column. Nil without one.
  func cost(_ words: Wording) -> String? {
    cost.map { isTiny($0) ? "<\(words.decimal(0.01, digits: 2))" : words.decimal($0, digits: 2) }
  }

  /// The effect of chance. Nil if there is hardly any.
  func luck(_ words: Wording) -> String? {
    guard let luck else { return nil }
    let moves = words.decimal(luck.magnitude, digits: 2)
    return luck > 0 ? words.unlucky(moves: moves) : words.lucky(moves: moves)
  }

  /// The row without columns.
  func row(_ words: Wording, isPlain: Bool) -> String {
    let saysTiny = isPlain && isTiny(cost ?? 1)
    return words.reviewedFlip(
      move: move, player: player, card: card, title: quotedTitle, cost: saysTiny ? words.tinyCost : cost(words),
      luck: luck(words), better: better)
  }

  /// Whether it would be shown as 0.
  private func isTiny(_ cost: Double) -> Bool { cost < 0.005 }
}
