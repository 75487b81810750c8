extension Russian {
  var greeting: String { ": игра «Мемори» с песнями на карточках." }
  var howToBegin: String { "Чтобы начать, введите: играть. Что ещё можно ввести: помощь. Выйти: выход" }

  func gameWaiting(found: Int, of pairs: Int) -> String {
    "Вас ждёт партия, найдено пар: \(found) из \(pairs). Чтобы продолжить, введите: игра"
  }
  var lastGameFinished: String { "Ваша последняя партия окончена. Чтобы посмотреть на неё, введите: игра" }
  func lastGamePassedOut(found: Int, of pairs: Int) -> String {
    "В вашей последней партии все спасовали, найдено пар: \(found) из \(pairs). "
      + "Чтобы посмотреть на неё, введите: игра"
  }

  func nothingBeforeTheMenu(_ word: String) -> String {
    "Команда \(quoted(word)) из меню никуда не ведёт. Чтобы выйти, введите: выход"
  }

  var goodbye: String { "До свидания!" }
  var goodbyeWithGameSaved: String { "До свидания! Партия сохранена: в следующий раз вы её продолжите." }
  var howToLeave: String { "Чтобы выйти, введите: выход (или нажмите Ctrl-D)" }

  func fetchingTunes(of category: String) -> String {
    "Ищем песни категории \(quoted(category)). Чтобы прервать, нажмите Ctrl-C."
  }
}
