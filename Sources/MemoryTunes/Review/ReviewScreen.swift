import MemoryGame
import Text
import Wording

/// The flips of a game: the tune turned up, its cost, and the better choice.
struct ReviewScreen {
  let game: GameReview
  let table: Table
  let style: Style

  static let leastOfTable = 64

  private var words: Wording { style.words }
  private var rows: [Appraisal] { game.review.rows }

  func draw(into output: inout Output) {
    let flips = game.listed
    if flips.isEmpty { return }
    if !style.isPlain, let lines = lines(on: flips) {
      for line in lines { output.line(line) }
    } else {
      for flip in flips { output.paragraph(sentence(on: flip), style: style) }
    }
  }

  /// The table. Nil if it does not fit.
  private func lines(on flips: [Int]) -> [String]? {
    guard style.width >= Self.leastOfTable else { return nil }
    var columns = [TextTable.Column(words.moveHeading, flips.map { "\(rows[$0].move)" }, least: 5)]
    // With several players, names come first.
    let names = flips.compactMap(player)
    if !names.isEmpty { columns.append(TextTable.Column(words.whoHeading, names, isAtLeft: true)) }
    let titles = flips.map { table.name(of: rows[$0].card, style: style) }
    columns += [
      TextTable.Column(words.cardHeading, flips.map { "\(rows[$0].card)" }, least: 5),
      TextTable.Column(words.tuneHeading, titles, isAtLeft: true, canBeCut: true),
      TextTable.Column(words.costHeading, flips.map { cost(of: rows[$0]) ?? "-" }, least: 5),
      TextTable.Column(words.luckHeading, flips.map { luck(of: rows[$0]) ?? "-" }, least: 6),
      TextTable.Column(words.betterHeading, flips.map(better), isAtLeft: true),
    ]
    return TextTable(columns).lines(width: style.width, cut: style.cut)
  }

  private func sentence(on flip: Int) -> String {
    let row = rows[flip]
    let saysTiny = style.isPlain && row.regret > 0 && isTiny(row)
    return words.reviewedFlip(
      move: row.move, player: player(flip), card: row.card, title: table.title(of: row.card, style: style),
      cost: saysTiny ? words.tinyCost : cost(of: row), luck: luck(of: row), better: better(flip))
  }

  /// The player; nil if there is only one.
  private func player(_ flip: Int) -> String? {
    game.seats.isEmpty ? nil : style.shown(words.playerName(game.players[game.seats[flip]].name))
  }

  /// In moves; nil without a cost.
  private func cost(of row: Appraisal) -> String? {
    if row.regret == 0 { return nil }
    return isTiny(row) ? "<\(words.decimal(0.01, digits: 2))" : words.decimal(row.regret, digits: 2)
  }

  private func isTiny(_ row: Appraisal) -> Bool { row.regret < 0.005 }

  /// The effect of chance; nil if there is hardly any.
  private func luck(of row: Appraisal) -> String? {
    let moves = words.decimal(row.luck.magnitude, digits: 2)
    if Decimal.text(row.luck, digits: 2) == "0.00" { return nil }
    return row.luck > 0 ? words.unlucky(moves: moves) : words.lucky(moves: moves)
  }

  /// The better choice; empty if there was none.
  private func better(_ flip: Int) -> String {
    let (row, faces) = (rows[flip], table.game.board.faces)
    if row.regret == 0 { return "" }
    switch row.best {
    case .pair: return words.betterShownPair
    case .unseen: return words.betterNewCard
    case .mate:
      guard flip > 0, case let first = rows[flip - 1].card,
        let mate = faces.indices.first(where: { faces[$0] == faces[first - 1] && $0 != first - 1 })
      else { return words.betterShownMate }
      return words.betterMate(card: mate + 1, first: first)
    }
  }
}
