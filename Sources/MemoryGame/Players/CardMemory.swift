/// The cards that can still be turned up, grouped by what a player remembers of them: nothing, a face with one
/// remembered card (a single), or a face with two. Every query and change takes constant time.
struct CardMemory {
  /// The cards, group by group; then, by card number, the index of each.
  private var cells: [UInt32]
  private let cards: Int
  /// By face, the sum of the numbers of its remembered cards.
  private var known: [UInt32]
  private var ends = Ends()

  /// Where each group ends.
  struct Ends {
    var unknown = 0
    var singles = 0
    var all = 0
  }

  /// For games of this many cards, dealt from a deck of `faces` faces.
  init(cards: Int, faces: Int) {
    self.cards = cards
    cells = Array(repeating: 0, count: 2 * cards + 1)
    known = Array(repeating: 0, count: faces)
    begin()
  }

  /// Begins a game in which nothing is remembered.
  mutating func begin() {
    cells.withUnsafeMutableBufferPointer { cells in
      for index in 0..<cards { cells[index] = UInt32(truncatingIfNeeded: index &+ 1) }
      for index in 0..<cards { cells[cards &+ index &+ 1] = UInt32(truncatingIfNeeded: index) }
    }
    known.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    ends = Ends(unknown: cards, singles: cards, all: cards)
  }

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
  @inline(__always) func mate(of card: ShownCard) -> Int? {
    let mate = Int(known[Int(card.face)]) &- (isKnown(card.number) ? card.number : 0)
    return mate == 0 ? nil : mate
  }

  @inline(__always) mutating func learn(_ card: ShownCard, _ other: ShownCard? = nil) {
    change { change in
      change.learn(card)
      if let other { change.learn(other) }
    }
  }

  @inline(never) mutating func forget(_ card: ShownCard) { change { $0.forget(card) } }

  /// Two cards of the same face were matched.
  @inline(__always) mutating func remove(_ card: ShownCard, _ mate: ShownCard) {
    change { $0.remove(card, mate) }
  }

  /// Changes the arrays in place, through pointers: checking on each access whether the arrays are shared takes
  /// longer than the change. The cards must be on the board.
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
