extension Russian {
  func listedGame(_ name: String?, of deck: String, progress: String, moves: Int, time: String) -> String {
    "\(name.map { "\($0): " } ?? "")\(deck), \(progress), \(count(moves, "ход", "хода", "ходов")), \(time)"
  }
  var gamesAdvice: String { "Чтобы продолжить партию, введите её номер или имя: загрузить 1" }
  var noGamesToLoad: String { "Других неоконченных и сохранённых партий нет." }
  var noGamesAreSaved: String {
    "В этом сеансе партии не сохраняются. Чтобы сохранять их, запустите программу с --home ПАПКА."
  }
  func gameSaved(as name: String) -> String {
    "Партия сохранена. Чтобы вернуться к ней, введите: загрузить \(name)"
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
  func gameNotUnderstood(_ name: String) -> String { "Файл партии \(quoted(name)) не читается." }
  func gameProblem(_ name: String, _ problem: String) -> String {
    "Партию \(quoted(name)) нельзя сохранить или загрузить: \(problem)"
  }
}
