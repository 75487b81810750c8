extension Chinese {
  func plain(byOption option: String) -> String { plain("选项\(option)") }
  var plainBySetting: String { plain("设置board = plain") }
  func plain(byVariable name: String) -> String { plain("环境变量\(name)") }
  var plainByTerminal: String { plain("TERM=dumb") }

  private func plain(_ reason: String) -> String {
    "朗读模式（\(reason)）：全部用文字说明。想看牌面，请输入：设定 牌桌 自动"
  }
}
