import MemoryGame

/// A comparison of the game with perfect play.
struct Assessment: Equatable {
  let par: Par
  let moves: Int
  let seed: UInt64
  /// Whether this is a game of the day, whose date gives the seed.
  let isOfDay: Bool
  /// Nil for a game of more than `PerfectPlay.mostPairs` pairs.
  let sums: AppraisalSums?
  /// The sums of each of several players; empty for one player or if unknown.
  let players: [PlayerSums]
  let phase: Game.Phase
  /// The share of deals in which perfect play needs at most as many moves. Nil during the game, and for a game
  /// of more than `MoveDistribution.mostPairs` pairs.
  let share: Double?

  init(_ table: borrowing Table, _ analyst: Analyst) {
    par = table.par
    moves = table.game.board.moves
    seed = table.seed
    isOfDay = table.day != nil
    sums = analyst.analysis(of: table).sums
    players = table.isShared && sums != nil ? GameReview(table, all: false)?.players ?? [] : []
    phase = table.game.phase
    share =
      table.game.board.isFinished
      ? MoveDistribution.perfect(pairs: table.game.board.pairs)?.share(of: 0...table.game.board.moves) : nil
  }
}
