/// The cards that a player can still turn up, by what is remembered of them: nothing; a face whose other card is not
/// remembered; or a face of which both are. Every question and every change takes the same short time, whatever the
/// size of the board.
struct CardMemory {
  /// The cards, one kind after the other.
  private var order: [UInt32] = []
  /// Where in `order` each card stands, by its number.
  private var places: [UInt32] = []
  /// Where in `order` each kind ends.
  private(set) var unknown = 0
  private var singlesEnd = 0
  private var end = 0
  /// The cards of each face that are remembered; 0 for none.
  private var known: [Known] = []

  private struct Known {
    var first: UInt32 = 0
    var second: UInt32 = 0
  }

  /// Begins a game in which nothing is remembered.
  mutating func begin(cards: Int) {
    if places.count != cards + 1 {
      order = Array(repeating: 0, count: cards)
      places = Array(repeating: 0, count: cards + 1)
    }
    for card in 1...cards {
      order[card - 1] = UInt32(truncatingIfNeeded: card)
      places[card] = UInt32(truncatingIfNeeded: card - 1)
    }
    for face in known.indices { known[face] = Known() }
    (unknown, singlesEnd, end) = (cards, cards, cards)
  }

  /// Pairs that are not matched yet.
  var pairs: Int { end / 2 }
  var singles: Int { singlesEnd - unknown }
  /// Cards whose mates are remembered as well.
  var paired: Int { end - singlesEnd }

  /// The cards of each kind, counted from 0 in no order that means anything.
  func unknown(_ place: Int) -> Int { Int(order[place]) }
  func single(_ place: Int) -> Int { Int(order[unknown + place]) }
  func paired(_ place: Int) -> Int { Int(order[singlesEnd + place]) }

  func isKnown(_ card: Int) -> Bool { Int(places[card]) >= unknown }

  /// The card that is remembered to have the face, other than this one.
  func mate(of card: Int, face: UInt32) -> Int? {
    guard Int(face) < known.count else { return nil }
    let known = known[Int(face)]
    let mate = known.first == card ? known.second : known.first
    return mate == 0 ? nil : Int(mate)
  }

  mutating func learn(_ card: Int, face: UInt32) {
    guard !isKnown(card) else { return }
    let face = Int(face)
    if face >= known.count {
      known.append(contentsOf: repeatElement(Known(), count: max(face + 1, 2 * known.count) - known.count))
    }
    unknown -= 1
    put(card, at: unknown)
    if known[face].first == 0 {
      known[face].first = UInt32(truncatingIfNeeded: card)
    } else {
      known[face].second = UInt32(truncatingIfNeeded: card)
      pair(Int(known[face].first))
      pair(card)
    }
  }

  mutating func forget(_ card: Int, face: UInt32) {
    guard isKnown(card) else { return }
    if let mate = mate(of: card, face: face) {
      separate(mate)
      separate(card)
      known[Int(face)] = Known(first: UInt32(truncatingIfNeeded: mate))
    } else {
      known[Int(face)] = Known()
    }
    put(card, at: unknown)
    unknown += 1
  }

  /// Two cards of this face have been matched.
  mutating func remove(_ card: Int, _ mate: Int, face: UInt32) {
    remove(card)
    remove(mate)
    if Int(face) < known.count { known[Int(face)] = Known() }
  }

  private mutating func pair(_ card: Int) {
    singlesEnd -= 1
    put(card, at: singlesEnd)
  }

  private mutating func separate(_ card: Int) {
    put(card, at: singlesEnd)
    singlesEnd += 1
  }

  private mutating func remove(_ card: Int) {
    // The gap that the card leaves moves to the end of its kind, and so on.
    if Int(places[card]) < unknown {
      unknown -= 1
      put(card, at: unknown)
    }
    if Int(places[card]) < singlesEnd {
      singlesEnd -= 1
      put(card, at: singlesEnd)
    }
    end -= 1
    put(card, at: end)
  }

  /// Swaps the card with the one that stands there.
  private mutating func put(_ card: Int, at place: Int) {
    let other = order[place]
    let from = places[card]
    order[Int(from)] = other
    places[Int(other)] = from
    order[place] = UInt32(truncatingIfNeeded: card)
    places[card] = UInt32(truncatingIfNeeded: place)
  }
}
