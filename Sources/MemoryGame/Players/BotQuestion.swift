/// The question to a bot (a program of the user's) when it is its turn. It contains only what was shown.
package struct BotQuestion: Equatable, Sendable {
  /// Its seat, from 0.
  package let seat: Int
  package let pairs: Int
  /// The cards whose mates were found, ascending.
  package let matched: [Int]
  /// The card that the bot has turned up in this move.
  package let first: Int?
  /// What was turned up since the last question, its own cards included; in a new game, since the deal.
  package let turned: [TurnedCard]
  /// Whether this is the first question of a game, or the first after an undo.
  package let isNewGame: Bool
  package let mayPass: Bool

  package init(_ board: borrowing Board, seat: Int, turned: [TurnedCard], isNewGame: Bool, mayPass: Bool) {
    (self.seat, self.turned, self.isNewGame, self.mayPass) = (seat, turned, isNewGame, mayPass)
    (pairs, matched, first) = (board.pairs, board.cards.filter(board.isMatched), board.faceUp.first)
  }

  package func allows(_ choice: Choice) -> Bool {
    switch choice {
    case .pass: mayPass
    case .flip(let card): (1...2 * pairs).contains(card) && card != first && !matched.contains(card)
    }
  }
}

/// The end of a game, for a bot: its seat, the pairs of each player, the cards turned up
/// since it was last asked, or since the deal, and whether it was not asked in this game.
package typealias BotReport = (seat: Int, won: [Int], turned: [TurnedCard], isNewGame: Bool)
