/// A layout of cards and the seed that the next deal uses unless another is given.
struct Deal: Equatable {
  /// The face of every card: the place of its tune in the deck, from 0.
  let faces: [UInt32]
  let nextSeed: UInt64

  /// Chooses `pairs` of a deck of `tunes` tunes and lays each out twice, shuffled. The same three numbers give
  /// the same layout on every machine and in every version. `pairs` is from 1 to `tunes`.
  ///
  /// Both loops are Fisher and Yates's shuffle in Durstenfeld's form; the first stops when enough are chosen.
  init(tunes: Int, pairs: Int, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var deck = (0..<tunes).map { UInt32($0) }
    for place in 0..<pairs { deck.swapAt(place, place + generator.below(tunes - place)) }
    var faces = deck[..<pairs].flatMap { [$0, $0] }
    for place in stride(from: 2 * pairs - 1, through: 1, by: -1) {
      faces.swapAt(place, generator.below(place + 1))
    }
    self.faces = faces
    nextSeed = generator.next()
  }
}
