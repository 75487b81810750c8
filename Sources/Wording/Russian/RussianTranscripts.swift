extension Russian {
  func differsInLine(_ number: Int) -> String { "строка \(number)" }
  func transcriptExpects(_ line: String?) -> String { "ожидалось: \(line ?? "(конец файла)")" }
  func transcriptFinds(_ line: String?) -> String { "получено:  \(line ?? "(ответов больше нет)")" }
  var transcriptRewritten: String { "переписано" }
  var transcriptWithoutAnswers: String { "ответов ещё нет" }

  func transcriptOptionUnexpected(_ word: String) -> String {
    "среди параметров протокола есть \(quoted(word)), а это не параметр"
  }
  func transcriptOptionUnknown(_ word: String) -> String {
    "среди параметров протокола есть \(quoted(word)), а такого параметра нет"
  }
  func transcriptOptionAmbiguous(_ word: String) -> String {
    "среди параметров протокола есть \(quoted(word)), а так начинается несколько параметров"
  }
  func transcriptOptionRefused(_ option: String) -> String {
    "среди параметров протокола есть --\(option), а в протоколе ему не место"
  }
  func transcriptOptionWithoutValue(_ option: String) -> String {
    "среди параметров протокола есть --\(option) без значения"
  }
  func transcriptOptionWithValue(_ option: String) -> String {
    "среди параметров протокола есть --\(option) со значением, а оно не нужно"
  }
  func transcriptOptions(_ problem: String) -> String { "параметры протокола: \(problem)" }
  var transcriptWithoutEcho: String {
    "с --no-echo по тексту не видно, что вводилось, и проверить его нельзя"
  }
  var transcriptDeckOfStandardInput: String {
    "среди параметров протокола есть --deck -, а колоду со стандартного ввода здесь не взять"
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
  var transcriptTooLarge: String { "записать пришлось бы больше 64 МБ" }
}
