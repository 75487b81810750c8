/// Whose turn it is in a game of one player or several, and what each has come to.
struct Turns: Equatable, Sendable {
  let players: Int
  /// The seat of the player whose turn it is, from 0.
  private(set) var turn = 0
  /// How many players have passed in a row.
  private(set) var passes = 0
  /// What the player has come to whose turn it is, and the others by their seats: a move then changes a number or
  /// two, and an array only when the turn goes on.
  private var player = Score()
  private var others: [Score]

  struct Score: Equatable, Sendable {
    /// The pairs that the player matched.
    fileprivate(set) var pairs = 0
    /// The moves that the player completed, of which a pass is none.
    fileprivate(set) var moves = 0
  }

  init(players: Int, turn: Int = 0) {
    self.players = players
    self.turn = turn
    others = Array(repeating: Score(), count: players)
  }

  func score(of seat: Int) -> Score { seat == turn ? player : others[seat] }

  /// Whether all have passed in a row: the game is over, and the pairs are counted as they stand.
  var isDrawnOut: Bool { passes == players }

  /// Begins another game of the same players.
  mutating func begin() {
    for seat in others.indices { others[seat] = Score() }
    player = Score()
    (turn, passes) = (0, 0)
  }

  /// A second card was turned up: who matches a pair goes on, else it is the next one's turn.
  @inline(__always) mutating func completeMove(isMatch: Bool) {
    passes = 0
    player.moves += 1
    if isMatch {
      player.pairs += 1
    } else if players > 1 {
      go(to: next)
    }
  }

  mutating func pass() {
    passes += 1
    go(to: next)
  }

  /// Takes back the last thing that happened, which was the completion of a move; so many had passed before it.
  mutating func takeBackMove(wasMatch: Bool, passes: Int) {
    if !wasMatch { go(to: previous) }
    player.moves -= 1
    if wasMatch { player.pairs -= 1 }
    self.passes = passes
  }

  /// Takes back the last thing that happened, which was a pass.
  mutating func takeBackPass() {
    passes -= 1
    go(to: previous)
  }

  private var next: Int { turn + 1 == players ? 0 : turn + 1 }
  private var previous: Int { turn == 0 ? players - 1 : turn - 1 }

  private mutating func go(to seat: Int) {
    swap(&player, &others[turn])
    swap(&player, &others[seat])
    turn = seat
  }
}
