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

  /// Chooses `pairs` faces of a deck of `deckSize` and lays each out twice, shuffled. The same three numbers
  /// give the same layout on every machine and in every version. `pairs` is from 1 to `deckSize`.
  package init(deckSize: Int, pairs: Int, seed: UInt64) {
    var dealer = Dealer(deckSize: deckSize, pairs: pairs)
    var generator = SplitMix64(seed: seed)
    var faces: [UInt32] = []
    dealer.lay(&faces, &generator)
    self.faces = faces
    halves = nil
    self.deckSize = deckSize
    self.generator = generator
  }

  /// The same with some faces of the deck only. `pairs` is from 1 to the number of indices.
  package init(_ places: [UInt32], deckSize: Int, pairs: Int, seed: UInt64) {
    let deal = Deal(deckSize: places.count, pairs: pairs, seed: seed)
    faces = deal.faces.map { places[Int($0)] }
    (halves, self.deckSize, generator) = (nil, deckSize, deal.generator)
  }

  /// The same with half of each face on either of its cards.
  package init(splitting places: [UInt32], deckSize: Int, pairs: Int, seed: UInt64) {
    var dealer = Dealer(deckSize: places.count, pairs: pairs)
    var generator = SplitMix64(seed: seed)
    var faces: [UInt32] = []
    dealer.lay(&faces, &generator)
    halves = Half.split(faces, chosen: dealer.chosen, of: places.count, &generator)
    self.faces = faces.map { places[Int($0)] }
    self.deckSize = deckSize
    self.generator = generator
  }

  package var nextSeed: UInt64 {
    var generator = generator
    return generator.next()
  }
}
