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
    deck.removeAll(keepingCapacity: true)
    deck.append(contentsOf: (0..<UInt32(tunes)))
    for place in 0..<pairs { deck.swapAt(place, place + generator.below(tunes - place)) }
    faces.removeAll(keepingCapacity: true)
    for tune in deck[..<pairs] {
      faces.append(tune)
      faces.append(tune)
    }
    for place in stride(from: 2 * pairs - 1, through: 1, by: -1) {
      faces.swapAt(place, generator.below(place + 1))
    }
  }
}
