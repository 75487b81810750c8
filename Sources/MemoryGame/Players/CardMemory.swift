/// The cards that can still be turned up, grouped by what a player remembers of them: nothing, a face with one
/// remembered card (a single), or a face with two. Every query and change takes constant time.
struct CardMemory {
  /// The cards, group by group; then, by card number, the index of each.
  private var cells: [UInt32] = []
  private var cards = 0
  /// The remembered cards of each face.
  private var known: [Known] = []
  private var ends = Ends()

  struct Known {
    var first: UInt32 = 0
    var second: UInt32 = 0
  }

  /// Where each group ends.
  struct Ends {
    var unknown = 0
    var singles = 0
    var all = 0
  }

  /// Begins a game in which nothing is remembered.
  mutating func begin(cards: Int) {
    if self.cards != cards {
      self.cards = cards
      cells = Array(repeating: 0, count: 2 * cards + 1)
    }
    cells.withUnsafeMutableBufferPointer { cells in
      for index in 0..<cards { cells[index] = UInt32(truncatingIfNeeded: index &+ 1) }
      for index in 0..<cards { cells[cards &+ index &+ 1] = UInt32(truncatingIfNeeded: index) }
    }
    known.withUnsafeMutableBufferPointer { $0.update(repeating: Known()) }
    ends = Ends(unknown: cards, singles: cards, all: cards)
  }

  /// How many pairs are not matched yet.
  var pairs: Int { ends.all / 2 }
  /// How many cards each group has.
  var unknown: Int { ends.unknown }
  var singles: Int { ends.singles - ends.unknown }
  var paired: Int { ends.all - ends.singles }

  /// The cards of each group, from 0, in no meaningful order.
  func unknown(_ index: Int) -> Int { Int(cells[index]) }
  func single(_ index: Int) -> Int { Int(cells[ends.unknown + index]) }
  func paired(_ index: Int) -> Int { Int(cells[ends.singles + index]) }

  func isKnown(_ card: Int) -> Bool { Int(cells[cards + card]) >= ends.unknown }

  /// The other card that is remembered to have this card's face.
  func mate(of card: ShownCard) -> Int? {
    guard Int(card.face) < known.count else { return nil }
    let known = known[Int(card.face)]
    let mate = Int(known.first) == card.number ? known.second : known.first
    return mate == 0 ? nil : Int(mate)
  }

  @inline(__always) mutating func learn(_ card: ShownCard, _ other: ShownCard? = nil) {
    makeRoom(for: max(card.face, other?.face ?? 0))
    change { change in
      change.learn(card)
      if let other { change.learn(other) }
    }
  }

  @inline(never) mutating func forget(_ card: ShownCard) {
    guard isKnown(card.number) else { return }
    let mate = mate(of: card)
    change { $0.forget(card, mate: mate) }
  }

  /// Two cards of the same face were matched.
  @inline(__always) mutating func remove(_ card: ShownCard, _ mate: ShownCard) {
    makeRoom(for: card.face)
    change { $0.remove(card, mate) }
  }

  @inline(__always) private mutating func makeRoom(for face: UInt32) {
    guard Int(face) >= known.count else { return }
    grow(for: face)
  }

  @inline(never) private mutating func grow(for face: UInt32) {
    known.append(contentsOf: repeatElement(Known(), count: max(Int(face) + 1, 2 * known.count) - known.count))
  }

  /// Changes the arrays in place, through pointers: checking on each access whether the arrays are shared takes
  /// longer than the change. The card must be on the board, and there must be room for its face.
  @inline(__always) private mutating func change(_ body: (inout Change) -> Void) {
    cells.withUnsafeMutableBufferPointer { cells in
      known.withUnsafeMutableBufferPointer { known in
        var change = Change(
          cards: cells.baseAddress!, places: cells.baseAddress! + cards, known: known.baseAddress!, ends: ends)
        body(&change)
        ends = change.ends
      }
    }
  }
}
