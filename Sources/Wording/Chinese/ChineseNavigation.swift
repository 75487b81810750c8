extension Chinese {
  var greeting: String { "memory-tunes：记忆翻牌游戏，牌面是歌曲。" }
  var howToBegin: String { "想玩一局，请输入：开始。查看所有命令：帮助。离开：退出" }
  var rulesInBrief: [String] {
    ["每首歌都在两张扣着的牌上。每步翻两张，歌曲相同就不再扣回去。", "用尽量少的步数找齐所有对子。"]
  }
  func newGameAsksCatalog(off: String) -> String {
    "“\(newGame)”会向Apple的iTunes曲库请求歌曲。不想这样，请输入：\(off)"
  }

  var rules: String {
    "每首歌有两张牌。每步翻开两张，输入它们的编号，例如：3 7。配成一对的牌一直翻开，没配成的在翻下一张牌时扣回去。"
      + "目标是用最少的步数找到所有的对子。几个玩家一起玩时，谁找到的对子归谁，并由他接着翻。"
  }

  func gameWaiting(found: Int, of pairs: Int) -> String {
    "有一局还没玩完，\(progress(found, of: pairs))。想继续，请输入：游戏"
  }
  var lastGameFinished: String { "上一局已经结束。想看看它，请输入：游戏" }
  func lastGamePassedOut(found: Int, of pairs: Int) -> String {
    "上一局因为大家都跳过而结束，\(progress(found, of: pairs))。想看看它，请输入：游戏"
  }
  func lastGameRevealed(found: Int, of pairs: Int) -> String {
    "上一局你放弃了，\(progress(found, of: pairs))。想看看它，请输入：游戏"
  }

  func nothingBeforeTheMenu(_ word: String) -> String {
    "已经在菜单里了，不能再用\(quoted(word))。想离开，请输入：退出"
  }

  var goodbye: String { "再见！" }
  var goodbyeWithGameSaved: String { "再见！这一局已保存，下次启动时可以接着玩。" }
  var howToLeave: String { "想离开，请输入：退出（或按Ctrl-D）" }

  var more: String { "-- 更多 --（Enter继续，q结束）" }

  func fetchingTunes(of category: String) -> String {
    "正在下载\(quoted(category))类别的歌曲。想取消，请按Ctrl-C。"
  }
}
