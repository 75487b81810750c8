extension Russian {
  func plain(byOption option: String) -> String { plain("ключ \(option)") }
  var plainBySetting: String { plain("настройка board = plain") }
  func plain(byVariable name: String) -> String { plain("задана переменная \(name)") }
  var plainByTerminal: String { plain("TERM=dumb") }

  private func plain(_ reason: String) -> String {
    "Режим для чтения вслух (\(reason)): всё рассказано словами. Чтобы видеть карточки, введите: задать доска авто"
  }
}
