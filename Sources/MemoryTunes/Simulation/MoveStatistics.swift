/// The figures by which one looks at the moves of many games.
struct MoveStatistics {
  private let counts: [(moves: Int, games: Int)]
  private let games: Int
  let mean: Double
  /// Nil for a single game, which has no spread.
  let standardDeviation: Double?

  /// There must be a game in the tally.
  init(_ tally: Tally) {
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

  /// How far the mean may well be from what it would be after games without end.
  var standardError: Double? { standardDeviation.map { $0 / Double(games).squareRoot() } }

  var least: Int { counts.first!.moves }
  var most: Int { counts.last!.moves }

  /// The least number of moves that at least this share of the games did not exceed.
  func quantile(_ share: Double) -> Int {
    var sum = 0
    for (moves, count) in counts {
      sum += count
      if Double(sum) >= share * Double(games) { return moves }
    }
    return most
  }
}
