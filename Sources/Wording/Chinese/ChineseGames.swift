extension Chinese {
  func listedGame(_ name: String?, of deck: String, progress: String, moves: Int, time: String) -> String {
    "\(name.map { "\($0)：" } ?? "")\(deck)，\(progress)，\(moves)步，\(time)"
  }
  var gamesAdvice: String { "想继续其中一局，请输入“读取”加编号或名称，例如：读取 1" }
  var noGamesToLoad: String { "没有其他未完成的牌局，也没有按名称保存的牌局。" }
  var noGamesAreSaved: String { "本次运行不保存牌局。想保存，请用--home 文件夹启动程序。" }
  func gameSaved(as name: String) -> String { "牌局已保存。想回到这一局，请输入：读取 \(name)" }
  func gameLoaded(progress: String) -> String { "已读取牌局：\(progress)。" }
  func badGameName(_ name: String) -> String {
    "牌局不能叫做\(quoted(name))：名称里不能有斜线，也不能以点开头。"
  }
  var gameTooLongToSave: String { "这一局太长，无法保存。" }
  func noSuchGame(_ name: String) -> String { "没有名为\(quoted(name))的牌局。查看所有牌局，请输入：牌局" }
  func gameIsInUse(_ name: String) -> String { "牌局\(quoted(name))正在另一个窗口里进行。" }
  func gameNotUnderstood(_ name: String) -> String { "无法读取牌局\(quoted(name))的文件。" }
  func gameProblem(_ name: String, _ problem: String) -> String {
    "无法保存或读取牌局\(quoted(name))：\(problem)"
  }
}
