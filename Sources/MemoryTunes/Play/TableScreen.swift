import MemoryGame
import Text

/// The game on the table: how it stands, and the board.
struct TableScreen {
  /// Kept from one drawing to the next, as long as it is for the same game in the same style and layout.
  private var view: (table: Int, style: Style, board: BoardView)?
  /// The lines above the board, kept in the same way as long as no move is completed.
  private var status: (standing: Standing, style: Style, lines: [String])?

  /// What the lines above the board depend on.
  struct Standing: Equatable {
    let table: Int
    let found: Int
    let turns: Turns
    let ended: Int?

    init(_ table: borrowing Table) {
      (self.table, found) = (table.number, table.game.board.matchedPairs)
      (turns, ended) = (table.game.turns, table.ended)
    }
  }

  /// What happened since `start` is shown as news. `height` is how many rows of the terminal there are for it;
  /// nil where that does not matter.
  mutating func draw(
    _ table: borrowing Table, _ standing: Standing, since start: LogPosition, height: Int?, style: Style,
    into output: inout Output
  ) {
    let rows = drawStatus(of: table, standing, style: style, into: &output)
    let layout = BoardLayout(
      cards: table.game.board.faces.count, width: style.width, height: height.map { $0 - rows },
      size: style.board)
    if view?.table != table.number || view?.style != style || view?.board.layout != layout {
      let board = BoardView(
        deck: table.deck, faces: table.game.board.faces, halves: table.halves, layout: layout, style: style)
      view = (table.number, style, board)
    }
    view?.board.draw(table.game.board, news: table.cardsJustMatched(since: start), into: &output)
  }

  /// Returns how many lines it takes.
  private mutating func drawStatus(
    of table: borrowing Table, _ standing: Standing, style: Style, into output: inout Output
  ) -> Int {
    if status?.standing != standing || status?.style != style {
      status = (standing, style, StatusLine(table, style.words).lines(style: style))
    }
    let lines = status?.lines ?? []
    for line in lines { output.line(line) }
    return lines.count
  }
}

extension Table {
  /// The cards of the pairs that were found since a position, and those of the move that was completed last, as
  /// long as no other card is up.
  fileprivate func cardsJustMatched(since start: LogPosition) -> [Int] {
    var cards: [Int] = []
    for move in moves(since: start) where move.cards.count == 2 && isPair(move.cards[0], move.cards[1]) {
      cards += move.cards
    }
    if cards.isEmpty, game.board.faceUp == .none, let last = game.lastMove {
      cards = [last.first, last.second]
    }
    return cards
  }
}
