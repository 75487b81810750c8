/// Whose turn it is in a game of one player or several, and what each has come to.
struct Turns: Equatable, Sendable {
  /// The seat of the player whose turn it is, from 0.
  private(set) var turn = 0
  /// By seat: the pairs that the player matched, and the moves that he completed. A pass is no move of the board's.
  private(set) var won: [Int]
  private(set) var moves: [Int]
  /// How many players have passed in a row.
  private(set) var passes = 0

  init(players: Int) {
    won = Array(repeating: 0, count: players)
    moves = won
  }

  var players: Int { won.count }
  /// Whether all have passed in a row: the game is over, and the pairs are counted as they stand.
  var isDrawnOut: Bool { passes == players }

  /// Begins another game of the same players.
  mutating func begin() {
    for seat in won.indices { (won[seat], moves[seat]) = (0, 0) }
    (turn, passes) = (0, 0)
  }

  /// A second card was turned up: who matches a pair goes on, else it is the next one's turn.
  mutating func completeMove(isMatch: Bool) {
    passes = 0
    moves[turn] += 1
    if isMatch { won[turn] += 1 } else { turn = after(turn) }
  }

  mutating func pass() {
    passes += 1
    turn = after(turn)
  }

  /// Takes back the last thing that happened, which was the completion of a move; so many had passed before it.
  mutating func takeBackMove(wasMatch: Bool, passes: Int) {
    if !wasMatch { turn = before(turn) }
    moves[turn] -= 1
    if wasMatch { won[turn] -= 1 }
    self.passes = passes
  }

  /// Takes back the last thing that happened, which was a pass.
  mutating func takeBackPass() {
    passes -= 1
    turn = before(turn)
  }

  private func after(_ seat: Int) -> Int { seat + 1 == players ? 0 : seat + 1 }
  private func before(_ seat: Int) -> Int { seat == 0 ? players - 1 : seat - 1 }
}
