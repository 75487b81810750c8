import MemoryCore
import MemoryGame

/// The game on the table during undo and redo. A stored game is laid out only at the end, even across several
/// deals.
enum HeldTable {
  case none
  case live(Table)
  case stored(StoredTable)

  init(_ table: Table?) {
    self = table.map(Self.live) ?? .none
  }

  var table: Table? {
    switch self {
    case .none: nil
    case .live(let table): table
    case .stored(let table): table.table
    }
  }

  var stored: StoredTable? {
    switch self {
    case .none: nil
    case .live(let table): StoredTable(table)
    case .stored(let table): table
    }
  }

  /// Undoes the last entries of the log.
  mutating func takeBack(_ entries: Int) {
    change({ $0.takeBack(entries) }, { $0.takeBack(entries) })
  }

  /// Redoes the entries undone last.
  mutating func redo(_ entries: Int) {
    change({ $0.game.redo(entries) }, { $0.redo(entries) })
  }

  private mutating func change(_ live: (inout Table) -> Void, _ stored: (inout StoredTable) -> Void) {
    let held = self
    // Releases the other reference to the board, so that it changes in place.
    self = .none
    switch consume held {
    case .none: break
    case .live(var table):
      live(&table)
      self = .live(table)
    case .stored(var table):
      stored(&table)
      self = .stored(table)
    }
  }
}
