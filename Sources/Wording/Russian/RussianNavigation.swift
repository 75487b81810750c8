extension Russian {
  var greeting: String { "memory-tunes — игра «Найди пару» с песнями на карточках." }
  var howToBegin: String { "Чтобы начать, введите: играть. Все команды: помощь. Выйти: выход" }
  var rulesInBrief: [String] {
    [
      "Каждая песня — на двух закрытых карточках. Откройте две: пара остаётся открытой.",
      "Найдите все пары, сделав как можно меньше ходов.",
    ]
  }
  func newGameAsksCatalog(off: String) -> String {
    "«\(newGame)» берёт песни из iTunes (Apple). Отключить: \(off)"
  }

  var rules: String {
    "Каждая песня — на двух карточках. За ход открывают две, по номерам: 3 7. Пара остаётся открытой, другие "
      + "карточки закрываются со следующим ходом. Найдите все пары за наименьшее число ходов. Если игроков "
      + "несколько, нашедший пару получает её и ходит ещё раз."
  }

  func gameWaiting(found: Int, of pairs: Int) -> String {
    "Вас ждёт партия, \(progress(found, of: pairs)). Чтобы продолжить, введите: игра"
  }
  var lastGameFinished: String { "Ваша последняя партия окончена. Чтобы посмотреть на неё, введите: игра" }
  func lastGamePassedOut(found: Int, of pairs: Int) -> String {
    "В вашей последней партии все спасовали, \(progress(found, of: pairs)). "
      + "Чтобы посмотреть на неё, введите: игра"
  }
  func lastGameRevealed(found: Int, of pairs: Int) -> String {
    "В последней партии вы сдались, \(progress(found, of: pairs)). Чтобы посмотреть на неё, введите: игра"
  }

  func nothingBeforeTheMenu(_ word: String) -> String {
    "\(quoted(word)): из меню назад некуда. Чтобы выйти, введите: выход"
  }

  var goodbye: String { "До свидания!" }
  var goodbyeWithGameSaved: String { "До свидания! Партия сохранена и будет ждать вас." }
  var howToLeave: String { "Чтобы выйти, введите: выход (или нажмите Ctrl-D)" }

  var more: String { "-- дальше -- (Enter или q)" }

  func fetchingTunes(of category: String) -> String {
    "Загружаем песни категории \(quoted(category)). Чтобы прервать, нажмите Ctrl-C."
  }
}
