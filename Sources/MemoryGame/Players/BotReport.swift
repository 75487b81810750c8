/// The end of a game, as reported to a bot that asked for it.
package struct BotReport: Equatable, Sendable {
  /// Its seat, from 0.
  package let seat: Int
  /// The pairs of each player.
  package let won: [Int]
  /// What was turned up since the bot was last asked; if it never was, since the deal.
  package let turned: [TurnedCard]
  /// Whether the bot was not asked in this game.
  package let isNewGame: Bool

  package init(seat: Int, won: [Int], turned: [TurnedCard], isNewGame: Bool) {
    (self.seat, self.won, self.turned, self.isNewGame) = (seat, won, turned, isNewGame)
  }
}
