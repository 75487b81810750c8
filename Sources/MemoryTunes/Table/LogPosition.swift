import MemoryGame

/// A position in the play of a session: the table, and the length of its log.
struct LogPosition: Equatable {
  /// The number of the table; 0 for none.
  let table: Int
  let position: Int

  init(_ table: borrowing Table?) {
    switch table {
    case .some(let table): (self.table, position) = (table.number, table.game.log.position)
    case .none: (self.table, position) = (0, 0)
    }
  }

  /// After the last move of the player whose turn it is: what the others have done since is in sight until that
  /// player turns a card.
  init(ofOwnMoveOn table: borrowing Table) {
    (self.table, position) = (table.number, table.game.endOfOwnMove)
  }

  /// The earlier one, on this table.
  func orEarlier(_ other: LogPosition) -> LogPosition {
    table == other.table && other.position < position ? other : self
  }
}
