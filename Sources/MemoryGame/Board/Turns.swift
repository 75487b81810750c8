/// Whose turn it is in a game of one or more players, and what each has scored.
package struct Turns: Equatable, Sendable {
  package let players: Int
  /// The seat of the player whose turn it is, from 0.
  package private(set) var turn = 0
  /// How many players have passed in a row.
  private var passes = 0
  private var scores: [Score]

  package struct Score: Equatable, Sendable {
    /// The pairs that the player matched.
    package fileprivate(set) var pairs = 0
    /// The moves that the player completed. A pass is not a move.
    package fileprivate(set) var moves = 0
  }

  package init(players: Int) {
    self.players = players
    scores = Array(repeating: Score(), count: players)
  }

  package func score(of seat: Int) -> Score { scores[seat] }

  /// The pairs of each player, by seat.
  package var pairs: [Int] { scores.map(\.pairs) }

  /// Whether all players have passed in a row. That ends the game; the pairs found count.
  package var isDrawn: Bool { passes == players }

  mutating func begin() {
    for seat in scores.indices { scores[seat] = Score() }
    (turn, passes) = (0, 0)
  }

  /// A second card was turned up. A player who matches a pair goes on; otherwise it is the next player's turn.
  @inline(__always) mutating func completeMove(isMatch: Bool) {
    passes = 0
    scores[turn].moves += 1
    if isMatch { scores[turn].pairs += 1 } else { turn = seat(after: turn) }
  }

  mutating func pass() {
    passes += 1
    turn = seat(after: turn)
  }

  private func seat(after seat: Int) -> Int { seat + 1 == players ? 0 : seat + 1 }
}
