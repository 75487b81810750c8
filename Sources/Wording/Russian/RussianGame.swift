extension Russian {
  func pairs(_ count: Int) -> String { self.count(count, "пара", "пары", "пар") }
  func splitPairs(_ count: Int) -> String {
    self.count(count, "раздельная пара", "раздельные пары", "раздельных пар")
  }
  func dealt(_ pairs: String, of deck: String) -> String { "\(deck): \(pairs)" }
  func dealt(_ pairs: String, of deck: String, ofDay day: String) -> String {
    "\(deck): \(pairs), партия дня \(day)"
  }
  func dealt(_ game: String, from origin: String) -> String { "\(game), \(origin)." }
  func dealt(_ game: String, from origin: String, because trouble: String) -> String {
    "\(game) (\(origin): \(trouble)). Чтобы попробовать ещё раз, введите: песни загрузить."
  }
  var flipTwo: String { "Откройте две карточки по номерам, например: перевернуть 1 2" }
  func tooFewTunes(_ tunes: Int) -> String {
    "Песен слишком мало, чтобы раздать партию: \(tunes). Нужны хотя бы две."
  }
  func cannotDeal(_ pairs: String, most: Int, instead: Int) -> String {
    "Столько пар раздать нельзя: \(pairs). Можно от 2 до \(most). Введите: играть \(instead)"
  }
  var tooFewForSplit: String {
    "С раздельными карточками эту колоду не раздать: слишком у многих песен одно название "
      + "или один исполнитель. Введите: карточки одинаковые"
  }
  func cannotDealSplit(_ pairs: String, most: Int, instead: Int) -> String {
    "Столько пар раздать нельзя: \(pairs). На раздельных карточках названия и исполнители не повторяются, "
      + "поэтому песен остаётся \(most). Введите: играть \(instead)"
  }
  func tooManyForPrograms(most: Int) -> String {
    "Игроки-программы играют не больше чем на \(ofPairs(most))."
  }
  func notDealt(because trouble: String) -> String {
    "Карточки не розданы: \(trouble). Чтобы играть со встроенными песнями, введите: задать песни встроенные"
  }
  func dayToCome(_ day: String, today: String) -> String {
    "День \(day) ещё не наступил: сегодня \(today) (UTC). Чтобы сыграть сегодняшнюю партию, введите: день"
  }
  func seedChosen(_ seed: String) -> String { "Следующая раздача — по сиду \(seed)." }
  var splitChosen: String {
    "В следующей партии на одной карточке пары будет название, а на другой исполнитель."
  }
  var sameChosen: String { "В следующей партии обе карточки пары будут одинаковыми." }
  func playersChosen(_ names: String) -> String { "В следующей партии играют: \(names)." }
  func playersRefused(because problem: String) -> String { "Так сыграть нельзя: \(problem)." }
  func playing(_ names: String) -> String { "Играют: \(names)." }
}
