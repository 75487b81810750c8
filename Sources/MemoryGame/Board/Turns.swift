/// Whose turn it is in a game of one or more players, and what each has scored.
package struct Turns: Equatable, Sendable {
  package let players: Int
  /// The seat of the player whose turn it is, from 0.
  package private(set) var turn = 0
  /// How many players have passed in a row.
  private var passes = 0
  /// By seat, the pairs that each player matched, and the moves completed. A pass is not a move.
  package private(set) var pairs: [Int]
  package private(set) var moves: [Int]

  package init(players: Int) {
    self.players = players
    pairs = Array(repeating: 0, count: players)
    moves = pairs
  }

  /// Whether all players have passed in a row. That ends the game; the pairs found count.
  package var isDrawn: Bool { passes == players }

  mutating func begin() {
    for seat in 0..<players { (pairs[seat], moves[seat]) = (0, 0) }
    (turn, passes) = (0, 0)
  }

  /// A second card was turned up. A player who matches a pair goes on; otherwise it is the next player's turn.
  @inline(__always) mutating func completeMove(isMatch: Bool) {
    passes = 0
    moves[turn] += 1
    if isMatch { pairs[turn] += 1 } else { turn = seat(after: turn) }
  }

  mutating func pass() {
    passes += 1
    turn = seat(after: turn)
  }

  private func seat(after seat: Int) -> Int { seat + 1 == players ? 0 : seat + 1 }
}
