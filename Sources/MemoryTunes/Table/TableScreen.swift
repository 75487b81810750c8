/// The game on the table: what it is and how it stands, the board, and the moves that the line completed.
struct TableScreen {
  /// Kept from one drawing to the next, as long as it is for the same game in the same style.
  private var view: (table: Int, style: Style, board: BoardView)?

  /// The moves since `start` are listed if several play.
  mutating func draw(
    _ table: borrowing Table, since start: LogPosition, style: Style, into output: inout Output
  ) {
    drawHead(table, style: style, into: &output)
    if view?.table != table.number || view?.style != style {
      let board = BoardView(deck: table.deck, faces: table.game.board.faces, style: style)
      view = (table.number, style, board)
    }
    view?.board.draw(table.game.board, into: &output)
    guard table.isShared else { return }
    for move in table.moves(since: start) { output.paragraph(table.message(move), style: style) }
  }

  private func drawHead(_ table: Table, style: Style, into output: inout Output) {
    let board = table.game.board
    let name = "\(table.deck.name), \(table.day?.text ?? "seed \(table.seed)")"
    let counts =
      "Moves \(board.moves) (par \(table.par.text)), flips \(board.flips), "
      + "pairs \(board.matchedPairs) of \(board.pairs)"
    let head = "\(name)   \(counts)"
    let fits = DisplayWidth.of(style.shown(head)) <= style.width
    for line in fits ? [head] : [name, counts] { output.paragraph(line, style: style, color: .bold) }
    if table.isShared { output.paragraph("\(table.scores).", style: style) }
    switch table.tunes.origin {
    case .fetched, .kept, .stale:
      output.paragraph("Tunes \(table.tunes.origin.description).", style: style)
    case .builtIn, .file:
      break
    }
  }
}
