extension Russian {
  var menu: String { "Меню" }
  var newGame: String { "Новая партия" }
  var chooseCategory: String { "Выбрать категорию" }
  var settings: String { "Настройки" }
  var continueGame: String { "Продолжить партию" }
  func menuRow(_ title: String, progress: String) -> String { "\(title)  (\(progress))" }
  func menuRowInWords(_ title: String, progress: String) -> String { "\(title), \(progress)" }
  func progressBelow(_ progress: String) -> String { "(\(progress))" }
  func nextGame(dealtFrom deck: String, isSplit: Bool) -> String {
    "Следующая партия: колода \(quoted(deck))\(isSplit ? ", раздельные карточки" : "")."
  }
  func nextPlayers(_ names: String) -> String {
    "В ней играют: \(names). Чтобы играть в одиночку, введите: игроки вы"
  }
  var finishedGameOnTable: String { "На столе законченная партия. Чтобы взглянуть на неё, введите: игра" }
  func drawnGameOnTable(progress: String) -> String {
    "На столе партия, в которой все спасовали (\(progress)). Чтобы взглянуть на неё, введите: игра"
  }
  func revealedGameOnTable(progress: String) -> String {
    "На столе партия, в которой вы сдались (\(progress)). Чтобы взглянуть на неё, введите: игра"
  }
}
