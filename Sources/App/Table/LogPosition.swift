import MemoryGame

/// A position in the play of a session: the table, the length of its log, and whose turn it was.
package struct LogPosition: Equatable {
  /// The number of the table; 0 for none.
  package let table: Int
  package let position: Int
  let turn: Int

  /// Before the first deal.
  static let start = LogPosition(table: 0, position: 0, turn: 0)

  /// After the last move of the player whose turn it is: what the others have done since is in sight until that
  /// player turns a card.
  package static func ownMove(on table: borrowing Table) -> LogPosition {
    let (position, turn) = table.game.endOfOwnMove
    return LogPosition(table: table.number, position: position, turn: turn)
  }

  /// The earlier one, on this table.
  package func orEarlier(_ other: LogPosition) -> LogPosition {
    table == other.table && other.position < position ? other : self
  }

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
