extension English {
  func setLine(_ setting: String, _ value: String) -> String { "set \(setting) \(value)" }
  func choices(_ words: [String], orNumberFrom least: Int?) -> String {
    words.joined(separator: ", ") + (least.map { ", or a number from \($0)" } ?? "")
  }
  func choicesBeside(_ choices: String) -> String { "(\(choices))" }
  func settingRow(_ setting: String, _ value: String, choices: String) -> String {
    "\(setting): \(value). Choices: \(choices)"
  }
  func settingsAdvice(_ line: String) -> String { "To change one, type for example: \(line)" }

  func settingChosen(_ setting: String, _ value: String) -> String { "'\(setting)' is now \(value)." }
  func settingTold(_ setting: String, _ value: String, choices: String, line: String) -> String {
    "'\(setting)' is \(value). Choices: \(choices). To change it, type: \(line)"
  }
  func noSetting(_ word: String) -> String {
    "\(quoted(word)) is not a setting. For all settings, type: settings"
  }
  func noSetting(_ word: String, nearest: String) -> String {
    "\(quoted(word)) is not a setting. \(didYouMean("set \(nearest)"))"
  }
  func noChoice(_ word: String, of setting: String, choices: String, line: String) -> String {
    "'\(setting)' cannot be \(quoted(word)). Choices: \(choices). Type: \(line)"
  }

  func unknownSetting(_ name: String, nearest: String?) -> String {
    "\(quoted(name)) is not a setting" + (nearest.map { " (did you mean \($0)?)" } ?? "")
  }
  var settingsLineIsNotUTF8: String { "the line is not UTF-8 text" }
  func moreLinesNotUnderstood(_ lines: Int) -> String {
    lines == 1 ? "1 more line is not understood" : "\(lines) more lines are not understood"
  }

  var languageChosen: String { "Language: English." }
  var languageChosenAutomatically: String { "Language: automatic (English)." }
  func languageTold(isAutomatic: Bool, choices: [String], line: String) -> String {
    "Language: \(isAutomatic ? "automatic (English)" : "English"). "
      + "Choices: \(choices.joined(separator: ", ")). To change it, type: \(line)"
  }
  func language(_ code: String, _ ownName: String) -> String { "\(code) (\(ownName))" }
  func languageLine(_ code: String) -> String { "language \(code)" }
}
