import MemoryGame
import Text
import Wording

struct ReviewedFlip {
  let move: Int
  /// The player; nil if there is only one.
  let player: String?
  let card: Int
  let title: String
  /// The title in a sentence.
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
}

extension ReviewedFlip {
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
