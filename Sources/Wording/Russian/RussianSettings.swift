extension Russian {
  func setLine(_ setting: String, _ value: String) -> String {
    "задать \(accusative(setting)) \(accusative(value))"
  }
  private func accusative(_ word: String) -> String {
    switch word {
    case "доска", "категория", "полная", "маленькая":
      word.hasSuffix("ая") ? "\(word.dropLast(2))ую" : "\(word.dropLast())\(word.hasSuffix("я") ? "ю" : "у")"
    default: word
    }
  }
  func choices(_ words: [String], orNumberFrom least: Int?) -> String {
    words.joined(separator: ", ") + (least.map { " или число от \($0)" } ?? "")
  }
  func choicesBeside(_ choices: String) -> String { "(\(choices))" }
  func settingRow(_ setting: String, _ value: String, choices: String) -> String {
    "\(setting): \(value). На выбор: \(choices)"
  }
  func settingsAdvice(_ line: String) -> String { "Чтобы что-нибудь изменить, введите, например: \(line)" }

  func settingChosen(_ setting: String, _ value: String) -> String {
    "Настройка \(quoted(setting)): теперь \(quoted(value))."
  }
  func settingTold(_ setting: String, _ value: String, choices: String, line: String) -> String {
    "Настройка \(quoted(setting)): сейчас \(quoted(value)). На выбор: \(choices). "
      + "Чтобы изменить её, введите: \(line)"
  }
  func noSetting(_ word: String) -> String {
    "Настройки \(quoted(word)) нет. Чтобы увидеть все настройки, введите: настройки"
  }
  func noSetting(_ word: String, nearest: String) -> String {
    "Настройки \(quoted(word)) нет. Может быть, вы имели в виду: задать \(nearest)"
  }
  func noChoice(_ word: String, of setting: String, choices: String, line: String) -> String {
    "Для настройки \(quoted(setting)) нельзя выбрать \(quoted(word)). Можно: \(choices). Введите: \(line)"
  }

  func unknownSetting(_ name: String, nearest: String?) -> String {
    "настройки \(quoted(name)) нет" + (nearest.map { " (может быть, \($0)?)" } ?? "")
  }
  var settingsLineIsNotUTF8: String { "строка не в кодировке UTF-8" }
  func moreLinesNotUnderstood(_ lines: Int) -> String {
    let rest = form(lines, "строка не распознана", "строки не распознаны", "строк не распознано")
    return "ещё \(lines) \(rest)"
  }

  var languageChosen: String { "Язык: русский." }
  var languageChosenAutomatically: String { "Язык: автоматически (русский)." }
  func languageTold(isAutomatic: Bool, choices: [String], line: String) -> String {
    "Язык: \(isAutomatic ? "автоматически (русский)" : "русский"). "
      + "На выбор: \(choices.joined(separator: ", ")). Чтобы сменить язык, введите: \(line)"
  }
  func language(_ code: String, _ ownName: String) -> String { "\(code) (\(ownName))" }
  func languageLine(_ code: String) -> String { "язык \(code)" }
}
