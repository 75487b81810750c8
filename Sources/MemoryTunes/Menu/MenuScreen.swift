/// The menu: its rows, the category of the next game and whether a game lies on the table.
struct MenuScreen {
  func draw(_ state: borrowing AppState, style: Style, into output: inout Output) {
    output.paragraph("Menu", style: style, color: .bold)
    var number = 1
    for row in MenuRow.allCases {
      output.row(number, row.title)
      number += 1
    }
    output.sentence("The next game is dealt from ", state.game.next.deckName, ".", style: style)
    // At the start the message tells of it.
    guard let board = state.game.table?.board, state.answer != .welcome else { return }
    let found = board.isFinished ? "a finished game" : "\(board.matchedPairs) of \(board.pairs) pairs found"
    output.paragraph("On the table: \(found). To go there, type: game", style: style)
  }
}
