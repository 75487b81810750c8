extension Russian {
  func willBeDeleted(_ thing: SavedThing) -> String {
    let (title, end) = title(of: thing)
    return "\(title) \(end == "ы" ? "будут" : "будет") удален\(end) навсегда. Вы уверены? Введите: да или нет"
  }
  func wasDeleted(_ thing: SavedThing) -> String {
    let (title, end) = title(of: thing)
    return "\(title) удален\(end)."
  }
  func nothingToDelete(_ thing: SavedThing) -> String { "\(title(of: thing).title): удалять нечего." }
  func nothingWasDeleted(_ thing: SavedThing) -> String {
    let (title, end) = title(of: thing)
    return "\(title) не удален\(end)."
  }

  /// Its name at the beginning of a sentence, and the ending of the participle.
  private func title(of thing: SavedThing) -> (title: String, end: String) {
    switch thing {
    case .settings: ("Ваши настройки", "ы")
    case .game: ("Ваша сохранённая партия", "а")
    case .games: ("Другие неоконченные и сохранённые партии", "ы")
    case .records: ("Ваши рекорды", "ы")
    case .learned: ("Всё выученное", "о")
    case .history: ("История введённых строк", "а")
    case .tunes: ("Загруженные песни", "ы")
    case .everything: ("Всё сохранённое", "о")
    }
  }

  func willGiveUpGame(progress: String) -> String {
    "Партия не окончена: \(progress). Бросить партию? Введите: да или нет"
  }
  func willReveal(progress: String) -> String {
    "Все карточки откроются, и партия закончится: \(progress). Сдаться? Введите: да или нет"
  }
  func willTakeGameAway(progress: String) -> String {
    "Партия исчезнет со стола: \(progress). Вернуться назад? Введите: да или нет"
  }
  var willTakeHint: String {
    "Эта партия пойдёт в рекорды с пометкой «с помощью». Показать подсказку? Введите: да или нет"
  }
  var willUndoFlip: String {
    "Эта партия пойдёт в рекорды с пометкой «с помощью». Отменить ход? Введите: да или нет"
  }
  func gameGoesOn(progress: String) -> String { "Партия продолжается: \(progress)." }
  func gameGoesOnElsewhere(progress: String) -> String {
    "Партия продолжается: \(progress). Чтобы вернуться к ней, введите: игра"
  }
  var noQuestionToAnswer: String {
    "Вас ни о чём не спрашивали. Чтобы увидеть список команд, введите: помощь"
  }
}
