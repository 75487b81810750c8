extension Chinese {
  var menu: String { "菜单" }
  var newGame: String { "新游戏" }
  var chooseCategory: String { "选择类别" }
  var settings: String { "设置" }
  var continueGame: String { "继续游戏" }
  func menuRow(_ title: String, progress: String) -> String { "\(title)（\(progress)）" }
  func menuRowInWords(_ title: String, progress: String) -> String { "\(title)，\(progress)" }
  func progressBelow(_ progress: String) -> String { "（\(progress)）" }
  func nextGame(dealtFrom deck: String, isSplit: Bool) -> String {
    "下一局使用牌组\(quoted(deck))\(isSplit ? "，用拆分牌" : "")。"
  }
  func nextPlayers(_ names: String) -> String { "下一局的玩家：\(names)。想一个人玩，请输入：玩家 你" }
  var finishedGameOnTable: String { "桌上是已经结束的一局。想看看它，请输入：游戏" }
  func drawnGameOnTable(progress: String) -> String {
    "桌上的一局因为大家都跳过而结束，\(progress)。想看看它，请输入：游戏"
  }
  func revealedGameOnTable(progress: String) -> String {
    "桌上是你放弃的一局，\(progress)。想看看它，请输入：游戏"
  }
}
