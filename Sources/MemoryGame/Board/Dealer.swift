/// Deals game after game in the same memory.
struct Dealer {
  private let deckSize: Int
  private let pairs: Int
  private var deck: [UInt32] = []

  /// The faces of the last game, in the order in which they were chosen.
  var chosen: ArraySlice<UInt32> { deck.prefix(pairs) }

  /// `pairs` is from 1 to `deckSize`.
  init(deckSize: Int, pairs: Int) {
    self.deckSize = deckSize
    self.pairs = pairs
  }

  /// Lays the cards of a game, as a `Deal` has them.
  ///
  /// Both loops are the Fisher–Yates shuffle in Durstenfeld's form; the first stops when enough faces are
  /// chosen.
  mutating func lay(_ faces: inout [UInt32], _ generator: inout SplitMix64) {
    if deck.count != deckSize { deck = Array(repeating: 0, count: deckSize) }
    if faces.count != 2 * pairs { faces = Array(repeating: 0, count: 2 * pairs) }
    deck.withUnsafeMutableBufferPointer { deck in
      for index in deck.indices { deck[index] = UInt32(truncatingIfNeeded: index) }
      for index in 0..<pairs { Self.swap(deck, index, index + generator.below(deckSize - index)) }
      faces.withUnsafeMutableBufferPointer { faces in
        for index in 0..<pairs {
          faces[2 * index] = deck[index]
          faces[2 * index + 1] = deck[index]
        }
        for index in stride(from: 2 * pairs - 1, through: 1, by: -1) {
          Self.swap(faces, index, generator.below(index + 1))
        }
      }
    }
  }

  /// Like `swapAt`, without its check whether the two indices are equal.
  private static func swap(_ cards: UnsafeMutableBufferPointer<UInt32>, _ one: Int, _ other: Int) {
    let card = cards[one]
    cards[one] = cards[other]
    cards[other] = card
  }
}
