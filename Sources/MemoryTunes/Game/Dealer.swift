/// Deals game after game in the same memory.
struct Dealer {
  private let tunes: Int
  private let pairs: Int
  private var deck: [UInt32] = []

  /// `pairs` is from 1 to `tunes`.
  init(tunes: Int, pairs: Int) {
    self.tunes = tunes
    self.pairs = pairs
  }

  /// Lays the cards of a game, as a `Deal` has them.
  ///
  /// Both loops are Fisher and Yates's shuffle in Durstenfeld's form; the first stops when enough are chosen.
  mutating func lay(_ faces: inout [UInt32], _ generator: inout SplitMix64) {
    if deck.count != tunes { deck = Array(repeating: 0, count: tunes) }
    if faces.count != 2 * pairs { faces = Array(repeating: 0, count: 2 * pairs) }
    deck.withUnsafeMutableBufferPointer { deck in
      for place in deck.indices { deck[place] = UInt32(truncatingIfNeeded: place) }
      for place in 0..<pairs { Self.swap(deck, place, place + generator.below(tunes - place)) }
      faces.withUnsafeMutableBufferPointer { faces in
        for place in 0..<pairs {
          faces[2 * place] = deck[place]
          faces[2 * place + 1] = deck[place]
        }
        for place in stride(from: 2 * pairs - 1, through: 1, by: -1) {
          Self.swap(faces, place, generator.below(place + 1))
        }
      }
    }
  }

  /// As `swapAt`, without its asking whether the two are one.
  private static func swap(_ cards: UnsafeMutableBufferPointer<UInt32>, _ one: Int, _ other: Int) {
    let card = cards[one]
    cards[one] = cards[other]
    cards[other] = card
  }
}
