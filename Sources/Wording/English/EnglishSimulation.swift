extension English {
  func simulationHeading(games: Int, pairs: Int, seed: UInt64, first: UInt64, players: [String]) -> String {
    "\(count(games, "game", "games")) of \(count(pairs, "pair", "pairs")), seed \(seed) from game \(first) on: "
      + players.joined(separator: ", ")
  }
  var noGamePlayedToItsEnd: String { "No game was finished." }

  var played: String { "played" }
  var theory: String { "theory" }
  var meanMoves: String { "moves, mean" }
  func about(_ number: String) -> String { "about \(number)" }
  var standardErrorOfMean: String { "its standard error" }
  var standardDeviation: String { "standard deviation" }
  var leastMoves: String { "least" }
  func needAtMost(percent: Int) -> String { "\(percent) % need at most" }
  var mostMoves: String { "most" }
  var gamesDrawn: String { "drawn games" }
  var marginOfFirst: String { "first player's margin in pairs" }
  func simulatedPlayer(_ number: Int, _ name: String, pairs: Int, perGame: Double) -> String {
    "player \(number), \(name): \(pairs) pairs, \(decimal(perGame, digits: 4)) a game"
  }

  var movesColumn: String { "moves" }
  var gamesColumn: String { "games" }
  var shareColumn: String { "share" }
  var theoryColumn: String { "theory" }

  func tellSimulation(games: Int, pairs: Int, seed: UInt64, first: UInt64, players: [String]) -> String {
    "\(count(games, "game", "games")) of \(count(pairs, "pair", "pairs")), seed \(seed) from game "
      + "\(first) on. Played by \(list(players))."
  }
  func tellOnlyGame(moves: Int) -> String { "The game took \(count(moves, "move", "moves"))." }
  func tellEveryGame(moves: Int) -> String { "Every game took \(count(moves, "move", "moves"))." }
  func tellMean(_ mean: Double, error: Double?) -> String {
    let beginning = "A game took \(decimal(mean, digits: 4)) moves on average"
    return error.map { "\(beginning), with a standard error of \(decimal($0, digits: 4))." } ?? "\(beginning)."
  }
  func tellTheory(_ mean: Double, isAsymptotic: Bool) -> String {
    "In theory the average is \(isAsymptotic ? "about " : "")\(decimal(mean, digits: 4))."
  }
  func tellDeviation(_ deviation: Double, theory: Double?) -> String {
    let beginning = "The standard deviation was \(decimal(deviation, digits: 4))"
    return theory.map { "\(beginning), in theory \(decimal($0, digits: 4))." } ?? "\(beginning)."
  }
  func tellRange(least: Int, most: Int) -> String {
    "The shortest game took \(count(least, "move", "moves")), the longest \(most)."
  }
  func tellQuantiles(_ five: Int, _ half: Int, _ ninetyFive: Int) -> String {
    "Half of the games took at most \(count(half, "move", "moves")), 5 percent at most \(five), "
      + "95 percent at most \(ninetyFive)."
  }
  func tellQuantilesInTheory(_ five: Int, _ half: Int, _ ninetyFive: Int) -> String {
    "In theory half take at most \(half), 5 percent at most \(five), 95 percent at most \(ninetyFive)."
  }
  var quantilesAsInTheory: String { "This matches the theory." }
  func tellDrawn(_ games: Int) -> String {
    switch games {
    case 0: "No game was drawn."
    case 1: "1 game was drawn."
    default: "\(games) games were drawn."
    }
  }
  func tellPlayer(_ number: Int, _ name: String, pairs: Int, perGame: Double) -> String {
    "Player \(number), \(name), found \(count(pairs, "pair", "pairs")), \(decimal(perGame, digits: 4)) a game."
  }
  func tellMargin(_ margin: Double, theory: Double?) -> String {
    let whose = margin < 0 ? "fewer" : "more"
    let beginning = "The first player found \(decimal(margin.magnitude, digits: 4)) pairs a game \(whose)"
    guard let theory else { return "\(beginning) than the second." }
    let expected = "\(decimal(theory.magnitude, digits: 4)) \(theory < 0 ? "fewer" : "more")"
    return "\(beginning) than the second, in theory \(expected)."
  }

  func simulationProgress(percent: Int, games: Int) -> String { "\(percent) %, \(games) games" }
  func simulationProgress(percent: Int) -> String { "\(percent) percent of the games played." }

  func noShard(in file: String?) -> String { "no shards found in \(file ?? "the input")" }
  func shardNotUnderstood(_ shard: String) -> String {
    "\(shard): not the complete JSON of one simulation"
  }
  func shardEmpty(_ shard: String) -> String { "\(shard): no game of this shard was finished" }
  func shardUnsound(_ shard: String) -> String { "\(shard): the counts contradict each other" }
  func shardDiffers(_ shard: String, from other: String, in aspect: ShardAspect) -> String {
    switch aspect {
    case .pairs: "\(shard): the number of pairs differs from \(other)"
    case .players: "\(shard): the players differ from \(other)"
    case .seed: "\(shard): the seed differs from \(other)"
    }
  }
  func shardOverlaps(_ shard: String, _ other: String, game: UInt64) -> String {
    "\(shard): game \(game) is also in \(other)"
  }
  func shardsIncomplete(games: Int, of expected: Int, from first: String, to last: String) -> String {
    "the shards from \(first) to \(last) have \(games) games together, not \(expected)"
  }
  func shardMissing(game: UInt64, between shard: String, and other: String) -> String {
    "game \(game) is missing, between \(shard) and \(other)"
  }
  var tooManyGamesToCount: String { "too many games to count" }
}
