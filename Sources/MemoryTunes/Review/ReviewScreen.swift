import MemoryGame
import Text
import Wording

/// The flips of a game: the tune turned up, its cost, and the better choice.
extension GameReview {
  func draw(_ context: AnswerContext, into output: inout Output) {
    let flips = table.game.isOver ? listed : []
    if flips.isEmpty || output.table(columns(flips, context.style), style: context.style) { return }
    for flip in flips { output.paragraph(sentence(on: flip, context.style), style: context.style) }
  }

  private func columns(_ flips: [Int], _ style: Style) -> [TextTable.Column] {
    let (words, rows) = (style.words, flips.map { analysis.rows[$0] })
    var columns = [TextTable.Column(words.moveHeading, rows.map { "\($0.move)" }, least: 5)]
    // With several players, names come first.
    let names = flips.compactMap { player($0, style) }
    if !names.isEmpty { columns.append(TextTable.Column(words.whoHeading, names, isAtLeft: true)) }
    let titles = rows.map { table.name(of: $0.card, style: style) }
    return columns + [
      TextTable.Column(words.cardHeading, rows.map { "\($0.card)" }, least: 5),
      TextTable.Column(words.tuneHeading, titles, isAtLeft: true, overflow: .cut),
      TextTable.Column(words.costHeading, rows.map { $0.cost(words) ?? "-" }, least: 5),
      TextTable.Column(words.luckHeading, rows.map { $0.luck(words) ?? "-" }, least: 6),
      TextTable.Column(words.betterHeading, flips.map { better($0, words) }, isAtLeft: true),
    ]
  }

  private func sentence(on flip: Int, _ style: Style) -> String {
    let (words, row) = (style.words, analysis.rows[flip])
    return words.reviewedFlip(
      move: row.move, player: player(flip, style), card: row.card,
      title: table.title(of: row.card, style: style),
      cost: style.isPlain && row.isTiny ? words.tinyCost : row.cost(words), luck: row.luck(words),
      better: better(flip, words))
  }

  /// The player; nil if there is only one.
  private func player(_ flip: Int, _ style: Style) -> String? {
    seats.isEmpty ? nil : style.shown(table.players.namesInRows(style.words)[seats[flip]])
  }

  /// The better choice; empty if there was none.
  private func better(_ flip: Int, _ words: Wording) -> String {
    let (row, faces) = (analysis.rows[flip], table.game.board.faces)
    if row.regret == 0 { return "" }
    switch row.best {
    case .pair: return words.betterShownPair
    case .unseen: return words.betterNewCard
    case .mate:
      guard flip > 0, case let first = analysis.rows[flip - 1].card,
        let mate = faces.indices.first(where: { faces[$0] == faces[first - 1] && $0 != first - 1 })
      else { return words.betterShownMate }
      return words.betterMate(card: mate + 1, first: first)
    }
  }
}

extension Appraisal {
  fileprivate var isTiny: Bool { regret > 0 && regret < 0.005 }

  /// In moves; nil without a cost.
  fileprivate func cost(_ words: Wording) -> String? {
    if regret == 0 { return nil }
    return isTiny ? "<\(words.decimal(0.01, digits: 2))" : words.decimal(regret, digits: 2)
  }

  /// The effect of chance; nil if there is hardly any.
  fileprivate func luck(_ words: Wording) -> String? {
    if Decimal.text(luck, digits: 2) == "0.00" { return nil }
    let moves = words.decimal(luck.magnitude, digits: 2)
    return luck > 0 ? words.unlucky(moves: moves) : words.lucky(moves: moves)
  }
}

extension Output {
  /// Draws a table. False if it does not fit this width, and in plain output.
  mutating func table(_ columns: some Sequence<TextTable.Column>, least: Int = 64, style: Style) -> Bool {
    guard !style.isPlain, style.width >= least,
      let lines = TextTable(Array(columns)).lines(width: style.width, cut: style.cut)
    else { return false }
    for line in lines { self.line(line) }
    return true
  }
}
