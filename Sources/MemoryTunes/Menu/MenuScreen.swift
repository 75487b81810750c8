import MemoryGame

/// The menu: its rows, what the next game is dealt from, and the game on the table.
struct MenuScreen {
  /// `tellsGame` is false if a message tells of the game on the table.
  func draw(_ game: borrowing GameState, tellsGame: Bool, style: Style, into output: inout Output) {
    output.paragraph("Menu", style: style, color: .bold)
    for (place, row) in MenuRow.rows(isGameInPlay: game.isInPlay).enumerated() {
      draw(row, place + 1, game.table, style: style, into: &output)
    }
    let cards = game.next.cards == .split ? ", with split cards." : "."
    output.sentence("The next game is dealt from ", game.next.deckName, cards, style: style)
    guard tellsGame, let game = game.table?.game, game.isOver else { return }
    output.paragraph("On the table: \(game.ending). To go there, type: game", style: style)
  }

  private func draw(
    _ row: MenuRow, _ number: Int, _ table: Table?, style: Style, into output: inout Output
  ) {
    let progress = row == .continueGame ? table?.game.pairsFound : nil
    guard let progress else { return output.row(number, row.title) }
    let whole = "\(row.title)  (\(progress))"
    // A row begins with its number and four blanks.
    if whole.utf8.count + 5 <= style.width { return output.row(number, whole) }
    output.row(number, row.title)
    output.paragraph("(\(progress))", indent: 5, style: style)
  }
}

extension Game {
  /// What a game that is over is called.
  fileprivate var ending: String {
    switch phase {
    case .playing, .finished: "a finished game"
    case .drawn: "a game that everyone passed out of, \(pairsFound)"
    }
  }
}
