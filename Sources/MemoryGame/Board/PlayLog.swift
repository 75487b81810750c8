/// The flips and passes of a game, in order: four bytes each. Undone entries stay after `position` until a new
/// one is made.
package struct PlayLog {
  package enum Entry: Equatable {
    case flip(Int)
    case pass
    /// All cards were turned up, which ends the game.
    case reveal
  }

  /// A log with more entries than this forgets its older half.
  package static let most = 1 << 20

  /// How many entries before an undone one must be kept: the previous move and the passes in between.
  static let context = 32

  /// The number of a card, 0 for a pass, or the largest number for a reveal.
  private var entries: [UInt32] = []
  /// How many of the first entries are forgotten.
  package private(set) var forgotten = 0
  /// How many entries were made and not undone, forgotten ones included.
  package private(set) var position = 0

  init() {}

  /// The entry at an index, from 0. It must not be forgotten.
  package subscript(index: Int) -> Entry {
    switch entries[index - forgotten] {
    case 0: return .pass
    case .max: return .reveal
    case let card: return .flip(Int(card))
    }
  }

  /// The card of the last flip before a place; nil if none is remembered.
  func lastCard(before index: Int) -> (card: Int, index: Int)? {
    for index in stride(from: index - 1, through: forgotten, by: -1) {
      if case .flip(let card) = self[index] { return (card, index) }
    }
    return nil
  }

  /// How many passes in a row end just before an index.
  func passes(before index: Int) -> Int {
    var first = index
    while first > forgotten, self[first - 1] == .pass { first -= 1 }
    return index - first
  }

  /// Whether nothing is forgotten.
  package var isWhole: Bool { forgotten == 0 }

  /// How many entries are kept, undone ones included.
  package var count: Int { entries.count }

  /// Whether this many entries can be undone: they and the context that they need are not forgotten.
  package func canTakeBack(_ count: Int) -> Bool {
    count >= 0 && count <= position - (isWhole ? 0 : forgotten + Self.context)
  }

  mutating func append(_ entry: Entry) {
    entries.removeLast(forgotten + entries.count - position)
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

  /// Undoes the last entries at once.
  package mutating func takeBack(_ entries: Int) {
    position -= entries
  }

  /// Redoes the entries undone last.
  package mutating func redo(_ entries: Int) {
    position += entries
  }

  /// Forgets the entries before an index.
  mutating func forget(before index: Int) {
    guard index > forgotten else { return }
    entries.removeFirst(index - forgotten)
    forgotten = index
  }
}
