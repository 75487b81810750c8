extension Chinese {
  func willBeDeleted(_ thing: SavedThing) -> String {
    "要永久删除\(title(of: thing))吗？请输入“是”或“否”。"
  }
  func wasDeleted(_ thing: SavedThing) -> String { "已删除\(title(of: thing))。" }
  func nothingToDelete(_ thing: SavedThing) -> String {
    switch thing {
    case .records, .history, .everything: "\(title(of: thing))本来就是空的，无需删除。"
    default: "\(title(of: thing))本来就没有，无需删除。"
    }
  }
  func nothingWasDeleted(_ thing: SavedThing) -> String { "已取消，\(title(of: thing))保持不变。" }

  private func title(of thing: SavedThing) -> String {
    switch thing {
    case .settings: "你的设置"
    case .game: "你保存的牌局"
    case .games: "其他未完成和已保存的牌局"
    case .records: "你的纪录"
    case .learned: "你的学习进度"
    case .history: "你的输入历史"
    case .tunes: "下载的歌曲"
    case .everything: "所有已保存的数据"
    }
  }

  func willGiveUpGame(progress: String) -> String {
    "这一局还没结束：\(progress)。要放弃它吗？请输入“是”或“否”。"
  }
  func willReveal(progress: String) -> String {
    "所有的牌都会翻开，这一局就此结束（\(progress)）。要放弃吗？请输入：是或否"
  }
  func willTakeGameAway(progress: String) -> String {
    "这样会把这一局从桌上撤走：\(progress)。要继续撤销吗？请输入：是或否"
  }
  var willTakeHint: String { "本局会标记为“使用过辅助”。要看提示吗？请输入“是”或“否”。" }
  var willUndoFlip: String { "本局会标记为“使用过辅助”。要撤销吗？请输入“是”或“否”。" }
  func gameGoesOn(progress: String) -> String { "继续这一局：\(progress)。" }
  func gameGoesOnElsewhere(progress: String) -> String {
    "这一局保留着：\(progress)。想继续，请输入：游戏"
  }
  var noQuestionToAnswer: String { "现在没有要回答的问题。查看所有命令，请输入：帮助" }
}
