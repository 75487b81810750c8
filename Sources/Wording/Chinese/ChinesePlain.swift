extension Chinese {
  func plain(byOption option: String) -> String { plain(option) }
  var plainBySetting: String { plain("牌桌已设为文字") }
  func plain(byVariable name: String) -> String { plain("已设置\(name)") }
  var plainByTerminal: String { plain("TERM为dumb") }

  private func plain(_ reason: String) -> String {
    "memory-tunes：记忆翻牌游戏，全部用文字播报（\(reason)）。"
  }
}
