extension Chinese {
  var takenAsGiven: String { "已记下。" }
  var noGameForGiven: String { "桌上没有牌局，不可能发生这样的事。" }
  func notATune(_ problem: String) -> String { "这不是一首歌曲：\(problem)" }
}
