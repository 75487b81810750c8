extension Russian {
  func differsInLine(_ number: Int) -> String { "строка \(number)" }
  func transcriptExpects(_ line: String?) -> String { "ожидалось: \(line ?? "(конец файла)")" }
  func transcriptFinds(_ line: String?) -> String { "получено:  \(line ?? "(ответов больше нет)")" }
  var transcriptRewritten: String { "переписано" }
  var transcriptWithoutAnswers: String { "ответов ещё нет" }

  func transcriptOptionUnexpected(_ word: String) -> String {
    "#options: \(quoted(word)) — не параметр"
  }
  func transcriptOptionUnknown(_ word: String) -> String {
    "#options: параметра \(quoted(word)) нет"
  }
  func transcriptOptionAmbiguous(_ word: String) -> String {
    "#options: неоднозначный параметр \(quoted(word))"
  }
  func transcriptOptionRefused(_ option: String) -> String {
    "#options: --\(option) в протоколе не допускается"
  }
  func transcriptOptionWithoutValue(_ option: String) -> String {
    "#options: параметру --\(option) нужно значение"
  }
  func transcriptOptionWithValue(_ option: String) -> String {
    "#options: параметру --\(option) значение не нужно"
  }
  func transcriptOptions(_ problem: String) -> String { "#options: \(problem)" }
  var transcriptWithoutEcho: String {
    "#options: с --no-echo в тексте нет введённых строк, проверить его нельзя"
  }
  var transcriptDeckOfStandardInput: String {
    "#options: --deck нельзя читать со стандартного ввода"
  }
  var notATranscript: String { "это не протокол сеанса; файл не изменён" }
  func transcriptLineUnreadable(_ line: Int) -> String {
    "строка \(line) — не ответ в JSON; файл не изменён"
  }
  func transcriptLineAfterEnd(_ line: Int) -> String {
    "строка \(line) введена после конца сеанса; файл не изменён"
  }
  func optionsOfScriptIgnored(_ options: String) -> String {
    "скрипт со стандартного ввода не задаёт параметры, укажите их в командной строке: \(options)"
  }
  var transcriptTooLarge: String { "итог был бы больше 64 МБ" }
}
