extension Russian {
  var noRecordsAreKept: String {
    "В этом сеансе рекорды не хранятся: это скрипт без --home ПАПКА или запуск с --no-home."
  }
  func noGameFinished(pairs: Int) -> String {
    "Партий на \(ofPairs(pairs)) вы ещё не заканчивали. Чтобы сыграть, введите: играть \(pairs)"
  }
  var noGameFinished: String { "Вы ещё не закончили ни одной партии. Чтобы начать, введите: играть" }
  var noGameBegun: String { "Вы ещё не начали ни одной партии. Чтобы начать, введите: играть" }

  func bestGames(pairs: Int) -> String { "Ваши лучшие партии на \(ofPairs(pairs)):" }
  var bestGamesByPairs: String { "Ваши лучшие партии по числу пар:" }
  var recordHeadings: RecordHeadings {
    RecordHeadings(
      pairs: "пары", rank: "место", moves: "ходы", time: "время", par: "норма", skill: "точность",
      date: "дата", deck: "колода")
  }
  func percentage(_ number: String) -> String { "\(number) %" }
  func deckOfRecord(_ deck: String, isSplit: Bool, aids: [String]) -> String {
    let notes = (isSplit ? ["разд."] : []) + aids
    return notes.isEmpty ? deck : "\(deck) (\(notes.joined(separator: ", ")))"
  }
  var aidOfUndo: String { "отмена" }
  var aidOfSeed: String { "сид" }
  var aidOfRepeat: String { "повтор" }
  var skillIsFullWithoutMistakes: String { "Точность 100 % — это партия без единой ошибки." }
  var lastGamesOfSeveral: String { "Последние партии с другими игроками:" }
  func gameOfSeveral(_ game: GameOfSeveral) -> String {
    let beginning = "\(game.date), \(game.deck), \(count(game.pairs, "пара", "пары", "пар")): "
    guard !game.best.isEmpty else { return beginning + playerNames(game.players) }
    return "\(beginning)\(scores(of: game)); \(winners(of: game))"
  }
  private func scores(of game: GameOfSeveral) -> String {
    zip(game.players, game.won).map { "\($0) \($1)" }.joined(separator: ", ")
  }
  private func winners(of game: GameOfSeveral) -> String {
    let best = game.best
    if best.count > 1 { return best.count == game.players.count ? "ничья" : "ничья: \(list(best))" }
    return best[0] == you ? "вы выиграли" : "побеждает \(best[0])"
  }

  func gamesOfSeveral(_ finished: Int) -> String { "Партии с другими игроками: закончено \(finished)." }
  func against(_ name: String, _ opponent: String, won: Int, lost: Int, tied: Int) -> String {
    "\(name) против \(opponent): побед — \(won), поражений — \(lost)\(tied > 0 ? ", ничьих — \(tied)" : "")"
  }

  func games(_ games: GamesOfPairs) -> String {
    let deck = games.deck.map { "\($0), партии" } ?? "Все партии"
    let cards = games.isSplit ? " с раздельными карточками" : ""
    let best = games.best.map { "лучшая — \(moves($0)), " } ?? ""
    let result =
      games.finished > 0
      ? "; \(best)в среднем \(count(games.mean, digits: 1, "хода")), норма \(games.par)" : ""
    return "\(deck) на \(ofPairs(games.pairs))\(cards): "
      + "начато \(games.begun), закончено \(games.finished)\(games.revealed > 0 ? ", сдано \(games.revealed)" : "")\(result)."
  }

  var movesAndGames: String { "Число партий по числу ходов:" }
  func skillBars(isSplit: Bool, best: String) -> String {
    "\(skill(isSplit: isSplit)), партия за партией до последней; \(best) — безупречная игра:"
  }
  private func skill(isSplit: Bool) -> String {
    isSplit ? "Точность с раздельными карточками" : "Точность"
  }
  func gamesOfDays(_ played: Int, streak: Int, longest: Int) -> String {
    "Партии дня: сыграно \(played); серия — \(days(streak)), лучшая серия — \(days(longest))."
  }
  private func days(_ count: Int) -> String { self.count(count, "день", "дня", "дней") }

  func practiced(_ count: Int, of pairs: Int, deck: String, due: Int) -> String {
    "\(deck): пройдено \(count) из \(ofPairs(pairs)), пора повторить \(due)."
  }
  var pairsByBox: String { "Число пар по коробкам:" }
  func boxesAloud(_ boxes: [(box: Int, pairs: Int)]) -> String {
    "Коробка " + boxes.map { "\($0.box): \(pairs($0.pairs))" }.joined(separator: "; коробка ") + "."
  }

  func bestGamesAloud(pairs: Int, par: String) -> String {
    "Ваши лучшие партии на \(ofPairs(pairs)), норма \(par):"
  }
  func bestGameAloud(_ game: BestGame, pairs: Int) -> String {
    "\(count(pairs, "пара", "пары", "пар")): \(text(of: game, par: game.par))"
  }
  func bestGameAloud(_ game: BestGame, rank: Int) -> String { "Место \(rank): \(text(of: game, par: nil))" }
  private func text(of game: BestGame, par: String?) -> String {
    let parts = [
      "\(moves(game.moves)) за \(time(game.seconds))", par.map { "норма \($0)" },
      game.skill.map { "точность \($0)" }, game.aids.isEmpty ? nil : game.aids.joined(separator: ", "),
      game.deck,
      game.isSplit ? "раздельные карточки" : nil, game.date,
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + "."
  }
  private func time(_ seconds: Int) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    let parts = [
      minutes == 0 ? nil : count(minutes, "минуту", "минуты", "минут"),
      rest == 0 && minutes > 0 ? nil : count(rest, "секунду", "секунды", "секунд"),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
  func gameOfSeveralAloud(_ game: GameOfSeveral) -> String {
    let end = "\(game.deck), \(count(game.pairs, "пара", "пары", "пар")), \(game.date)."
    guard !game.best.isEmpty else { return "\(playerNames(game.players)): \(end)" }
    let winners = winners(of: game)
    let result = winners == "ничья" ? "Ничья," : "\(winners.prefix(1).uppercased())\(winners.dropFirst()):"
    return "\(result) \(scores(of: game)); \(end)"
  }
  func movesAloud(mostOften moves: Int, games: Int, most: Int) -> String {
    "Чаще всего \(self.moves(moves)), в \(count(games, "партии", "партиях", "партиях")); "
      + "самая длинная — \(most)."
  }
  func movesAloud(most: Int) -> String { "Самая длинная — \(moves(most))." }
  func skillsAloud(_ games: Int, isSplit: Bool, last: String, mean: String) -> String {
    let beginning = "\(skill(isSplit: isSplit)) в последней партии: \(last)"
    let ofLast = form(games, "последнюю партию", "последние партии", "последних партий")
    return games == 1 ? "\(beginning)." : "\(beginning); в среднем за \(games) \(ofLast): \(mean)."
  }
}
