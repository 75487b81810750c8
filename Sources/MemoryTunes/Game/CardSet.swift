/// A set of cards, one bit for each card of the board: the whole of a board of a million cards takes 125 KB,
/// and going through the few members of a large set passes 64 cards at a time.
struct CardSet: Equatable {
  private var words: [UInt64]

  /// The empty set, for cards 1 to `count`.
  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  private static func bit(_ card: Int) -> UInt64 { 1 << UInt64((card - 1) % 64) }

  func contains(_ card: Int) -> Bool { words[(card - 1) / 64] & Self.bit(card) != 0 }

  mutating func insert(_ card: Int) { words[(card - 1) / 64] |= Self.bit(card) }

  mutating func remove(_ card: Int) { words[(card - 1) / 64] &= ~Self.bit(card) }

  /// Makes it the empty set for cards 1 to `count`, in the same memory when that is enough.
  mutating func removeAll(count: Int) {
    words.removeAll(keepingCapacity: true)
    words.append(contentsOf: repeatElement(0, count: (count + 63) / 64))
  }

  /// Calls `body` with every member, in ascending order.
  func forEach(_ body: (_ card: Int) -> Void) {
    for place in words.indices {
      var word = words[place]
      while word != 0 {
        body(place * 64 + word.trailingZeroBitCount + 1)
        word &= word - 1
      }
    }
  }
}
