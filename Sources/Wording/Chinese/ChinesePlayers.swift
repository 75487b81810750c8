extension Chinese {
  var you: String { "你" }
  func programPlayer(_ name: String) -> String { "\(name)（电脑）" }
  func playerNames(_ names: [String]) -> String { names.joined(separator: "、") }
  func playerScore(_ player: String, pairs: Int) -> String { "\(player)得\(pairs)对" }
  func playerChoices(programs: [String]) -> String { "人名，或\(playerNames(programs))" }
  var onlyProgramsPlayed: String { "这一局只有电脑在玩；想自己玩，请输入\(quoted("玩家 你"))。" }

  func botIsUnknown(_ name: String) -> String { "\(quoted(name))是外部程序，但启动时没有指定它" }
  func botEnded(_ name: String) -> String { "\(quoted(name))已经退出" }
  func botIsLate(_ name: String, seconds: Int) -> String { "\(quoted(name))在\(seconds)秒内没有回答" }
  func botAnswerTooLong(_ name: String) -> String { "\(quoted(name))的回答太长" }
  func botAnswerIllegal(_ name: String, _ answer: String) -> String {
    "\(quoted(name))回答\(quoted(answer))，这一步不合规则"
  }
  func botStalled(_ name: String) -> String { "\(quoted(name))翻了很多步，一对也没找到" }
  func botGivenUp(_ name: String) -> String { "\(quoted(name))还没走：你停止了等待" }
  func howToNameBot(_ name: String) -> String { "启动程序时请加上：--bot \(name)=命令" }
  var howToAskBotAgain: String { "要再问它一次，请输入：游戏" }
  func botIsThinking(_ name: String) -> String { "\(quoted(name))正在思考。按Ctrl-C停止等待。" }

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
