/// Sentences about simulated games.
package protocol SimulationWording {
  /// `players` are names.
  func simulationHeading(games: Int, pairs: Int, seed: UInt64, first: UInt64, players: [String]) -> String
  var noGamePlayedToItsEnd: String { get }

  // The columns and rows of the figures.
  var played: String { get }
  var theory: String { get }
  var meanMoves: String { get }
  func about(_ number: String) -> String
  var standardErrorOfMean: String { get }
  var standardDeviation: String { get }
  var leastMoves: String { get }
  func needAtMost(percent: Int) -> String
  var mostMoves: String { get }
  var gamesDrawn: String { get }
  var marginOfFirst: String { get }
  func simulatedPlayer(_ number: Int, _ name: String, pairs: Int, perGame: Double) -> String

  // The columns of the histogram.
  var movesColumn: String { get }
  var gamesColumn: String { get }
  var shareColumn: String { get }
  var theoryColumn: String { get }

  // The same in sentences.
  func tellSimulation(games: Int, pairs: Int, seed: UInt64, first: UInt64, players: [String]) -> String
  func tellOnlyGame(moves: Int) -> String
  func tellEveryGame(moves: Int) -> String
  func tellMean(_ mean: Double, error: Double?) -> String
  func tellTheory(_ mean: Double, isAsymptotic: Bool) -> String
  func tellDeviation(_ deviation: Double, theory: Double?) -> String
  func tellRange(least: Int, most: Int) -> String
  /// The number of moves that 5, 50 and 95 percent of the games need at most.
  func tellQuantiles(_ five: Int, _ half: Int, _ ninetyFive: Int) -> String
  func tellQuantilesInTheory(_ five: Int, _ half: Int, _ ninetyFive: Int) -> String
  var quantilesAsInTheory: String { get }
  func tellDrawn(_ games: Int) -> String
  func tellPlayer(_ number: Int, _ name: String, pairs: Int, perGame: Double) -> String
  func tellMargin(_ margin: Double, theory: Double?) -> String

  func simulationProgress(percent: Int, games: Int) -> String
  func simulationProgress(percent: Int) -> String

  // Why shards cannot be merged.
  func noShard(in file: String?) -> String
  func shardNotUnderstood(_ shard: String) -> String
  func shardEmpty(_ shard: String) -> String
  func shardUnsound(_ shard: String) -> String
  func shardDiffers(_ shard: String, from other: String, in aspect: ShardAspect) -> String
  func shardOverlaps(_ shard: String, _ other: String, game: UInt64) -> String
  func shardMissing(game: UInt64, between shard: String, and other: String) -> String
  func shardsIncomplete(games: Int, of expected: Int, from first: String, to last: String) -> String
  var tooManyGamesToCount: String { get }
}

/// How shards of different simulations differ.
package enum ShardAspect: Equatable, Sendable {
  case pairs, players, seed
}
