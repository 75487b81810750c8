import MemoryGame

/// The menu: its rows, what the next game is dealt from, and the game on the table.
struct MenuScreen {
  /// `tellsGame` is false if a message tells of the game on the table.
  func draw(_ game: borrowing GameState, tellsGame: Bool, style: Style, into output: inout Output) {
    output.paragraph("Menu", style: style, color: .bold)
    for (place, row) in MenuRow.allCases.enumerated() { output.row(place + 1, row.title) }
    output.sentence("The next game is dealt from ", game.next.deckName, ".", style: style)
    guard tellsGame, let game = game.table?.game else { return }
    output.paragraph("On the table: \(game.summary). To go there, type: game", style: style)
  }
}

extension Game {
  fileprivate var summary: String {
    switch phase {
    case .playing: pairsFound
    case .finished: "a finished game"
    case .drawn: "a game that everyone passed out of, \(pairsFound)"
    }
  }
}
