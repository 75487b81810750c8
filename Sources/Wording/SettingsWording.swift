/// Sentences about settings. Names and values are the words that can be typed in the language.
extension Wording {
  /// The line that sets a value. Some languages inflect a name or a value, which they recognize by the English
  /// one.
  package func setLine(setting: String, name: String, value: String, valueName: String) -> String {
    say(Keyword(rawValue: setting), name, Keyword(rawValue: value), valueName)
  }
  package func choicesOrNumber(choices: String, least: Int, most: Int?) -> String { say(choices, least, most) }
  package func choicesBeside(choices: String) -> String { say(choices) }
  package func settingRow(setting: String, value: String, choices: String) -> String {
    say(setting, value, choices)
  }
  package func settingsAdvice(line: String) -> String { say(line) }
  package func howToSetBack(line: String) -> String { say(line) }
  package func settingChosen(setting: String, value: String) -> String {
    settingChosen(setting: setting, title: setting.capitalized, value: value)
  }
  private func settingChosen(setting: String, title: String, value: String) -> String {
    say(setting, title, value)
  }
  package func settingTold(setting: String, value: String, choices: String, line: String) -> String {
    settingTold(setting: setting, title: setting.capitalized, value: value, choices: choices, line: line)
  }
  private func settingTold(
    setting: String, title: String, value: String, choices: String, line: String
  ) -> String {
    say(setting, title, value, choices, line)
  }
  package func noSetting(word: String) -> String { say(word) }
  package var howToListSettings: String { say() }
  package func noChoice(word: String, setting: String, choices: String, line: String) -> String {
    say(word, setting, choices, line)
  }
  // Invalid lines of the settings file, as parts of a sentence.
  package func unknownSetting(name: String, nearest: String?) -> String { say(name, nearest) }
  package var settingsLineIsNoText: String { say() }
  package func moreLinesNotUnderstood(lines: Int) -> String { say(lines) }
  package var languageChosen: String { say() }
  package var languageChosenAutomatically: String { say() }
  package func languageTold(isAutomatic: Bool, choices: String, line: String) -> String {
    say(isAutomatic, choices, line)
  }
  package func languageChoice(code: String, ownName: String) -> String { say(code, ownName) }
  package func languageLine(code: String) -> String { say(code) }
}
