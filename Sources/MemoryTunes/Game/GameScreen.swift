/// The game: what it is and how it stands, the board and, at the end, how to go on.
struct GameScreen {
  /// Kept from one drawing to the next, as long as it is for the same game in the same style.
  private var view: (table: Int, style: Style, board: BoardView)?

  mutating func draw(_ state: borrowing GameState, style: Style, into output: inout Output) {
    guard let table = state.table else { return }
    drawHead(table, style: style, into: &output)
    if view?.table != table.number || view?.style != style {
      view = (table.number, style, BoardView(deck: table.deck, faces: table.board.faces, style: style))
    }
    view!.board.draw(table.board, into: &output)
    if table.players.list.count > 1 {
      for move in table.moves(since: state.lineBegan) {
        output.paragraph(table.message(move), style: style)
      }
      if !table.isOver, state.notice?.tellsTurn != true { output.paragraph(table.turnSentence, style: style) }
    }
    if table.isOver, state.notice != .finished, state.notice != .drawnOut, state.notice != .dealt {
      output.paragraph(table.conclusion, style: style)
    }
  }

  private func drawHead(_ table: Table, style: Style, into output: inout Output) {
    let board = table.board
    let name = "\(table.deck.name), seed \(table.seed)"
    let counts =
      "Moves \(board.moves) (par \(table.par.text)), flips \(board.flips), "
      + "pairs \(board.matchedPairs) of \(board.pairs)"
    let head = "\(name)   \(counts)"
    let fits = DisplayWidth.of(style.shown(head)) <= style.width
    for line in fits ? [head] : [name, counts] { output.paragraph(line, style: style, color: .bold) }
    if table.players.list.count > 1 { output.paragraph("\(table.scores).", style: style) }
    switch table.tunes.origin {
    case .fetched, .kept, .stale:
      output.paragraph("Tunes \(table.tunes.origin.description).", style: style)
    case .builtIn, .file:
      break
    }
  }
}
