extension Russian {
  func fetchHelp(options: String, bugs: String) -> String {
    """
    Вызов: memory-tunes-fetch [ПАРАМЕТР]... ЗАПРОС
    Один раз ищет песни в каталоге iTunes и печатает их как колоду для
    memory-tunes: название, исполнитель, альбом, адрес обложки; песня в строке.

    Примеры:
      memory-tunes-fetch jazz > jazz.tsv        сохранить колоду
      memory-tunes --deck jazz.tsv              играть с ней
      memory-tunes-fetch --limit 200 'daft punk'

    Параметры:
    \(options)
    Код выхода: 0 — нашлось не меньше двух песен; 2 — ошибка в параметрах или при
    записи; 3 — каталог недоступен; 4 — в запросе отказано; 5 — ответ не распознан,
    оборван или больше 8 МБ; 6 — песен меньше двух. Если код не 0, строка в потоке
    ошибок объясняет почему.
    Руководство: man memory-tunes-fetch. Об ошибках сообщайте сюда:
    \(bugs)

    """
  }
  var limitPurpose: String { "сколько песен искать, от 1 до 200 (по умолчанию 50)" }
  var timeoutPurpose: String { "сколько ждать самое большее (по умолчанию 10)" }
  var endpointPurpose: String {
    """
    где искать: https или http на этом компьютере (по
    умолчанию MEMORY_TUNES_ENDPOINT, а если не задано —
    https://itunes.apple.com/search)
    """
  }
  var fetchGeneratePurpose: String {
    """
    вывести страницу руководства (man) или
    автодополнение для оболочки: bash, zsh или fish
    """
  }
  func fetchUsage(_ fault: String) -> String { "\(fault). Подробнее: memory-tunes-fetch --help" }
  var fetchTermMissing: String { "не сказано, что искать: нужен ЗАПРОС" }
  var fetchTermEmpty: String { "ЗАПРОС пуст" }
  func fetchTermInSeveralWords(_ argument: String) -> String {
    "лишнее слово \(quoted(argument)); ЗАПРОС из нескольких слов берут в кавычки"
  }

  func notReached(_ host: String, _ obstacle: FetchObstacle) -> String {
    switch obstacle {
    case .name: "\(host): связаться не удалось, компьютер с таким именем не найден."
    case .connection: "\(host): связаться не удалось, соединения нет."
    case .silence: "\(host): связаться не удалось, соединение закрылось без ответа."
    case .other(let words): "\(host): связаться не удалось: \(words)."
    }
  }
  func noWholeAnswer(_ host: String, within seconds: Double) -> String {
    let isWhole = seconds == seconds.rounded()
    let time =
      isWhole
      ? count(Int(seconds), "секунду", "секунды", "секунд") : "\(spoken(seconds)) секунды"
    return "\(host): полного ответа не было за \(time)."
  }
  /// With as many digits as necessary.
  private func spoken(_ number: Double) -> String {
    "\(number)".split(separator: ".").joined(separator: ",")
  }
  func turnedAway(_ host: String, status: Int) -> String {
    "\(host): в запросе отказано, код HTTP \(status)."
  }
  func tryAgain(in seconds: Int?) -> String {
    switch seconds {
    case nil: " Попробуйте снова через сутки, не раньше."
    case 0?: " Можно попробовать снова."
    case let seconds?: " Попробуйте снова через \(count(seconds, "секунду", "секунды", "секунд"))."
    }
  }
  var tryAgainInAMinute: String {
    " Когда попробовать снова, не сказано; разрешено около 20 запросов в минуту, так что подождите минуту."
  }
  func redirects(_ host: String, to place: String) -> String {
    "\(host): перенаправление на \(quoted(place)), а искать можно только по https или на этом компьютере."
  }
  func redirectsOnAndOn(_ host: String) -> String { "\(host): слишком много перенаправлений." }
  func answerNotUnderstood(_ host: String) -> String { "\(host): ответ не распознан." }
  func answerCutShort(_ host: String) -> String { "\(host): ответ оборван или повреждён." }
  func answerTooLarge(_ host: String) -> String { "\(host): ответ больше 8 МБ." }
  func tooFewTunes(_ count: Int, for term: String) -> String {
    let found = count == 0 ? "песен не нашлось" : "нашлась только 1 песня"
    return "по запросу \(quoted(term)) \(found). В колоде должно быть не меньше 2 песен."
  }
}
