/// The flips and passes of a game, in order, with the players who made them: four bytes each. Undone entries
/// stay after `position` until a new one is made.
package struct PlayLog: Equatable, Sendable {
  package enum Entry: Equatable {
    case flip(Int)
    case pass
    /// All cards were turned up, which ends the game.
    case reveal
  }

  /// The number of a card, 0 for a pass, or the largest number for a reveal. Above it four bits for the seat,
  /// and one for the second card of a move.
  private var entries: [UInt32] = []
  /// How many entries were made and not undone.
  package private(set) var position = 0

  private static let cards: UInt32 = 1 << 26 - 1
  private static let second: UInt32 = 1 << 30

  init() {}

  package subscript(index: Int) -> Entry {
    switch entries[index] & Self.cards {
    case 0: return .pass
    case Self.cards: return .reveal
    case let card: return .flip(Int(card))
    }
  }

  /// The seat of the player who made an entry.
  package func seat(at index: Int) -> Int { Int(entries[index] >> 26 & 15) }

  /// Whether an entry turned up the second card of a move.
  package func endsMove(at index: Int) -> Bool { entries[index] & Self.second != 0 }

  mutating func append(_ entry: Entry, seat: Int, endsMove: Bool = false) {
    entries.removeLast(entries.count - position)
    let number =
      switch entry {
      case .flip(let card): UInt32(truncatingIfNeeded: card)
      case .pass: UInt32(0)
      case .reveal: Self.cards
      }
    entries.append(number | UInt32(truncatingIfNeeded: seat) << 26 | (endsMove ? Self.second : 0))
    position += 1
  }

  /// Undoes all entries.
  mutating func rewind() { position = 0 }

  mutating func redo() -> Entry {
    position += 1
    return self[position - 1]
  }
}
