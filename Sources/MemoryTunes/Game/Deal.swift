/// A layout of cards and the seed that the next deal uses unless another is given.
struct Deal: Equatable {
  /// The face of every card: the place of its tune in the deck, from 0.
  let faces: [UInt32]
  /// As it is when the cards lie. The next seed is what it would give then, and players of the program draw from it.
  let generator: SplitMix64

  /// Chooses `pairs` of a deck of `tunes` tunes and lays each out twice, shuffled. The same three numbers give
  /// the same layout on every machine and in every version. `pairs` is from 1 to `tunes`.
  init(tunes: Int, pairs: Int, seed: UInt64) {
    var dealer = Dealer(tunes: tunes, pairs: pairs)
    var generator = SplitMix64(seed: seed)
    var faces: [UInt32] = []
    dealer.lay(&faces, &generator)
    self.faces = faces
    self.generator = generator
  }

  var nextSeed: UInt64 {
    var generator = generator
    return generator.next()
  }
}
