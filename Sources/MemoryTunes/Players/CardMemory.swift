/// The cards that a player can still turn up, by what is remembered of them: nothing; a face whose other card is not
/// remembered; or a face of which both are. Every question and every change takes the same short time, whatever the
/// size of the board.
struct CardMemory {
  /// The cards, one kind after the other, and then, by its number, where each of them stands.
  private var cells: [UInt32] = []
  private var cards = 0
  /// The cards of each face that are remembered.
  private var known: [Known] = []
  private var ends = Ends()

  struct Known {
    var first: UInt32 = 0
    var second: UInt32 = 0
  }

  /// Where among the cards each kind ends.
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
      for place in 0..<cards {
        cells[place] = UInt32(truncatingIfNeeded: place + 1)
        cells[cards + place + 1] = UInt32(truncatingIfNeeded: place)
      }
    }
    for face in known.indices { known[face] = Known() }
    ends = Ends(unknown: cards, singles: cards, all: cards)
  }

  /// Pairs that are not matched yet.
  var pairs: Int { ends.all / 2 }
  /// How many cards there are of each kind.
  var unknown: Int { ends.unknown }
  var singles: Int { ends.singles - ends.unknown }
  var paired: Int { ends.all - ends.singles }

  /// The cards of each kind, counted from 0 in no order that means anything.
  func unknown(_ place: Int) -> Int { Int(cells[place]) }
  func single(_ place: Int) -> Int { Int(cells[ends.unknown + place]) }
  func paired(_ place: Int) -> Int { Int(cells[ends.singles + place]) }

  func isKnown(_ card: Int) -> Bool { Int(cells[cards + card]) >= ends.unknown }

  /// The card that is remembered to have the face, other than this one.
  func mate(of card: ShownCard) -> Int? {
    guard Int(card.face) < known.count else { return nil }
    let known = known[Int(card.face)]
    let mate = Int(known.first) == card.number ? known.second : known.first
    return mate == 0 ? nil : Int(mate)
  }

  @inline(__always) mutating func learn(_ card: ShownCard) {
    guard !isKnown(card.number) else { return }
    makeRoom(for: card.face)
    change { $0.learn(card) }
  }

  @inline(never) mutating func forget(_ card: ShownCard) {
    guard isKnown(card.number) else { return }
    let mate = mate(of: card)
    change { $0.forget(card, mate: mate) }
  }

  /// Two cards of the same face have been matched.
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

  /// Changes are made where the cards lie, because it takes longer than the change to ask each time whether somebody
  /// else holds them. The cards and the faces must be there.
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
