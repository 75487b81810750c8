extension Chinese {
  func listedGame(
    _ name: String?, of deck: String, progress: String, moves: Int, time: String, isInUse: Bool
  ) -> String {
    "\(name.map { "\($0)：" } ?? "")\(deck)，\(progress)，\(moves)步，\(time)"
      + (isInUse ? "，正在另一个窗口里进行" : "")
  }
  var gamesAdvice: String { "想继续其中一局，请输入“读取”加编号或名称，例如：读取 1" }
  var noGamesToLoad: String { "没有其他未完成的牌局，也没有按名称保存的牌局。" }
  var noGamesAreSaved: String { "本次运行不保存牌局。想保存，请用--home 文件夹启动程序。" }
  func gameSaved(as name: String, replaces: Bool) -> String {
    "牌局已保存\(replaces ? "，替换了同名的另一局" : "")。想回到这一局，请输入：读取 \(name)"
  }
  func gameLoaded(progress: String) -> String { "已读取牌局：\(progress)。" }
  func badGameName(_ name: String) -> String {
    "牌局不能叫做\(quoted(name))：名称里不能有斜线，也不能以点开头。"
  }
  var gameTooLongToSave: String { "这一局太长，无法保存。" }
  func noSuchGame(_ name: String) -> String { "没有名为\(quoted(name))的牌局。查看所有牌局，请输入：牌局" }
  func gameIsInUse(_ name: String) -> String { "牌局\(quoted(name))正在另一个窗口里进行。" }
  func gameIsOnTable(_ name: String) -> String { "牌局\(quoted(name))就在桌上。想看它，请输入：游戏" }
  func gameNotUnderstood(_ name: String, line: Int?, missing: String?) -> String {
    let file = "无法读取牌局\(quoted(name))的文件"
    return switch (line, missing) {
    case (let line?, let key?): "\(file)：到第\(line)行为止的文件头缺少\(quoted(key + ":"))。"
    case (let line?, nil): "\(file)：第\(line)行有误。"
    case (nil, _): "\(file)。"
    }
  }
  func gameOfLaterVersion(_ name: String) -> String { "牌局\(quoted(name))是用更新的版本保存的，无法读取。" }
  func willReplaceGame(_ name: String) -> String {
    "已有另一局用名称\(quoted(name))保存。要替换它吗？请输入“是”或“否”。"
  }
  func gameWasNotReplaced(_ name: String) -> String { "已取消，\(quoted(name))仍是原来保存的那一局。" }
  func gameToDelete(_ name: String?, of deck: String, progress: String) -> String {
    let game = "\(deck)，\(progress)"
    return name.map { "\($0)（\(game)）" } ?? game
  }
  func willDeleteGame(_ game: String) -> String { "要永久删除这一局吗？\(game)。请输入“是”或“否”。" }
  func gameWasNotDeleted(_ game: String) -> String { "已取消，没有删除：\(game)。" }
  func gameDeleted(_ game: String) -> String { "已删除牌局：\(game)。" }
  func gameProblem(_ name: String, _ problem: String) -> String {
    "无法保存或读取牌局\(quoted(name))：\(problem)"
  }
}
