extension Chinese {
  func hintOfMate(_ card: Int) -> String { "翻\(card)号牌：它和已翻开的牌是一对。" }
  func hintOfPair(_ card: Int) -> String { "翻\(card)号牌：这一对的两张你都见过。" }
  func hintOfNewCard(_ card: Int) -> String { "翻\(card)号牌：这张还没翻过，眼下没有更好的选择。" }
  var nothingLeftToFlip: String { "这一局已经结束，没有牌可翻了。想再玩一局，请输入：开始" }

  func parNumber(_ moves: Double, isAbout: Bool) -> String {
    (isAbout ? "约" : "") + decimal(moves, digits: 1)
  }
  func verdict(par: String, sums: String?) -> String {
    sums.map { "标准步数\(par)：\($0)。" } ?? "标准步数\(par)。"
  }
  func standing(par: String, moves: Int, sums: String?) -> String {
    "标准步数是\(par)。\(moves == 0 ? "还没走过一步" : "已走\(moves)步")\(sums.map { "；\($0)" } ?? "")。"
  }
  var drawnByPassing: String { "大家都跳过了，这一局结束。" }
  func perfectPlay(percent: String, moves: Int) -> String {
    "按最佳打法，\(percentage(percent))的牌局不超过\(moves)步。"
  }
  func seedOfDeal(_ seed: UInt64) -> String { "种子：\(seed)。" }
  func noMistakes(_ luck: ChanceInMoves) -> String { "没有失误，\(text(of: luck))" }
  func mistakes(_ count: Int, cost: Double?, _ luck: ChanceInMoves) -> String {
    "\(count)次失误损失\(cost.map(moves) ?? "不到0.1步")，\(text(of: luck))"
  }
  func sums(of player: String, _ sums: String) -> String { "\(player)：\(sums)。" }

  private func text(of luck: ChanceInMoves) -> String {
    switch luck {
    case .even: "运气平平"
    case .good(let moves): "运气好，省了\(self.moves(moves))"
    case .bad(let moves): "运气差，多用了\(self.moves(moves))"
    }
  }

  private func moves(_ number: Double) -> String {
    let text = decimal(number, digits: 1)
    return text == "1.0" ? "1步" : "\(text)步"
  }

  func tooLargeToReview(mostPairs: Int) -> String {
    "最多只能复盘\(mostPairs)对的牌局。想和标准步数比较，请输入：标准步数"
  }
  func sumsInAll(_ sums: String) -> String { "总计：\(sums)。" }
  var costAndLuckAreInMoves: String { "损失和运气都以步计。" }
  var flipsAreListedAtTheEnd: String { "每次翻牌的得失，等这一局结束后再列出。" }
  func flipsCostNothing(_ count: Int) -> String {
    "另有\(count)次翻牌没有损失；想列出所有翻牌，请输入：复盘 全部"
  }
  var reviewHeadings: ReviewHeadings {
    ReviewHeadings(
      move: "步", who: "玩家", card: "牌", tune: "歌曲", cost: "损失", luck: "运气", better: "更好的选择")
  }
  var betterShownPair: String { "见过的一对" }
  var betterNewCard: String { "没翻过的牌" }
  var betterShownMate: String { "它的另一张，已见过" }
  func betterMate(_ card: Int, of first: Int) -> String { "\(card)号，和\(first)号是一对" }
  func unlucky(_ moves: String) -> String { "坏运气\(moves)" }
  func lucky(_ moves: String) -> String { "好运气\(moves)" }
  func reviewedFlip(_ flip: ReviewedFlip) -> String {
    reviewedFlip(flip, cost: flipCost(flip), luck: flip.luck == nil ? nil : flipLuck(flip))
  }
  func reviewedFlipAloud(_ flip: ReviewedFlip) -> String {
    let cost = isTiny(flip.cost ?? 0) ? "不到0.01" : flipCost(flip)
    return reviewedFlip(flip, cost: cost, luck: flip.luck == nil ? nil : flipLuck(flip))
  }
  private func reviewedFlip(_ flip: ReviewedFlip, cost: String, luck: String?) -> String {
    let player = flip.player.map { "\($0)，" } ?? ""
    let luck = luck.map { "，\($0)" } ?? ""
    let beginning = "第\(flip.move)步，\(player)\(flip.card)号牌，\(flip.title)："
    return beginning
      + (flip.cost == nil ? "没有损失\(luck)。" : "损失\(cost)\(luck)。更好的选择：\(flip.better)。")
  }

  var notYetToShare: String { "所有牌都配对之后才能分享。" }
  func sharedGame(day: String?, deck: String, pairs: Int, isSplit: Bool) -> String {
    let name = day.map { "Memory Tunes \($0)" } ?? "Memory Tunes"
    return "\(name)：\(deck)，\(pairs)对\(isSplit ? "拆分牌" : "")"
  }
  func sharedMoves(_ moves: Int, by player: String?) -> String {
    (player.map { "\($0)：" } ?? "") + "\(moves)步"
  }
  func sharedPar(_ par: String) -> String { "标准步数\(par)" }
  var sharedNothingGivenAway: String { "零失误" }
  func sharedGivenAway(_ moves: Double) -> String { "失误损失\(self.moves(moves))" }
  func sharedHints(_ count: Int) -> String { "用了\(count)次提示" }
  var sharedFlipsWereUndone: String { "撤销过翻牌" }
  func sharedResult(_ parts: [String]) -> String { parts.joined(separator: "，") }
  var sharedPair: String { "配对" }
  var sharedNoPair: String { "没配上" }
  var sharedMistake: String { "失误" }
  func sharedMisses(_ misses: Int, mistakes: Int) -> String {
    "\(misses)步没配上，\(mistakes == 0 ? "没有失误" : "\(mistakes)次失误")"
  }
}
