/// Many games of the same players. Game i is dealt from the generator seeded with `seed` + i, and all random
/// choices of its players draw from that generator after the deal, so a game is the same wherever it is played.
package struct Simulation: Sendable {
  package static let mostPairs = 1_000_000

  package let pairs: Int
  /// The strategies of the players, by seat; nil for a bot.
  package let players: [Strategy?]
  /// Their names, for reports.
  package let names: [String]
  package let seed: UInt64
  /// The number of the first game.
  package let first: UInt64

  /// `pairs` is from 1 to `mostPairs`.
  package init(pairs: Int, players: [Strategy?], names: [String] = [], seed: UInt64, first: UInt64) {
    (self.pairs, self.players, self.names, self.seed, self.first) = (pairs, players, names, seed, first)
  }

  /// The approximate number of bytes that a thread needs: the deck and the board take eight per card, each
  /// player's memory four.
  package var bytesPerThread: Int { 2 * pairs * (8 + 4 * players.count) }

  func seed(of index: Int) -> UInt64 { seed &+ first &+ UInt64(index) }
}
