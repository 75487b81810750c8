extension Chinese {
  var upMark: String { "翻开" }
  var foundMark: String { "已配" }
  var newPairMark: String { "配对!" }
  var boardLegend: String { "* 翻开   = 已配对   ! 新配对" }
  func cardsNotShown(_ count: Int) -> String { "还有\(count)张牌未显示" }
  func cardsMore(_ count: Int) -> String { "还有\(count)张" }
  func tuneNumber(_ number: Int) -> String { "歌曲\(number)" }

  func statusPairs(_ found: Int, of pairs: Int) -> String { "已配对\(found)/\(pairs)" }
  func statusPairsShort(_ found: Int, of pairs: Int) -> String { "\(found)/\(pairs)对" }
  func moves(_ count: Int) -> String { "\(count)步" }
  func statusPar(_ par: String) -> String { "标准\(par)步" }
  func statusBest(_ moves: Int) -> String { "最好\(moves)步" }
  func progress(_ found: Int, of pairs: Int) -> String { "已找到\(found)对，共\(pairs)对" }

  func tune(_ title: String, by artist: String) -> String { "\(title)（\(artist)）" }
  func shortTune(_ title: String, by artist: String) -> String { "\(title)（\(artist)）" }
  func noted(_ pair: String, _ note: String) -> String { "\(pair)（\(note)）" }
  func turned(_ card: Int, _ tune: String) -> String { "\(card)号牌：\(tune)。" }
  var flipAnother: String { "再翻一张吧。" }
  func pair(_ first: Int, _ second: Int, _ tune: String) -> String { "\(first)号和\(second)号配对成功！\(tune)。" }
  func pairsToGo(_ count: Int) -> String { "还剩\(count)对。" }
  func noPair(_ first: Int, _ tune: String, _ second: Int, _ otherTune: String) -> String {
    "没配上：\(first)号是\(tune)，\(second)号是\(otherTune)。"
  }
  func noPairInWords(_ cards: [String]) -> String { "没配上：\(cards.joined(separator: "；"))。" }
  func pairInWords(_ first: Int, _ second: Int, _ tune: String) -> String {
    "配成一对：\(first)号牌和\(second)号牌，\(tune)。"
  }
  var bothTurnBack: String { "翻下一张牌时，这两张会自动扣回去。" }
  func nextMove(_ card: Int, _ tune: String) -> String { "下一步：\(card)号牌是\(tune)。" }

  func noSuchCard(_ card: String, last: Int) -> String { "没有\(card)号牌：牌的编号是1到\(last)。" }
  func cardIsUp(_ card: String) -> String { "\(card)号牌已经翻开了。" }
  func cardIsMatched(_ card: String) -> String { "\(card)号牌已经配对了。" }
  func cannotFlipTwice(_ card: String, instead: Int) -> String {
    "\(card)号牌不能连翻两次，所以什么也没翻。请输入：翻 \(instead)"
  }
  func cannotFlip(_ card: String, after first: String, instead: Int) -> String {
    "翻了\(first)号牌之后不能翻\(card)号牌，所以什么也没翻。请输入：翻 \(instead)"
  }
  func flipAnother(like card: Int) -> String { "翻另一张吧，例如：翻 \(card)" }
  var anotherGame: String { "想再玩一局，请输入：开始" }
  func oneCardOnly(_ card: Int) -> String {
    "已经翻开了一张牌，只能再翻一张，下一步可能轮到别人。请输入：翻 \(card)"
  }
  func notYourTurn(_ name: String) -> String { "现在轮到\(quoted(name))，还没轮到你。让它翻牌，请输入：游戏" }
  func passAlone(_ word: String) -> String {
    "\(quoted(word))只在多人游戏里有用。想和电脑玩一局，请输入：玩家 你 optimal"
  }
  var gameIsOver: String { "这一局已经结束。想再玩一局，请输入：开始" }
  func passInMove(_ word: String) -> String { "这一步已经翻开了一张牌，不能再用\(quoted(word))。请再翻一张。" }
  func passTooEarly(_ word: String) -> String { "至少有两张翻开过、还没配对的牌，才能用\(quoted(word))。请先翻一张。" }

  var yourTurn: String { "轮到你了。" }
  func turn(of name: String) -> String { "轮到\(name)了。" }
  func moves(of name: String, _ moves: [String]) -> String { "\(name)：\(moves.joined(separator: "；"))。" }
  func moveInWords(of name: String, _ result: String) -> String { "\(name)，\(result)" }
  var passes: String { "跳过" }
  func pairOfOther(_ first: Int, _ second: Int, _ tune: String) -> String { "\(first)号和\(second)号配对，\(tune)" }
  func noPairOfOther(_ first: Int, _ tune: String, _ second: Int, _ otherTune: String) -> String {
    "\(first)号是\(tune)，\(second)号是\(otherTune)，没配上"
  }

  // `3:12` would be read as a time of day.
  func time(_ text: String) -> String {
    let parts = text.split(separator: ":").map { Int($0) ?? 0 }
    return parts.count == 2 ? timeAloud(60 * parts[0] + parts[1]) : text
  }
  func timeAloud(_ seconds: Int) -> String {
    seconds < 60 ? "用时\(seconds)秒" : "用时\(seconds / 60)分\(seconds % 60)秒"
  }
  func sum(moves: String, time: String?) -> String { "共\(moves)" + (time.map { "，\($0)" } ?? "") }
  func finished(_ sum: String) -> String { "全部找齐了！\(sum)。" }
  func finished(by name: String, _ sum: String) -> String { "\(name)全部找齐了：\(sum)。" }
  func allFound(_ scores: String) -> String { "全部找齐了：\(scores)。" }
  func drawn(_ scores: String) -> String { "大家都跳过了，这一局结束：\(scores)。" }
  func revealed(_ progress: String) -> String {
    "你放弃了这一局，\(progress)。所有的牌都已翻开，这一局不计入纪录。"
  }
  func tie(_ names: [String]) -> String { "\(list(names))打成平手。" }
  var youWin: String { "你赢了！" }
  func wins(_ name: String) -> String { "\(name)赢了。" }
  var seenBefore: String { "这副牌你以前看过。" }
  var wentOnBefore: String { "你曾从这里继续玩过。" }
  var countsAsAssisted: String { "从现在起，这一局记作“有辅助”。" }
  func finishedBefore(moves: Int) -> String { "这一局你以前玩完过，用了\(moves)步。" }
  func hardest(_ pairs: [String]) -> String { "最难找的是：\(pairs.joined(separator: "；"))。" }
  func hardPair(_ tune: String, turned times: Int) -> String { "\(tune)，翻了\(times)次" }
  func movedUp(_ pairs: String) -> String { "升一盒：\(pairs)。" }
  func movedBack(_ pairs: String) -> String { "在第1盒，明天复习：\(pairs)。" }
  var playAgain: String { "再玩一局，请输入：开始" }
  var playAgainOrReview: String { "再玩一局，请输入：开始。逐步回顾，请输入：复盘" }
  var shareOrReview: String { "告诉朋友，请输入：分享。逐步回顾，请输入：复盘" }
  func firstGame(pairs: Int) -> String { "这是你第一次玩完\(pairs)对的牌局。" }
  func rank(_ rank: Int, of games: Int, pairs: Int, best: Int?, isAssisted: Bool) -> String {
    "你玩完了\(games)局\(pairs)对的牌局，这一局\(isAssisted ? "有辅助，" : "")排第\(rank)名"
      + (best.map { "；最好成绩是\($0)步。" } ?? "。")
  }
  func newBest(pairs: Int, before best: Int) -> String { "\(pairs)对新纪录！之前的最好成绩是\(best)步。" }
  func newBestByTime(pairs: Int) -> String { "\(pairs)对新纪录：步数一样少，用时更短！" }
  func firstWithoutAids(pairs: Int) -> String { "\(pairs)对新纪录：第一次没用辅助完成！" }
  var notRecordedAfterReveal: String { "这一局放弃过，不计入纪录。" }

  func standing(_ found: Int, of pairs: Int, moves: Int) -> String {
    "已找到\(found)对，共\(pairs)对，走了\(moves)步。"
  }
  func cardsLieDown(_ cards: Int, par: String) -> String {
    "1到\(cards)号牌都扣着。标准步数是\(par)。"
  }
  func faceUp(_ cards: [String]) -> String { "已翻开：\(cards.joined(separator: "；"))。" }
  func title(_ title: String) -> String { title }
  func card(_ card: Int, _ tune: String) -> String { "\(card)号牌，\(tune)" }
  func found(_ pairs: [String]) -> String { "已配对：\(pairs.joined(separator: "；"))。" }
  func pairOfCards(_ first: Int, _ second: Int, _ tune: String) -> String { "\(first)号牌和\(second)号牌，\(tune)" }
  func faceDown(_ cards: [ClosedRange<Int>]) -> String { "未翻开：\(cards.map(run).joined(separator: "、"))。" }

  private func run(_ cards: ClosedRange<Int>) -> String {
    switch cards.count {
    case 1: "\(cards.lowerBound)"
    case 2: "\(cards.lowerBound)、\(cards.upperBound)"
    default: "\(cards.lowerBound)到\(cards.upperBound)"
    }
  }
}
