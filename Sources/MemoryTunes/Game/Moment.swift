/// A place in the play of a session: a table by its number, 0 for none; how far its log had come; and whose turn it was.
struct Moment: Equatable {
  let table: Int
  let position: Int
  let turn: Int

  /// Before the first deal, and so before every table.
  static let none = Moment(table: 0, position: 0, turn: 0)

  private init(table: Int, position: Int, turn: Int) {
    (self.table, self.position, self.turn) = (table, position, turn)
  }

  init(_ game: borrowing GameState) {
    table = game.table?.number ?? 0
    position = game.table?.log.position ?? 0
    turn = game.table?.turns.turn ?? 0
  }
}
