/// What the next game is dealt from, besides the settings.
package struct NextGame: Equatable {
  /// The player's own deck, used whatever the category; nil for none.
  package var deck: Deck?
  package private(set) var seed: UInt64
  /// The aids of the seed.
  package private(set) var aids = Aids.none
  package var players = Players.alone

  package static let usualPairs = 8
  /// The most pairs with computer players, whose moves the player waits for.
  package static let mostPairsOfPrograms = 1000

  package init(deck: Deck? = nil, seed: UInt64) {
    self.deck = deck
    self.seed = seed
  }

  /// Sets a seed, which may have aids.
  package mutating func choose(_ seed: UInt64, aids: Aids = .none) { (self.seed, self.aids) = (seed, aids) }
}
