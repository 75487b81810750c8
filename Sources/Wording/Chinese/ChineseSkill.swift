extension Chinese {
  func hintOfMate(_ card: Int) -> String { "翻第\(card)张：它和已翻开的牌是一对。" }
  func hintOfPair(_ card: Int) -> String { "翻第\(card)张：它和它的另一半都已经出现过。" }
  func hintOfNewCard(_ card: Int) -> String { "翻第\(card)张：这是一张新牌。翻你见过的牌都不会更好。" }
  var nothingLeftToFlip: String { "这一局已经结束，没有牌可翻了。要再来一局，请输入：开始" }

  func parNumber(_ moves: Double, isAbout: Bool) -> String {
    (isAbout ? "约" : "") + decimal(moves, digits: 1)
  }
  func verdict(par: String, sums: String?) -> String {
    sums.map { "标准步数是\(par)：\($0)。" } ?? "标准步数是\(par)。"
  }
  func standing(par: String, moves: Int, sums: String?) -> String {
    "标准步数是\(par)。\(moves == 0 ? "还没走过一步" : "已走\(moves)步")\(sums.map { "；\($0)" } ?? "")。"
  }
  var drawnByPassing: String { "所有人都跳过了，这一局是平局。" }
  func perfectPlay(percent: String, moves: Int) -> String {
    "如果打法完美，\(percentage(percent))的发牌只需\(moves)步或更少。"
  }
  func seedOfDeal(_ seed: UInt64) -> String { "种子：\(seed)。" }
  func noMistakes(_ luck: ChanceInMoves) -> String { "没有失误，\(text(of: luck))" }
  func mistakes(_ count: Int, cost: Double?, _ luck: ChanceInMoves) -> String {
    "\(count)次失误损失\(cost.map(moves) ?? "不到0.1步")，\(text(of: luck))"
  }
  func sums(of player: String, _ sums: String) -> String { "\(player)：\(sums)。" }

  private func text(of luck: ChanceInMoves) -> String {
    switch luck {
    case .even: "运气不好不坏"
    case .good(let moves): "好运省了\(self.moves(moves))"
    case .bad(let moves): "运气不佳，多用了\(self.moves(moves))"
    }
  }

  private func moves(_ number: Double) -> String {
    let text = decimal(number, digits: 1)
    return text == "1.0" ? "1步" : "\(text)步"
  }

  func tooLargeToReview(mostPairs: Int) -> String {
    "只能复盘不超过\(mostPairs)对的局。要看这一局的情况，请输入：标准步数"
  }
  func sumsInAll(_ sums: String) -> String { "总计：\(sums)。" }
  var costAndLuckAreInMoves: String { "损失和运气都以步计；运气大于0表示运气不佳。" }
  var costAndLuckAreInMovesAloud: String { "损失和运气都以步计。" }
  func flipsCostNothing(_ count: Int) -> String {
    "另有\(count)次翻牌没有损失；要列出所有翻牌，请输入：复盘 全部"
  }
  var reviewHeadings: ReviewHeadings {
    ReviewHeadings(
      move: "步", who: "玩家", card: "牌", tune: "歌曲", cost: "损失", luck: "运气", better: "更好的选择")
  }
  var betterShownPair: String { "见过的一对" }
  var betterNewCard: String { "一张新牌" }
  var betterShownMate: String { "见过的另一半" }
  func betterMate(_ card: Int, of first: Int) -> String { "第\(card)张，与第\(first)张是一对" }
  func reviewedFlip(_ flip: ReviewedFlip) -> String {
    reviewedFlip(flip, cost: flipCost(flip), luck: flip.luck == nil ? nil : "运气\(flipLuck(flip))")
  }
  func reviewedFlipAloud(_ flip: ReviewedFlip) -> String {
    let cost = isTiny(flip.cost ?? 0) ? "不到0.01" : flipCost(flip)
    let luck = flip.luck.map { "\($0 > 0 ? "运气不佳" : "好运")\(decimal($0.magnitude, digits: 2))" }
    return reviewedFlip(flip, cost: cost, luck: luck)
  }
  private func reviewedFlip(_ flip: ReviewedFlip, cost: String, luck: String?) -> String {
    let player = flip.player.map { "\($0)，" } ?? ""
    let luck = luck.map { "，\($0)" } ?? ""
    let beginning = "第\(flip.move)步，\(player)第\(flip.card)张，\(flip.title)："
    return beginning
      + (flip.cost == nil ? "没有损失\(luck)。" : "损失\(cost)\(luck)。更好的选择：\(flip.better)。")
  }

  var notYetToShare: String { "找齐所有对子之后才能分享。" }
  func sharedGame(day: String?, deck: String, pairs: Int, isSplit: Bool) -> String {
    let name = day.map { "Memory Tunes \($0)" } ?? "Memory Tunes"
    return "\(name)：\(deck)，\(pairs)对\(isSplit ? "分开的牌" : "")"
  }
  func sharedMoves(_ moves: Int, by player: String?) -> String {
    (player.map { "\($0)：" } ?? "") + "\(moves)步"
  }
  func sharedPar(_ par: String) -> String { "标准步数\(par)" }
  var sharedNothingGivenAway: String { "毫无损失" }
  func sharedGivenAway(_ moves: Double) -> String { "损失\(self.moves(moves))" }
  func sharedHints(_ count: Int) -> String { "\(count)次提示" }
  var sharedFlipsWereUndone: String { "有过撤销" }
  func sharedResult(_ parts: [String]) -> String { parts.joined(separator: "，") }
  func sharedMisses(_ misses: Int, mistakes: Int) -> String {
    switch mistakes {
    case 0: "\(misses)步没有配成对，都不是失误"
    case misses: "\(misses)步没有配成对，\(misses == 1 ? "是失误" : "都是失误")"
    default: "\(misses)步没有配成对，其中\(mistakes)步是失误"
    }
  }
}
