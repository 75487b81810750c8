extension Russian {
  var lineIsNotUTF8: String { "это не текст в UTF-8." }
  func lineIsLonger(thanBytes bytes: Int) -> String { "длиннее \(count(bytes, "байта", "байт", "байт"))." }
  var lineHasNoTitle: String { "нет названия." }
  var lineHasNoArtist: String { "нет исполнителя. Он есть либо у всех песен, либо ни у одной." }
  var quoteIsNotClosed: String { "кавычка не закрыта." }
  var columnsAreUnclear: String {
    "непонятно, какие столбцы брать. Укажите их названия в первой строке, например: title,artist"
  }
  var deckIsLargerThan4GB: String { "файл больше 4 ГБ." }
  func tooSmallADeck(tunes: Int) -> String {
    "\(tunes == 0 ? "нет ни одной песни." : "песня только одна.") Для колоды нужно хотя бы две."
  }
  func deckProblem(_ problem: String, inLine line: Int) -> String { "строка \(line): \(problem)" }
  func fileProblem(_ problem: String, path: String, line: Int?) -> String {
    line.map { "\(path), строка \($0): \(problem)" } ?? "\(path): \(problem)"
  }
  var deckWasNotRead: String { "файл не прочитан: колоды перед ним слишком велики" }

  func systemError(_ error: SystemError) -> String {
    switch error {
    case .noFiles: "файлов здесь нет"
    case .notRegular: "это не обычный файл"
    case .outsideTranscript: "файл лежит вне папки протокола"
    case .notRewritable: "переписать можно только обычный файл"
    case .over64MB: "файл больше 64 МБ"
    case .givenUp: "чтение прервано"
    case .noSuchFile: "нет такого файла или папки"
    case .isFolder: "это папка, а не файл"
    case .isNoFolder: "часть пути — не папка"
    case .notAllowed: "нет доступа"
    case .notPermitted: "система этого не разрешает"
    case .tooManyLinks: "слишком длинная цепочка ссылок"
    case .nameTooLong: "слишком длинное имя файла"
    case .notRead: "ошибка чтения или записи"
    case .tooManyOpen: "открыто слишком много файлов"
    case .tooManyOpenInSystem: "в системе открыто слишком много файлов"
    case .noMemory: "не хватает памяти"
    case .noSpace: "на диске нет места"
    case .overQuota: "исчерпано место, отведённое вам на диске"
    case .tooLarge: "файл слишком велик для системы"
    case .onlyForReading: "диск доступен только для чтения"
    }
  }
  func systemError(inWords text: String) -> String { "система сообщает: \(quoted(text))" }

  func listedDeck(tunes: Int, isOwn: Bool) -> String {
    "\(count(tunes, "песня", "песни", "песен")), \(origin(isOwn))"
  }
  func listedDeck(_ problem: String, isOwn: Bool) -> String { "\(origin(isOwn)), открыть нельзя: \(problem)" }
  func listedDeck(_ name: String, _ description: String) -> String { "\(name): \(description)" }
  func deckMeant(_ nearest: String) -> String { "Может быть, вы имели в виду: колода \(nearest)" }
  func themes(_ themes: [String]) -> String { "Темы: \(themes.joined(separator: ", "))." }
  func theme(_ name: String, known: Int, of pairs: Int) -> String {
    known == 0 ? name : "\(name) (выучено \(known) из \(pairs))"
  }
  func known(_ count: Int, of pairs: Int) -> String { "Выучено \(count) из \(pairs)." }
  private func origin(_ isOwn: Bool) -> String { isOwn ? "ваша колода" : "встроенная колода" }

  var noDecks: String { "Колод здесь нет. Чтобы играть с песнями из своего файла, введите: колода ФАЙЛ" }
  func deckAdvice(example: String?) -> String {
    "Чтобы играть с одной из этих колод, введите: колода \(example ?? "ФАЙЛ")"
  }
  func decksNotListed(_ count: Int, advice: String) -> String {
    let shown = form(count, "показан", "показаны", "показано")
    return "Не \(shown) ещё \(self.count(count, "файл", "файла", "файлов")). \(advice)"
  }
}
