import MemoryGame

/// What the flips of a game were worth: which tune was turned up, what it cost, and what would have been
/// better.
struct ReviewScreen {
  /// From this width on it is a table.
  private static let widthOfTable = 64

  func draw(_ game: GameReview, on table: Table, style: Style, into output: inout Output) {
    let rows = game.listed.map { Row($0, of: game, on: table, style: style) }
    guard !rows.isEmpty else { return }
    // What the other columns leave goes to the titles; of several players the names come first.
    let names = rows.reduce(0) { max($0, DisplayWidth.of($1.name ?? "")) }
    let advice = rows.reduce(0) { max($0, $1.advice.utf8.count) }
    let rest = style.width - Self.widthOfNumbers - advice - (names > 0 ? names + 2 : 0)
    if style.width < Self.widthOfTable || rest < Self.leastOfTitle {
      for row in rows { output.paragraph(row.sentence, style: style) }
      return
    }
    let titles = rows.reduce(4) { max($0, DisplayWidth.of($1.title)) }
    func line(_ move: String, _ card: String, _ row: Row?) -> String {
      let name = names > 0 ? padded(row.map { $0.name ?? "" } ?? "who", to: names) + "  " : ""
      let title = padded(row?.title ?? "tune", to: max(4, min(rest, titles)), style)
      let cost = (row.map(\.cost) ?? "cost").aligned(to: 5)
      let luck = (row.map(\.luck) ?? "luck").aligned(to: 6)
      return "\(move.aligned(to: 5))  \(name)\(card.aligned(to: 5))  \(title)  \(cost)  \(luck)  "
        + (row?.advice ?? "better")
    }
    for text in [line("move", "card", nil)] + rows.map({ line("\($0.move)", "\($0.card)", $0) }) {
      output.line(text.trimmed)
    }
  }

  /// A title that is cut to fewer columns says little.
  private static let leastOfTitle = 8

  /// Columns of everything but names, titles and advice.
  private static let widthOfNumbers = 31

  private func padded(_ text: String, to width: Int, _ style: Style? = nil) -> String {
    let text = style?.cut(text, to: width) ?? text
    return text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }
}

extension ReviewScreen {
  /// A flip.
  fileprivate struct Row {
    let move: Int
    /// Who made it, in a game of several players.
    let name: String?
    let card: Int
    let title: String
    let cost: String
    let luck: String
    /// What would have been better; empty if nothing would.
    let advice: String
    private let isCostly: Bool

    init(_ place: Int, of game: GameReview, on table: Table, style: Style) {
      let row = game.review.rows[place]
      (move, card) = (row.move, row.card)
      name = game.seats.isEmpty ? nil : style.shown(game.players[game.seats[place]].name)
      title = table.name(of: row.card, style: style)
      isCostly = row.regret > 0
      let regret = Decimal.text(row.regret, digits: 2)
      cost = !isCostly ? "-" : regret == "0.00" ? "<0.01" : regret
      let chance = Decimal.text(row.luck, digits: 2)
      luck = chance == "0.00" ? "-" : row.luck > 0 ? "+" + chance : chance
      let first = row.isSecond && place > 0 ? game.review.rows[place - 1].card : nil
      advice = isCostly ? Self.advice(row.best, first: first, table.game.board.faces) : ""
    }

    /// `first` is the first card of the move, if this is the second and that is known.
    private static func advice(_ best: Hint.Kind, first: Int?, _ faces: [UInt32]) -> String {
      switch best {
      case .pair: return "a pair that was shown"
      case .unseen: return "a new card"
      case .mate:
        guard let first,
          let mate = faces.indices.first(where: { faces[$0] == faces[first - 1] && $0 != first - 1 })
        else { return "the mate, which was shown" }
        return "\(mate + 1), the mate of \(first)"
      }
    }

    /// The same as a sentence, for where there is no room for columns.
    var sentence: String {
      let flip = "Move \(move), " + (name.map { "\($0), " } ?? "") + "card \(card), \(title): "
      let chance = luck == "-" ? "" : ", luck \(luck)"
      return flip + (isCostly ? "cost \(cost)\(chance). Better: \(advice)." : "no cost\(chance).")
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
