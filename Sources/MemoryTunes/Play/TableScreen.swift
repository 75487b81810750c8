import MemoryGame
import Text

/// The game on the table: status and board.
struct TableScreen {
  /// Reused as long as game, style and layout are the same.
  private var view: View?
  /// The lines above the board, reused as long as no move is completed.
  private var lines: [String] = []
  private var state: State?

  private struct View {
    let table: Int
    let style: Style
    var board: BoardView
  }

  /// What the lines above the board depend on.
  private struct State: Equatable {
    let table: Int
    let found: Int
    let turns: Turns
    let ended: Int?
    let isOver: Bool
    let style: Style
    let hasLetters: Bool
  }

  /// The columns of the board drawn last; 0 if there is none, or if rows are hidden.
  var columns: Int { view?.board.layout.rowsDrawn == nil ? view?.board.layout.columns ?? 0 : 0 }

  /// Those of a board in a script.
  static func columns(of table: borrowing Table) -> Int {
    BoardLayout(cards: table.game.board.faces.count, width: 80, size: .full).columns
  }

  /// `found`: the cards of the pairs that are news. `height` is the number of rows for which the board is
  /// dealt, and `least` that of rows available now, if they are fewer; nil if it does not matter.
  mutating func draw(
    _ table: borrowing Table, found: [Int], height: Int?, least: Int? = nil, style: Style,
    into output: inout Output
  ) {
    func fitting(below rows: Int) -> BoardLayout {
      BoardLayout(
        cards: table.game.board.faces.count, width: style.width, height: height.map { $0 - rows },
        size: style.board)
    }
    var owners = table.isShared ? table.players.namesInRows(style.words).map(style.shown) : []
    var lines = status(of: table, style: style)
    var layout = fitting(below: lines.count)
    if owners.contains(where: { DisplayWidth.of($0) > layout.ownerWidth }) {
      owners = PlayerMarks.of(owners)
      lines = status(of: table, letters: owners, style: style)
      layout = fitting(below: lines.count)
    }
    for line in lines { output.line(line) }
    if let least { layout = layout.lowered(to: least - lines.count, width: style.width) }
    if view?.table != table.number || view?.style != style || view?.board.layout != layout {
      let board = BoardView(
        deck: table.tunes.deck, faces: table.game.board.faces, halves: table.halves, owners: owners,
        layout: layout, style: style)
      view = View(table: table.number, style: style, board: board)
    }
    view?.board.draw(
      table.game.board, news: found.isEmpty ? table.lastPair : found, owners: table.owners, into: &output)
  }

  /// The lines above the board. `letters`: those that stand for the players on cards, if there are any.
  private mutating func status(
    of table: borrowing Table, letters: [String] = [], style: Style
  ) -> [String] {
    let state = State(
      table: table.number, found: table.game.board.matchedPairs, turns: table.game.turns, ended: table.ended,
      isOver: table.game.isOver, style: style, hasLetters: !letters.isEmpty)
    if state != self.state { (self.state, lines) = (state, table.status(letters: letters, style: style)) }
    return lines
  }
}

extension Table {
  /// The seats of the players who have the cards; empty in a game of one.
  fileprivate var owners: [Int?] { isShared ? game.board.cards.map(game.finder(of:)) : [] }

  /// The cards of the last completed move, if no other card is up.
  fileprivate var lastPair: [Int] {
    game.board.faceUp == .none ? game.lastMove.map { [$0.first, $0.second] } ?? [] : []
  }
}

/// Letters for players on cards that have no space for their names: initials or, unless these are different
/// letters of one column, A, B, C.
enum PlayerMarks {
  static func of(_ names: [String]) -> [String] {
    let initials = names.map { name in
      String(name.unicodeScalars.filter { !OutsideText.isHidden($0) }).prefix(1).uppercased()
    }
    let areClear =
      Set(initials).count == names.count
      && initials.allSatisfy { DisplayWidth.of($0) == 1 && $0.first?.isLetter == true }
    return areClear ? initials : names.indices.map { String(UnicodeScalar(UInt8(ascii: "A") + UInt8($0))) }
  }
}
