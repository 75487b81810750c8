/// Many games of the same players, each dealt from a seed of its own: the game of number i from the generator that
/// begins with `seed` + i. All chances of its players come from that generator when the cards lie, so that a game is
/// the same wherever and whenever it is played.
package struct Simulation: Sendable {
  package static let mostPairs = 1_000_000

  package let pairs: Int
  package let players: Players
  package let seed: UInt64
  /// The number of the first game.
  package let first: UInt64

  /// `pairs` is from 1 to `mostPairs`.
  package init(pairs: Int, players: Players, seed: UInt64, first: UInt64) {
    self.pairs = pairs
    self.players = players
    self.seed = seed
    self.first = first
  }

  /// The seed of the game that stands there in the list of games, from 0.
  func seed(of place: Int) -> UInt64 { seed &+ first &+ UInt64(place) }
}
