/// The cards that can still be turned up, grouped by what a player remembers of them: nothing, a face with one
/// remembered card (a single), or a face with two. Every query and change takes constant time.
///
/// A copy shares its memory, which is reached through pointers: checking on each access whether arrays are
/// shared takes longer than the change. Nothing is bounds-checked. The cards must be on the board.
struct CardMemory {
  /// The cards, group by group, and by card number the index of each.
  private let cells: UnsafeMutablePointer<UInt32>
  private let places: UnsafeMutablePointer<UInt32>
  /// By face, the sum of the numbers of its remembered cards.
  private let known: UnsafeMutablePointer<UInt32>
  private let memory: Memory
  /// Where each group ends.
  private var endOfUnknown = 0
  private var endOfSingles = 0
  private var end = 0

  private final class Memory {
    let numbers: UnsafeMutableBufferPointer<UInt32>
    init(count: Int) { numbers = .allocate(capacity: count) }
    deinit { numbers.deallocate() }
  }

  /// For games of this many cards, dealt from a deck of `faces` faces.
  init(cards: Int, faces: Int) {
    memory = Memory(count: 2 * cards + 1 + faces)
    cells = memory.numbers.baseAddress!
    places = cells + cards
    known = places + cards + 1
    (self.cards, self.faces) = (cards, faces)
    begin()
  }

  private let cards: Int
  private let faces: Int

  /// Begins a game in which nothing is remembered.
  mutating func begin() {
    for index in 0..<cards { cells[index] = UInt32(truncatingIfNeeded: index &+ 1) }
    for index in 0..<cards { places[index &+ 1] = UInt32(truncatingIfNeeded: index) }
    known.update(repeating: 0, count: faces)
    (endOfUnknown, endOfSingles, end) = (cards, cards, cards)
  }

  var pairs: Int { end / 2 }
  /// How many cards each group has.
  var unknown: Int { endOfUnknown }
  var singles: Int { endOfSingles - endOfUnknown }
  var paired: Int { end - endOfSingles }

  /// The cards of each group, from 0, in no meaningful order.
  func unknown(_ index: Int) -> Int { Int(cells[index]) }
  func single(_ index: Int) -> Int { Int(cells[endOfUnknown + index]) }
  func paired(_ index: Int) -> Int { Int(cells[endOfSingles + index]) }

  func isKnown(_ card: Int) -> Bool { Int(places[card]) >= endOfUnknown }

  /// The other card that is remembered to have this card's face.
  @inline(__always) func mate(of card: ShownCard) -> Int? {
    let mate = Int(known[Int(card.face)]) &- (isKnown(card.number) ? card.number : 0)
    return mate == 0 ? nil : mate
  }

  @inline(__always) mutating func learn(_ card: ShownCard) {
    if isKnown(card.number) { return }
    let number = UInt32(truncatingIfNeeded: card.number)
    endOfUnknown -= 1
    put(number, at: endOfUnknown)
    let mate = known[Int(card.face)]
    known[Int(card.face)] = mate &+ number
    guard mate != 0 else { return }
    endOfSingles -= 2
    put(mate, at: endOfSingles + 1)
    put(number, at: endOfSingles)
  }

  @inline(never) mutating func forget(_ card: ShownCard) {
    guard isKnown(card.number) else { return }
    let number = UInt32(truncatingIfNeeded: card.number)
    let mate = known[Int(card.face)] &- number
    if mate != 0 {
      put(mate, at: endOfSingles)
      put(number, at: endOfSingles + 1)
      endOfSingles += 2
    }
    known[Int(card.face)] = mate
    put(number, at: endOfUnknown)
    endOfUnknown += 1
  }

  /// Two cards of the same face were matched.
  @inline(__always) mutating func remove(_ card: ShownCard, _ mate: ShownCard) {
    remove(card.number)
    remove(mate.number)
    known[Int(card.face)] = 0
  }

  private mutating func remove(_ card: Int) {
    // The gap left by the card moves to the end of its group, then to the end of the next one.
    var gap = Int(places[card])
    if gap < endOfUnknown {
      endOfUnknown -= 1
      move(from: endOfUnknown, to: gap)
      gap = endOfUnknown
    }
    if gap < endOfSingles {
      endOfSingles -= 1
      move(from: endOfSingles, to: gap)
      gap = endOfSingles
    }
    end -= 1
    move(from: end, to: gap)
  }

  @inline(__always) private func move(from: Int, to index: Int) {
    // A gap holds no card.
    guard from != index else { return }
    let card = cells[from]
    cells[index] = card
    places[Int(card)] = UInt32(truncatingIfNeeded: index)
  }

  /// Swaps the card with the one at `index`.
  @inline(__always) private func put(_ card: UInt32, at index: Int) {
    let from = Int(places[Int(card)])
    move(from: index, to: from)
    cells[index] = card
    places[Int(card)] = UInt32(truncatingIfNeeded: index)
  }
}
