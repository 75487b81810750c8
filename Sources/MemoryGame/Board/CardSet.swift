/// A set of cards, one bit for each card of the board.
struct CardSet: Equatable, Sendable {
  private var words: [UInt64]

  /// The empty set, for cards 1 to `count`.
  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  /// The shift takes the last six bits of the number; `index` has the others.
  @inline(__always) private static func bit(_ card: Int) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: card &- 1)
  }
  @inline(__always) private static func index(_ card: Int) -> Int { (card &- 1) >> 6 }

  @inline(__always) func contains(_ card: Int) -> Bool { words[Self.index(card)] & Self.bit(card) != 0 }

  @inline(__always) mutating func insert(_ card: Int) { words[Self.index(card)] |= Self.bit(card) }

  @inline(__always) mutating func remove(_ card: Int) { words[Self.index(card)] &= ~Self.bit(card) }

  /// Makes this the empty set for cards 1 to `count`, in the same memory if that has the right size.
  mutating func removeAll(count: Int) {
    guard words.count == (count + 63) / 64 else {
      self = CardSet(count: count)
      return
    }
    for index in words.indices { words[index] = 0 }
  }
}
