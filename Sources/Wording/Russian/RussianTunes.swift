extension Russian {
  func fetchingTunes(of category: String, seconds: Int?) -> String {
    "Загружаем песни категории \(quoted(category))…\(seconds.map { " \($0) с" } ?? "") (Ctrl-C — прервать)"
  }
  func tunesFetched(_ count: Int, of category: String) -> String {
    "Песни категории \(quoted(category)) загружены: \(count)."
  }
  func unplayedTunesFetched(_ count: Int, of category: String) -> String {
    "\(tunesFetched(count, of: category)) Чтобы играть с ними, введите: задать песни авто"
  }
  func tunesNotFetched(because problem: String) -> String { "Песни загрузить не удалось: \(problem)." }
  func tunesNotFetchedYet(because problem: String) -> String {
    "\(tunesNotFetched(because: problem)) Чтобы попробовать ещё раз, введите: песни загрузить"
  }
  var noTunesWereKept: String { "Загруженных песен и так не было." }
  func tunesForgotten(categories: Int) -> String {
    "Загруженные песни удалены: \(count(categories, "категория", "категории", "категорий"))."
  }
  func deckChosen(_ deck: String, tunes: Int) -> String {
    "Следующая партия: колода \(quoted(deck)), \(count(tunes, "песня", "песни", "песен"))."
  }
  func tunesOfCategoryChosen(_ category: String) -> String {
    "Следующая партия: песни категории \(quoted(category))."
  }

  func tunes(_ count: Int, of deck: String, origin: String) -> String {
    "колода \(quoted(deck)) (песен: \(count), \(origin))"
  }
  func nextGameUses(_ tunes: String) -> String { "Следующая партия: \(tunes)." }
  var nextGameFetches: String { "Для следующей партии песни будут загружены из каталога iTunes." }
  func nextGameFetches(orUses tunes: String) -> String {
    "Для следующей партии песни будут загружены из каталога iTunes, а если не удастся, будет \(tunes)."
  }

  func nextGameCannotFetch(because problem: String) -> String {
    "Загрузить песни для следующей партии нельзя: \(problem)."
  }

  var builtIn: String { "встроенные" }
  var fetchedJustNow: String { "загружены только что" }
  func fetched(minutesAgo minutes: Int) -> String {
    "загружены \(count(minutes, "минуту", "минуты", "минут")) назад"
  }
  func fetched(hoursAgo hours: Int) -> String { "загружены \(count(hours, "час", "часа", "часов")) назад" }
  func fetched(daysAgo days: Int) -> String { "загружены \(count(days, "день", "дня", "дней")) назад" }
  var fromFile: String { "из файла" }

  var catalogNotReached: String { "каталог iTunes недоступен" }
  var catalogTurnedAway: String { "каталог iTunes отказал в запросе, попробуйте позже" }
  var catalogNotUnderstood: String { "ответ каталога iTunes не распознан" }
  var catalogHasTooFewTunes: String { "в каталоге iTunes слишком мало таких песен" }
  var fetchGivenUp: String { "загрузка прервана" }
  var fetchProgramMissing: String { "не нашлась программа memory-tunes-fetch" }
  var fetchProgramNotStarted: String {
    "программа memory-tunes-fetch не запустилась: системе не хватает ресурсов"
  }
  var fetchProgramFailed: String { "сбой в программе memory-tunes-fetch" }
  var scriptIsOffline: String {
    "скрипт обращается к сети, только если в командной строке указано --tunes auto или --tunes online"
  }
}
