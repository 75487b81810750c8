extension Russian {
  func listedGame(
    _ name: String?, of deck: String, progress: String, moves: Int, time: String, isInUse: Bool
  ) -> String {
    "\(name.map { "\($0): " } ?? "")\(deck), \(progress), \(count(moves, "ход", "хода", "ходов")), \(time)"
      + (isInUse ? ", открыта в другом окне" : "")
  }
  var gamesAdvice: String { "Чтобы продолжить партию, введите её номер или имя: загрузить 1" }
  var noGamesToLoad: String { "Других неоконченных и сохранённых партий нет." }
  var noGamesAreSaved: String {
    "В этом сеансе партии не сохраняются. Чтобы сохранять их, запустите программу с --home ПАПКА."
  }
  func gameSaved(as name: String, replaces: Bool) -> String {
    "Партия сохранена\(replaces ? " вместо другой с тем же названием" : "")."
      + " Чтобы вернуться к ней, введите: загрузить \(name)"
  }
  func gameLoaded(progress: String) -> String { "Партия снова на столе: \(progress)." }
  func badGameName(_ name: String) -> String {
    "Партию нельзя назвать \(quoted(name)): в имени не должно быть косой черты и точки в начале."
  }
  var gameTooLongToSave: String { "Эта партия стала слишком длинной, чтобы её сохранить." }
  func noSuchGame(_ name: String) -> String {
    "Партии \(quoted(name)) нет. Чтобы увидеть все партии, введите: партии"
  }
  func gameIsInUse(_ name: String) -> String { "Партию \(quoted(name)) играют в другом окне." }
  func gameIsOnTable(_ name: String) -> String {
    "Партия \(quoted(name)) уже на столе. Чтобы перейти к ней, введите: игра"
  }
  func gameNotUnderstood(_ name: String, line: Int?, missing: String?) -> String {
    let file = "Файл партии \(quoted(name)) не читается"
    return switch (line, missing) {
    case (let line?, let key?): "\(file): в заголовке до строки \(line) нет \(quoted(key + ":"))."
    case (let line?, nil): "\(file): ошибка в строке \(line)."
    case (nil, _): "\(file)."
    }
  }
  func gameOfLaterVersion(_ name: String) -> String {
    "Партия \(quoted(name)) сохранена более новой версией программы."
  }
  func willReplaceGame(_ name: String) -> String {
    "Под названием \(quoted(name)) сохранена другая партия. Заменить её? Введите: да или нет"
  }
  func gameWasNotReplaced(_ name: String) -> String {
    "Под названием \(quoted(name)) осталась прежняя партия."
  }
  func gameToDelete(_ name: String?, of deck: String, progress: String) -> String {
    let game = "\(deck), \(progress)"
    return name.map { "\($0) (\(game))" } ?? game
  }
  func willDeleteGame(_ game: String) -> String {
    "Удалить навсегда эту партию: \(game)? Введите: да или нет"
  }
  func gameWasNotDeleted(_ game: String) -> String { "Партия не удалена: \(game)." }
  func gameDeleted(_ game: String) -> String { "Партия удалена: \(game)." }
  func gameProblem(_ name: String, _ problem: String) -> String {
    "Партию \(quoted(name)) нельзя сохранить или загрузить: \(problem)"
  }
}
