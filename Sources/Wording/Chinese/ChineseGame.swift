extension Chinese {
  func pairs(_ count: Int) -> String { "\(count)对" }
  func splitPairs(_ count: Int) -> String { "\(count)对拆分牌" }
  func dealt(_ pairs: String, of deck: String) -> String { "\(deck)，\(pairs)" }
  func dealt(_ pairs: String, of deck: String, ofDay day: String) -> String { "\(deck)，\(pairs)，\(day)的每日一局" }
  func dealt(_ game: String, from origin: String) -> String { "\(game)，用的是\(origin)的歌曲。" }
  func tunesInstead(_ origin: String, because trouble: String) -> String { "\(trouble)，使用\(origin)的歌曲。" }
  var flipTwo: String { "按编号翻两张牌，例如：翻 1 2" }
  func cannotDeal(_ pairs: String, most: Int, instead: Int) -> String {
    "不能玩\(pairs)对：最少2对，最多\(most)对。请输入：开始 \(instead)"
  }
  var tooFewForSplit: String { "这个牌组不能用拆分牌：歌名或歌手相同的歌曲太多。请输入：牌面 相同" }
  func titlesCannotBeSplit(_ deck: String, line: String) -> String {
    "牌组\(quoted(deck))只有曲名，另一张牌上没有内容可显示。请输入：\(line)"
  }
  func cannotDealSplit(_ pairs: String, most: Int, instead command: String, _ other: Int) -> String {
    "不能玩\(pairs)对：拆分牌要去掉歌名或歌手重复的歌曲，只剩\(most)首。请输入：\(command) \(other)"
  }
  func tooManyForPrograms(most: Int) -> String { "有电脑玩家时，最多玩\(most)对。" }
  func notDealt(because trouble: String) -> String {
    "没能开局：\(trouble)。想用内置歌曲玩，请输入：设定 歌曲 内置"
  }
  func dayToCome(_ day: String, today: String) -> String {
    "\(day)还没到：今天是\(today)（UTC）。想玩今天的一局，请输入：每日"
  }
  func seedChosen(_ seed: String) -> String { "下一局使用种子\(seed)。" }
  var splitChosen: String { "下一局，每对牌一张写歌名，另一张写歌手。" }
  var sameChosen: String { "下一局，每对牌的两张完全相同。" }
  func playersChosen(_ names: String) -> String { "下一局的玩家：\(names)。" }
  func playersRefused(because problem: String) -> String { "玩家保持不变：\(problem)。" }
  func playing(_ names: String) -> String { "玩家：\(names)。" }
}
