extension English {
  func plain(byOption option: String) -> String { plain("because of \(option)") }
  var plainBySetting: String { plain("because of the setting board = plain") }
  func plain(byVariable name: String) -> String { plain("because \(name) is set") }
  var plainByTerminal: String { plain("because TERM is dumb") }

  private func plain(_ reason: String) -> String {
    "memory-tunes, the game of Memory, in plain mode \(reason)."
  }
}
