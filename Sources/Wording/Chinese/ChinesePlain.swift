extension Chinese {
  func plain(byOption option: String) -> String { plain(option) }
  var plainBySetting: String { plain("牌桌已设为文字") }
  func plain(byVariable name: String) -> String { plain("已设置\(name)") }
  var plainByTerminal: String { plain("TERM为dumb") }

  private func plain(_ reason: String) -> String {
    "文字模式（\(reason)）：只用句子。想看牌桌，请输入：设定 牌桌 自动"
  }
}
