/// How a game stands against perfect play.
struct Standing: Equatable {
  let par: Par
  let moves: Int
  /// Nil for a game that is larger than the table of perfect play.
  let sums: AppraisalSums?
  /// The share of deals in which perfect play needs at most so many moves; nil while the game goes on, and for a game
  /// that is larger than what distributions are made for.
  let share: Double?

  init(_ table: borrowing Table) {
    par = table.par
    moves = table.board.moves
    sums = table.looked.sums
    share =
      table.board.isFinished
      ? MoveDistribution.table(pairs: table.board.pairs)?.share(ofAtMost: table.board.moves) : nil
  }
}
