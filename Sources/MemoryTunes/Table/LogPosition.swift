import MemoryGame

/// A position in the play of a session: the table, and the length of its log.
struct LogPosition: Equatable {
  /// The number of the table; 0 for none.
  let table: Int
  private(set) var position: Int

  init(_ table: borrowing Table?) {
    switch table {
    case .some(let table): (self.table, position) = (table.number, table.game.log.position)
    case .none: (self.table, position) = (0, 0)
    }
  }

  /// This one or, if it is earlier, another one of the same game.
  func orEarlier(_ other: Int) -> LogPosition {
    var earlier = self
    earlier.position = min(position, other)
    return earlier
  }
}
