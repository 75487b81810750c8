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
  package init(
    deckSize: Int, places: [UInt32]? = nil, isSplit: Bool = false, pairs: Int, seed: UInt64
  ) {
    let count = places?.count ?? deckSize
    var dealer = Dealer(deckSize: count, pairs: pairs)
    var generator = SplitMix64(seed: seed)
    var faces: [UInt32] = []
    dealer.lay(&faces, &generator)
    halves = isSplit ? Half.split(faces, chosen: dealer.chosen, of: count, &generator) : nil
    self.faces = places.map { places in faces.map { places[Int($0)] } } ?? faces
    self.deckSize = deckSize
    self.generator = generator
  }

  package var nextSeed: UInt64 {
    var generator = generator
    return generator.next()
  }
}
