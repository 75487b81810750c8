extension Chinese {
  var you: String { "你" }
  func programPlayer(_ name: String) -> String { "\(name)（电脑）" }
  func playerNames(_ names: [String]) -> String { names.joined(separator: "、") }
  func playerScore(_ player: String, pairs: Int) -> String { "\(player)得\(pairs)对" }
  func playerChoices(programs: [String]) -> String { "人名，或\(playerNames(programs))" }
  var onlyProgramsPlayed: String { "这一局只有电脑在玩；想自己玩，请输入\(quoted("玩家 你"))。" }

  var playerNeedsName: String { "名字不能全是不可见字符" }
  func nameIsUnprintable(_ name: String) -> String { "\(quoted(name))不能用作名字：其中有空格或不可见字符" }
  func nameIsTooLong(_ name: String, most: Int) -> String {
    "名字\(quoted(name))太长：最多\(most)列（一个汉字占两列）"
  }
  func nameHasTooManyMarks(_ name: String, most: Int) -> String {
    "名字\(quoted(name))的附加符号太多：字母和符号合计最多\(most)个"
  }
  func playerNeedsProbability(_ name: String) -> String {
    "\(quoted(name))需要一个0到1之间的概率，例如：forgetful:0.5"
  }
  func playerNeedsCapacity(_ name: String) -> String { "\(quoted(name))需要记住的牌数，例如：capacity:7" }
  func noSuchProgramPlayer(_ name: String, among names: [String]) -> String {
    "没有名叫\(quoted(name))的电脑玩家，可选的有：\(playerNames(names))"
  }
  func noSuchProgramPlayer(_ name: String, nearest: String) -> String {
    "没有名叫\(quoted(name))的玩家（你是不是想输入\(quoted(nearest))？）"
  }
  func nameIsThereTwice(_ name: String) -> String {
    "玩家的名字不能重复：\(quoted(playerName(name)))"
  }
  func tooManyPlayers(_ count: Int, most: Int) -> String { "\(count)位玩家太多了，最多\(most)位" }
  func zwickPatersonNeedsTwo(not count: Int) -> String { "zwick-paterson只玩两人对局，这里有\(count)位玩家" }
}
