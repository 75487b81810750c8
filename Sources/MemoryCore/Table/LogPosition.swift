import MemoryGame

/// A position in the play of a session: the table, the length of its log, and whose turn it was.
package struct LogPosition: Equatable {
  /// The number of the table; 0 for none.
  package let table: Int
  package let position: Int
  let turn: Int

  /// Before the first deal.
  static let start = LogPosition(table: 0, position: 0, turn: 0)

  private init(table: Int, position: Int, turn: Int) {
    (self.table, self.position, self.turn) = (table, position, turn)
  }

  package init(_ table: borrowing Table?) {
    switch table {
    case .some(let table):
      self.init(table: table.number, position: table.game.log.position, turn: table.game.turns.turn)
    case .none:
      self = .start
    }
  }
}
