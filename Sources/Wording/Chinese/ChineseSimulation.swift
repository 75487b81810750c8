extension Chinese {
  func simulationHeading(games: Int, pairs: Int, seed: UInt64, first: UInt64, players: [String]) -> String {
    "\(games)局，每局\(pairs)对，种子\(seed)，从第\(first)局起：\(players.joined(separator: "、"))"
  }
  var noGamePlayedToItsEnd: String { "没有一局玩到结束。" }

  var played: String { "实际" }
  var theory: String { "理论" }
  var meanMoves: String { "平均步数" }
  func about(_ number: String) -> String { "约\(number)" }
  var standardErrorOfMean: String { "平均数的标准误差" }
  var standardDeviation: String { "标准差" }
  var leastMoves: String { "最少" }
  func needAtMost(percent: Int) -> String { "\(percent)%的局不超过" }
  var mostMoves: String { "最多" }
  var gamesDrawn: String { "平局" }
  var marginOfFirst: String { "第一位玩家多得的对数" }
  func simulatedPlayer(_ number: Int, _ name: String, pairs: Int, perGame: Double) -> String {
    "玩家\(number)，\(name)：\(pairs)对，每局\(decimal(perGame, digits: 4))对"
  }

  var movesColumn: String { "步数" }
  var gamesColumn: String { "局数" }
  var shareColumn: String { "比例" }
  var theoryColumn: String { "理论" }

  func tellSimulation(games: Int, pairs: Int, seed: UInt64, first: UInt64, players: [String]) -> String {
    "\(games)局，每局\(pairs)对，种子\(seed)，从第\(first)局起。玩家：\(players.joined(separator: "、"))。"
  }
  func tellOnlyGame(moves: Int) -> String { "这一局用了\(moves)步。" }
  func tellEveryGame(moves: Int) -> String { "每一局都用了\(moves)步。" }
  func tellMean(_ mean: Double, error: Double?) -> String {
    let beginning = "平均每局用了\(decimal(mean, digits: 4))步"
    return error.map { "\(beginning)，标准误差\(decimal($0, digits: 4))。" } ?? "\(beginning)。"
  }
  func tellTheory(_ mean: Double, isAsymptotic: Bool) -> String {
    "理论平均数\(isAsymptotic ? "约" : "")为\(decimal(mean, digits: 4))步。"
  }
  func tellDeviation(_ deviation: Double, theory: Double?) -> String {
    let beginning = "标准差为\(decimal(deviation, digits: 4))"
    return theory.map { "\(beginning)，理论值为\(decimal($0, digits: 4))。" } ?? "\(beginning)。"
  }
  func tellRange(least: Int, most: Int) -> String {
    "最短的一局用了\(least)步，最长的用了\(most)步。"
  }
  func tellQuantiles(_ five: Int, _ half: Int, _ ninetyFive: Int) -> String {
    "一半的局不超过\(half)步，5%的局不超过\(five)步，95%的局不超过\(ninetyFive)步。"
  }
  func tellQuantilesInTheory(_ five: Int, _ half: Int, _ ninetyFive: Int) -> String {
    "理论上，一半不超过\(half)步，5%不超过\(five)步，95%不超过\(ninetyFive)步。"
  }
  var quantilesAsInTheory: String { "与理论一致。" }
  func tellDrawn(_ games: Int) -> String { games == 0 ? "没有平局。" : "有\(games)局平局。" }
  func tellPlayer(_ number: Int, _ name: String, pairs: Int, perGame: Double) -> String {
    "玩家\(number)，\(name)：\(pairs)对，每局\(decimal(perGame, digits: 4))对。"
  }
  func tellMargin(_ margin: Double, theory: Double?) -> String {
    let beginning =
      "第一位玩家每局比第二位\(margin < 0 ? "少" : "多")得\(decimal(margin.magnitude, digits: 4))对"
    guard let theory else { return "\(beginning)。" }
    return "\(beginning)，理论上\(theory < 0 ? "少" : "多")得\(decimal(theory.magnitude, digits: 4))对。"
  }

  func simulationProgress(percent: Int, games: Int) -> String { "\(percent)%，\(games)局" }
  func simulationProgress(percent: Int) -> String { "已玩\(percent)%的局。" }

  func noShard(in file: String?) -> String { "\(file ?? "输入")中没有模拟结果" }
  func shardNotUnderstood(_ shard: String) -> String { "\(shard)：这不是一次模拟的完整JSON" }
  func shardEmpty(_ shard: String) -> String { "\(shard)：其中没有一局玩到结束" }
  func shardUnsound(_ shard: String) -> String { "\(shard)：数字互相矛盾" }
  func shardDiffers(_ shard: String, from other: String, in aspect: ShardAspect) -> String {
    switch aspect {
    case .pairs: "\(shard)：每局的对数与\(other)不同"
    case .players: "\(shard)：玩家与\(other)不同"
    case .seed: "\(shard)：发牌的起始种子与\(other)不同"
    }
  }
  func shardOverlaps(_ shard: String, _ other: String, game: UInt64) -> String {
    "\(shard)：第\(game)局在\(other)中也有"
  }
  func shardsIncomplete(games: Int, of expected: Int, from first: String, to last: String) -> String {
    "从\(first)到\(last)共\(games)局，而不是\(expected)局"
  }
  func shardMissing(game: UInt64, between shard: String, and other: String) -> String {
    "\(shard)和\(other)之间缺少第\(game)局"
  }
  var tooManyGamesToCount: String { "局数太多，无法计数" }
}
