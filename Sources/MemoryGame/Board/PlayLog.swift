/// The flips and passes of a game, in order, with the players who made them. Undone entries stay after
/// `position` until a new one is made.
package struct PlayLog {
  package enum Entry: Equatable {
    case flip(Int)
    case pass
    /// All cards were turned up, which ends the game.
    case reveal
  }

  private var entries: [(entry: Entry, seat: Int32, endsMove: Bool)] = []
  /// How many entries were made and not undone.
  package private(set) var position = 0

  init() {}

  package subscript(index: Int) -> Entry { entries[index].entry }

  /// The seat of the player who made an entry.
  func seat(at index: Int) -> Int { Int(entries[index].seat) }

  /// Whether an entry turned up the second card of a move.
  func endsMove(at index: Int) -> Bool { entries[index].endsMove }

  mutating func append(_ entry: Entry, seat: Int, endsMove: Bool = false) {
    entries.removeLast(entries.count - position)
    entries.append((entry, Int32(seat), endsMove))
    position += 1
  }

  /// Undoes all entries.
  mutating func rewind() { position = 0 }

  mutating func redo() -> Entry {
    position += 1
    return self[position - 1]
  }
}
