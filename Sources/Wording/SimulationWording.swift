/// How shards of different simulations differ.
package enum ShardAspect: String, Argument, Sendable {
  case pairs, players, seed
}

/// Sentences about simulated games. Seeds, and numbers of games that count like them, are texts.
extension Wording {
  package func simulationHeading(
    games: Int, pairs: Int, seed: String, first: String, players: String
  ) -> String {
    say(games, pairs, seed, first, players)
  }
  package var noGamePlayedToItsEnd: String { say() }
  package var playedHeading: String { say() }
  package var theoryHeading: String { say() }
  package var meanMoves: String { say() }
  package func asymptoticMean(mean: String) -> String { say(mean) }
  package var standardErrorOfMean: String { say() }
  package var standardDeviation: String { say() }
  package var leastMoves: String { say() }
  package func needAtMost(percent: Int) -> String { say(percent) }
  package var mostMoves: String { say() }
  package var gamesDrawn: String { say() }
  package var marginOfFirst: String { say() }
  package func simulatedPlayer(number: Int, name: String, pairs: Int, perGame: Double) -> String {
    say(number, name, pairs, figure(perGame))
  }
  // The columns of the histogram.
  package var movesColumn: String { say() }
  package var gamesColumn: String { say() }
  package var shareColumn: String { say() }
  package var theoryColumn: String { say() }
  // The same in sentences.
  package func tellSimulation(
    games: Int, pairs: Int, seed: String, first: String, count: Int, players: String, names: String
  ) -> String {
    say(games, pairs, seed, first, count, players, names)
  }
  package func tellOnlyGame(moves: Int) -> String { say(moves) }
  package func tellEveryGame(moves: Int) -> String { say(moves) }
  package func tellMean(mean: Double, error: Double?) -> String { say(figure(mean), error.map(figure)) }
  package func tellTheory(mean: Double, isAsymptotic: Bool) -> String { say(figure(mean), isAsymptotic) }
  package func tellDeviation(deviation: Double, theory: Double?) -> String {
    say(figure(deviation), theory.map(figure))
  }
  package func tellRange(least: Int, most: Int) -> String { say(least, most) }
  package func tellQuantiles(five: Int, half: Int, ninetyFive: Int) -> String { say(five, half, ninetyFive) }
  package func tellQuantilesInTheory(five: Int, half: Int, ninetyFive: Int) -> String {
    say(five, half, ninetyFive)
  }
  package var quantilesAsInTheory: String { say() }
  package func tellDrawn(games: Int) -> String { say(games) }
  package func tellPlayer(number: Int, name: String, pairs: Int, perGame: Double) -> String {
    say(number, name, pairs, figure(perGame))
  }
  /// A lead or, if `isBehind`, a deficit.
  package func tellMargin(margin: Double, isBehind: Bool, theory: Double?, isBehindInTheory: Bool) -> String {
    say(figure(margin), isBehind, theory.map(figure), isBehindInTheory)
  }
  package func simulationProgress(percent: Int, games: Int) -> String { say(percent, games) }
  package func tellSimulationProgress(percent: Int) -> String { say(percent) }
  // Why shards cannot be merged.
  package func noShard(file: String?) -> String { say(file) }
  package func shardNotUnderstood(shard: String) -> String { say(shard) }
  package func shardEmpty(shard: String) -> String { say(shard) }
  package func shardUnsound(shard: String) -> String { say(shard) }
  package func shardDiffers(shard: String, other: String, aspect: ShardAspect) -> String {
    say(shard, other, aspect)
  }
  package func shardOverlaps(shard: String, other: String, game: String) -> String { say(shard, other, game) }
  package func shardMissing(game: String, shard: String, other: String) -> String { say(game, shard, other) }
  package func shardsIncomplete(games: Int, expected: Int, first: String, last: String) -> String {
    say(games, expected, first, last)
  }
  package var tooManyGamesToCount: String { say() }

  private func figure(_ value: Double) -> Fraction { Fraction(value, digits: 4) }
}
