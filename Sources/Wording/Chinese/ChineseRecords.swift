extension Chinese {
  var noRecordsAreKept: String {
    "这次运行不保存纪录：脚本没有指定“--home 文件夹”，或启动时用了--no-home。"
  }
  func noGameFinished(pairs: Int) -> String { "还没有玩完过\(pairs)对的牌局。想玩一局，请输入：开始 \(pairs)" }
  var noGameFinished: String { "还没有玩完过一局。想玩一局，请输入：开始" }
  var noGameBegun: String { "还没有玩过一局。想玩一局，请输入：开始" }

  func bestGames(pairs: Int) -> String { "你的最好成绩（\(pairs)对）：" }
  var bestGamesByPairs: String { "你的最好成绩（按对数排列）：" }
  var recordHeadings: RecordHeadings {
    RecordHeadings(
      pairs: "对数", rank: "名次", moves: "步数", time: "用时", par: "标准", skill: "准确率", date: "日期",
      deck: "牌组")
  }
  func percentage(_ number: String) -> String { "\(number)%" }
  func deckOfRecord(_ deck: String, isSplit: Bool, aids: [String]) -> String {
    let notes = (isSplit ? ["拆分牌"] : []) + aids
    return notes.isEmpty ? deck : "\(deck)（\(notes.joined(separator: "，"))）"
  }
  var aidOfUndo: String { "撤销" }
  var aidOfSeed: String { "种子" }
  var aidOfRepeat: String { "重玩" }
  var skillIsFullWithoutMistakes: String { "没有失误的一局，准确率是100%。" }
  var lastGamesOfSeveral: String { "最近的多人对局：" }
  func gameOfSeveral(_ game: GameOfSeveral) -> String {
    let beginning = "\(game.date)，\(game.deck)，\(game.pairs)对："
    guard !game.best.isEmpty else { return beginning + playerNames(game.players) }
    return "\(beginning)\(scores(of: game))；\(winners(of: game))"
  }
  private func scores(of game: GameOfSeveral) -> String {
    zip(game.players, game.won).map { playerScore($0, pairs: $1) }.joined(separator: "，")
  }
  private func winners(of game: GameOfSeveral) -> String {
    let best = game.best
    return best.count > 1 ? "\(list(best))打平" : "\(best[0])获胜"
  }

  func gamesOfSeveral(_ finished: Int) -> String { "多人对局：完成\(finished)局。" }
  func against(_ name: String, _ opponent: String, won: Int, lost: Int, tied: Int) -> String {
    "\(name)对\(opponent)：\(won)胜\(lost)负\(tied > 0 ? "\(tied)平" : "")"
  }

  func games(_ games: GamesOfPairs) -> String {
    let deck = games.deck.map { "\($0)，" } ?? "所有牌组，"
    let cards = games.isSplit ? "拆分牌" : ""
    let best = games.best.map { "，最好\($0)步" } ?? ""
    let result =
      games.finished > 0 ? "\(best)，平均\(decimal(games.mean, digits: 1))步，标准步数\(games.par)" : ""
    let revealed = games.revealed > 0 ? "，放弃\(games.revealed)次" : ""
    return "\(deck)\(games.pairs)对\(cards)：开局\(games.begun)次，完成\(games.finished)次\(revealed)\(result)。"
  }
  var movesAndGames: String { "各步数对应的局数：" }
  func skillBars(isSplit: Bool, best: String) -> String {
    "\(skill(isSplit: isSplit))，逐局排列，最右边是最近一局；\(best)表示零失误："
  }
  private func skill(isSplit: Bool) -> String { isSplit ? "拆分牌的准确率" : "准确率" }
  func gamesOfDays(_ played: Int, streak: Int, longest: Int) -> String {
    "每日一局：完成\(played)天，目前连续\(streak)天，最长连续\(longest)天。"
  }

  func practiced(_ count: Int, of pairs: Int, deck: String, due: Int) -> String {
    "\(deck)：共\(pairs)对，练过\(count)对，现在该复习\(due)对。"
  }
  var pairsByBox: String { "各盒的对数：" }
  func boxesAloud(_ boxes: [(box: Int, pairs: Int)]) -> String {
    boxes.map { "第\($0.box)盒\(pairs($0.pairs))" }.joined(separator: "，") + "。"
  }

  func bestGamesAloud(pairs: Int, par: String) -> String { "你的最好成绩，\(pairs)对，标准步数\(par)：" }
  func bestGameAloud(_ game: BestGame, pairs: Int) -> String { "\(pairs)对：\(text(of: game, par: game.par))" }
  func bestGameAloud(_ game: BestGame, rank: Int) -> String { "第\(rank)名：\(text(of: game, par: nil))" }
  private func text(of game: BestGame, par: String?) -> String {
    let parts = [
      "\(game.moves)步，用时\(time(game.seconds))", par.map { "标准步数\($0)" }, game.skill.map { "准确率\($0)" },
      game.aids.isEmpty ? nil : game.aids.joined(separator: "，"), game.deck, game.isSplit ? "拆分牌" : nil,
      game.date,
    ]
    return parts.compactMap(\.self).joined(separator: "，") + "。"
  }
  private func time(_ seconds: Int) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    if minutes == 0 { return "\(rest)秒" }
    return rest == 0 ? "\(minutes)分钟" : "\(minutes)分\(rest)秒"
  }
  func gameOfSeveralAloud(_ game: GameOfSeveral) -> String {
    let end = "\(game.deck)，\(game.pairs)对，\(game.date)。"
    guard !game.best.isEmpty else { return "\(playerNames(game.players))：\(end)" }
    return "\(winners(of: game))：\(scores(of: game))；\(end)"
  }
  func movesAloud(mostOften moves: Int, games: Int, most: Int) -> String {
    "最常见的是\(moves)步，有\(games)局；最长的用了\(most)步。"
  }
  func movesAloud(most: Int) -> String { "最长的一局用了\(most)步。" }
  func skillsAloud(_ games: Int, isSplit: Bool, last: String, mean: String) -> String {
    let beginning = "最近一局\(skill(isSplit: isSplit))：\(last)"
    return games == 1 ? "\(beginning)。" : "\(beginning)；最近\(games)局平均：\(mean)。"
  }
}
