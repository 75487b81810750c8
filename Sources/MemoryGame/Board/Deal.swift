/// A layout of cards, and the seed of the next deal unless another is given.
package struct Deal: Equatable {
  /// The face of every card: an index in the deck, from 0.
  package let faces: [UInt32]
  /// Which half of its face every card shows; nil if all cards show the whole of it.
  package let halves: [Half]?
  /// How many faces the deck has.
  package let deckSize: Int
  /// The generator after the cards were laid. The next seed is its next output, and computer players draw from
  /// it.
  package let generator: SplitMix64

  /// Chooses `pairs` faces of a deck of `deckSize`, or only of those at `places`, and lays each out twice,
  /// shuffled; if `isSplit`, with half of it on either of its cards. The same numbers give the same layout on
  /// every machine and in every version. `pairs` is from 1 to the number of faces to choose from.
  package init(deckSize: Int, places: [UInt32]? = nil, isSplit: Bool = false, pairs: Int, seed: UInt64) {
    let count = places?.count ?? deckSize
    var dealer = Dealer(deckSize: count, pairs: pairs)
    var generator = SplitMix64(seed: seed)
    var faces: [UInt32] = []
    dealer.lay(&faces, &generator)
    halves = isSplit ? Half.split(faces, chosen: dealer.chosen, of: count, &generator) : nil
    self.faces = places.map { places in faces.map { places[Int($0)] } } ?? faces
    (self.deckSize, self.generator) = (deckSize, generator)
  }

  package var nextSeed: UInt64 {
    var generator = generator
    return generator.next()
  }
}

/// Deals game after game in the same memory.
struct Dealer {
  private let pairs: Int
  private var deck: [UInt32]

  /// The faces of the last game, in the order in which they were chosen.
  var chosen: ArraySlice<UInt32> { deck.prefix(pairs) }

  /// `pairs` is from 1 to `deckSize`.
  init(deckSize: Int, pairs: Int) {
    self.pairs = pairs
    deck = Array(repeating: 0, count: deckSize)
  }

  /// Lays the cards of a game, as a `Deal` has them.
  ///
  /// Both loops are the Fisher–Yates shuffle in Durstenfeld's form; the first stops when enough faces are
  /// chosen.
  mutating func lay(_ faces: inout [UInt32], _ generator: inout SplitMix64) {
    if faces.count != 2 * pairs { faces = Array(repeating: 0, count: 2 * pairs) }
    deck.withUnsafeMutableBufferPointer { deck in
      for index in deck.indices { deck[index] = UInt32(truncatingIfNeeded: index) }
      for index in 0..<pairs { deck.swapAt(index, index + generator.below(deck.count - index)) }
      faces.withUnsafeMutableBufferPointer { faces in
        for index in 0..<pairs {
          faces[2 * index] = deck[index]
          faces[2 * index + 1] = deck[index]
        }
        for index in stride(from: 2 * pairs - 1, through: 1, by: -1) {
          faces.swapAt(index, generator.below(index + 1))
        }
      }
    }
  }
}

/// The half of a face that a split card shows; its mate shows the other.
package enum Half: Equatable, Sendable {
  case first
  case second

  /// For each face, in the order chosen, draws which of its two cards shows the first half: 0 for the
  /// lower-numbered one, 1 for the other. The faces are below `count`. Returns the half of every card.
  static func split(
    _ faces: [UInt32], chosen: ArraySlice<UInt32>, of count: Int, _ generator: inout SplitMix64
  ) -> [Half] {
    var lowerHalves = Array(repeating: first, count: count)
    for face in chosen { lowerHalves[Int(face)] = generator.below(2) == 0 ? .first : .second }
    return faces.map { face in
      let half = lowerHalves[Int(face)]
      // The next card with this face gets the other half.
      lowerHalves[Int(face)] = half == .first ? .second : .first
      return half
    }
  }
}
