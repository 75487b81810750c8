extension Chinese {
  var greeting: String { "：翻牌配对的记忆游戏，牌上是歌曲。" }
  var howToBegin: String { "要玩一局，请输入：开始。还可以输入什么：帮助。离开：退出" }

  func gameWaiting(found: Int, of pairs: Int) -> String {
    "有一局还没有玩完，已找到\(found)/\(pairs)对。要继续，请输入：游戏"
  }
  var lastGameFinished: String { "上一局已经结束。要看看它，请输入：游戏" }
  func lastGamePassedOut(found: Int, of pairs: Int) -> String {
    "上一局因为所有人都跳过而结束，找到了\(found)/\(pairs)对。要看看它，请输入：游戏"
  }

  func nothingBeforeTheMenu(_ word: String) -> String {
    "已经在菜单里了，\(quoted(word))没有可以返回的地方。要离开，请输入：退出"
  }

  var goodbye: String { "再见！" }
  var goodbyeWithGameSaved: String { "再见！这一局已保存，下次启动时可以接着玩。" }
  var howToLeave: String { "要离开，请输入：退出（或按Ctrl-D）" }

  func fetchingTunes(of category: String) -> String {
    "正在获取\(quoted(category))类别的歌曲。要放弃，请按Ctrl-C。"
  }
}
