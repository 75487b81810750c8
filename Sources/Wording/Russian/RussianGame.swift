extension Russian {
  func pairs(_ count: Int) -> String { self.count(count, "пара", "пары", "пар") }
  func splitPairs(_ count: Int) -> String {
    "\(pairs(count)) на раздельных карточках"
  }
  func dealt(_ pairs: String, of deck: String) -> String { "\(deck): \(pairs)" }
  func dealt(_ pairs: String, of deck: String, ofDay day: String) -> String {
    "\(deck): \(pairs), партия дня \(day)"
  }
  func dealt(_ game: String, from origin: String) -> String { "\(game), песни \(origin)." }
  func tunesInstead(_ origin: String, because trouble: String) -> String {
    "\(trouble.prefix(1).uppercased())\(trouble.dropFirst()), песни \(origin)."
  }
  var flipTwo: String { "Откройте две карточки, например: открыть 1 2" }
  func cannotDeal(_ pairs: String, most: Int, instead: Int) -> String {
    "Пар может быть от 2 до \(most), а не \(pairs). Введите: играть \(instead)"
  }
  var tooFewForSplit: String {
    "Эту колоду не сделать раздельной: у слишком многих песен одно и то же название или один "
      + "исполнитель. Введите: карточки одинаковые"
  }
  func titlesCannotBeSplit(_ deck: String, line: String) -> String {
    "В колоде \(quoted(deck)) только названия: на второй карточке показать нечего. Введите: \(line)"
  }
  func cannotDealSplit(_ pairs: String, most: Int, instead command: String, _ other: Int) -> String {
    "Пар может быть от 2 до \(most), а не \(pairs): на раздельных карточках названия и исполнители "
      + "не должны повторяться. Введите: \(command) \(other)"
  }
  func tooManyForPrograms(most: Int) -> String {
    "С компьютерными игроками можно играть не больше чем на \(ofPairs(most))."
  }
  func notDealt(because trouble: String) -> String {
    "Партия не началась: \(trouble). Чтобы играть со встроенными песнями, введите: задать песни встроенные"
  }
  func dayToCome(_ day: String, today: String) -> String {
    "День \(day) ещё не наступил: сегодня \(today) (UTC). Чтобы сыграть сегодняшнюю партию, введите: день"
  }
  func seedChosen(_ seed: String) -> String { "Сид следующей партии — \(seed)." }
  var splitChosen: String {
    "В следующей партии на одной карточке пары будет название, на другой — исполнитель."
  }
  var sameChosen: String { "В следующей партии обе карточки пары будут одинаковыми." }
  func playersChosen(_ names: String) -> String { "Игроки следующей партии: \(names)." }
  func playersRefused(because problem: String) -> String { "Игроки остались прежними: \(problem)." }
  func playing(_ names: String) -> String { "Игроки: \(names)." }
}
