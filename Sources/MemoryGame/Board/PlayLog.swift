/// The flips and passes of a game, in order: four bytes each. Undone entries stay after `position` until a new
/// one is made.
package struct PlayLog {
  package enum Entry: Equatable {
    case flip(Int)
    case pass
    /// All cards were turned up, which ends the game.
    case reveal
  }

  /// The number of a card, 0 for a pass, or the largest number for a reveal.
  private var entries: [UInt32] = []
  /// How many entries were made and not undone.
  package private(set) var position = 0

  init() {}

  /// The entry at an index, from 0.
  package subscript(index: Int) -> Entry {
    switch entries[index] {
    case 0: return .pass
    case .max: return .reveal
    case let card: return .flip(Int(card))
    }
  }

  /// The card of the last flip before an index; nil if there is none.
  func lastCard(before index: Int) -> (card: Int, index: Int)? {
    for index in stride(from: index - 1, through: 0, by: -1) {
      if case .flip(let card) = self[index] { return (card, index) }
    }
    return nil
  }

  /// How many passes in a row end just before an index.
  func passes(before index: Int) -> Int {
    var first = index
    while first > 0, self[first - 1] == .pass { first -= 1 }
    return index - first
  }

  mutating func append(_ entry: Entry) {
    entries.removeLast(entries.count - position)
    switch entry {
    case .flip(let card): entries.append(UInt32(truncatingIfNeeded: card))
    case .pass: entries.append(0)
    case .reveal: entries.append(.max)
    }
    position += 1
  }

  /// Undoes the last entry.
  mutating func takeBack() -> Entry {
    position -= 1
    return self[position]
  }

  /// Redoes the entry undone last.
  mutating func redo() -> Entry {
    position += 1
    return self[position - 1]
  }
}
