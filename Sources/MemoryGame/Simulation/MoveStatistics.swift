/// Mean, spread and quantiles of the moves of many games.
package struct MoveStatistics {
  private let counts: [(moves: Int, games: Int)]
  private let games: Int
  package let mean: Double
  /// Nil for a single game, which has no spread.
  package let standardDeviation: Double?

  /// The tally must have a game.
  package init(_ tally: Tally) {
    counts = tally.moves
    games = tally.games
    let sum = counts.reduce(0) { $0 + Double($1.moves) * Double($1.games) }
    let mean = sum / Double(games)
    let squares = counts.reduce(0) {
      $0 + (Double($1.moves) - mean) * (Double($1.moves) - mean) * Double($1.games)
    }
    self.mean = mean
    standardDeviation = games > 1 ? (squares / Double(games - 1)).squareRoot() : nil
  }

  /// The standard error of the mean; nil for a single game.
  package var standardError: Double? { standardDeviation.map { $0 / Double(games).squareRoot() } }

  package var least: Int { counts.first!.moves }
  package var most: Int { counts.last!.moves }

  /// The least m for which at least this share of the games took at most m moves.
  package func quantile(_ share: Double) -> Int {
    var sum = 0
    for (moves, count) in counts {
      sum += count
      if Double(sum) >= share * Double(games) { return moves }
    }
    return most
  }
}
