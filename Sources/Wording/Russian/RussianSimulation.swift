extension Russian {
  func simulationHeading(games: Int, pairs: Int, seed: UInt64, first: UInt64, players: [String]) -> String {
    "\(count(games, "партия", "партии", "партий")) по \(count(pairs, "паре", "пары", "пар")), "
      + "сид \(seed), начиная с партии \(first): \(players.joined(separator: ", "))"
  }
  var noGamePlayedToItsEnd: String { "Ни одна партия не сыграна до конца." }

  var played: String { "сыграно" }
  var theory: String { "теория" }
  var meanMoves: String { "ходов в среднем" }
  func about(_ number: String) -> String { "около \(number)" }
  var standardErrorOfMean: String { "стандартная ошибка" }
  var standardDeviation: String { "стандартное отклонение" }
  var leastMoves: String { "меньше всего" }
  func needAtMost(percent: Int) -> String { "\(percent) % партий хватило" }
  var mostMoves: String { "больше всего" }
  var gamesDrawn: String { "вничью" }
  var marginOfFirst: String { "перевес первого в парах" }
  func simulatedPlayer(_ number: Int, _ name: String, pairs: Int, perGame: Double) -> String {
    "игрок \(number), \(name): \(self.pairs(pairs)), \(decimal(perGame, digits: 4)) за партию"
  }

  var movesColumn: String { "ходы" }
  var gamesColumn: String { "партии" }
  var shareColumn: String { "доля" }
  var theoryColumn: String { "теория" }

  func tellSimulation(games: Int, pairs: Int, seed: UInt64, first: UInt64, players: [String]) -> String {
    "\(count(games, "партия", "партии", "партий")) по \(count(pairs, "паре", "пары", "пар")), "
      + "сид \(seed), начиная с партии \(first). "
      + "\(players.count == 1 ? "Играет" : "Играют") \(list(players))."
  }
  func tellOnlyGame(moves: Int) -> String { "Партия заняла \(count(moves, "ход", "хода", "ходов"))." }
  func tellEveryGame(moves: Int) -> String { "Каждая партия заняла \(count(moves, "ход", "хода", "ходов"))." }
  func tellMean(_ mean: Double, error: Double?) -> String {
    let beginning = "Партия заняла в среднем \(count(mean, digits: 4, "хода"))"
    return error.map { "\(beginning), стандартная ошибка \(decimal($0, digits: 4))." } ?? "\(beginning)."
  }
  func tellTheory(_ mean: Double, isAsymptotic: Bool) -> String {
    "В теории среднее — \(isAsymptotic ? "около " : "")\(decimal(mean, digits: 4))."
  }
  func tellDeviation(_ deviation: Double, theory: Double?) -> String {
    let beginning = "Стандартное отклонение — \(decimal(deviation, digits: 4))"
    return theory.map { "\(beginning), в теории — \(decimal($0, digits: 4))." } ?? "\(beginning)."
  }
  func tellRange(least: Int, most: Int) -> String {
    "Самая короткая партия заняла \(count(least, "ход", "хода", "ходов")), самая длинная — \(most)."
  }
  func tellQuantiles(_ five: Int, _ half: Int, _ ninetyFive: Int) -> String {
    "Половине партий хватило \(count(half, "хода", "ходов", "ходов")), "
      + "5 процентам — \(five), 95 процентам — \(ninetyFive)."
  }
  func tellQuantilesInTheory(_ five: Int, _ half: Int, _ ninetyFive: Int) -> String {
    "В теории половине хватает \(half), 5 процентам — \(five), 95 процентам — \(ninetyFive)."
  }
  var quantilesAsInTheory: String { "Это совпадает с теорией." }
  func tellDrawn(_ games: Int) -> String {
    games == 0
      ? "Ничьих не было."
      : "Вничью \(form(games, "закончилась", "закончились", "закончилось")) "
        + "\(count(games, "партия", "партии", "партий"))."
  }
  func tellPlayer(_ number: Int, _ name: String, pairs: Int, perGame: Double) -> String {
    "Игрок \(number), \(name): \(self.pairs(pairs)), \(decimal(perGame, digits: 4)) за партию."
  }
  func tellMargin(_ margin: Double, theory: Double?) -> String {
    let beginning =
      "Первый игрок находил за партию на \(decimal(margin.magnitude, digits: 4)) пары "
      + "\(margin < 0 ? "меньше" : "больше") второго"
    guard let theory else { return "\(beginning)." }
    return "\(beginning), в теории — на \(decimal(theory.magnitude, digits: 4)) "
      + "\(theory < 0 ? "меньше" : "больше")."
  }

  func simulationProgress(percent: Int, games: Int) -> String {
    "\(percent) %, \(count(games, "партия", "партии", "партий"))"
  }
  func simulationProgress(percent: Int) -> String {
    "\(form(percent, "Сыгран", "Сыграно", "Сыграно")) "
      + "\(count(percent, "процент", "процента", "процентов")) партий."
  }

  func noShard(in file: String?) -> String {
    file.map { "\($0): нет частей симуляции" } ?? "во входных данных нет частей симуляции"
  }
  func shardNotUnderstood(_ shard: String) -> String { "\(shard): это не целый JSON одной симуляции" }
  func shardEmpty(_ shard: String) -> String { "\(shard): в этой части ни одна партия не сыграна до конца" }
  func shardUnsound(_ shard: String) -> String { "\(shard): числа противоречат друг другу" }
  func shardDiffers(_ shard: String, from other: String, in aspect: ShardAspect) -> String {
    switch aspect {
    case .pairs: "\(shard): пар в партии не столько, сколько в \(other)"
    case .players: "\(shard): игроки не те, что в \(other)"
    case .seed: "\(shard): раздачи начинаются не с того сида, что в \(other)"
    }
  }
  func shardOverlaps(_ shard: String, _ other: String, game: UInt64) -> String {
    "\(shard): партия \(game) есть и в \(other)"
  }
  func shardsIncomplete(games: Int, of expected: Int, from first: String, to last: String) -> String {
    "в частях от \(first) до \(last) всего партий: \(games), а нужно \(expected)"
  }
  func shardMissing(game: UInt64, between shard: String, and other: String) -> String {
    "не хватает партии \(game): она между \(shard) и \(other)"
  }
  var tooManyGamesToCount: String { "партий слишком много, их не сосчитать" }
}
