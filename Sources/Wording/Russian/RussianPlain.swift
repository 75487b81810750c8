extension Russian {
  func plain(byOption option: String) -> String { plain("параметр \(option)") }
  var plainBySetting: String { plain("настройка «доска» — «словами»") }
  func plain(byVariable name: String) -> String { plain("задана переменная \(name)") }
  var plainByTerminal: String { plain("TERM=dumb") }

  private func plain(_ reason: String) -> String {
    "memory-tunes — игра «Найди пару», всё словами (\(reason))."
  }
}
