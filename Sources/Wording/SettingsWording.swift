/// Sentences about settings. Names and values are the words that can be typed in the language.
package protocol SettingsWording {
  var settings: String { get }
  /// The line that sets a value.
  func setLine(_ setting: String, _ value: String) -> String
  /// The words that can be chosen and, with `least`, any number from that on.
  func choices(_ words: [String], orNumberFrom least: Int?) -> String
  /// The choices after a value on the screen.
  func choicesBeside(_ choices: String) -> String
  /// A row of the screen as part of a sentence.
  func settingRow(_ setting: String, _ value: String, choices: String) -> String
  /// `line` sets a value, as an example.
  func settingsAdvice(_ line: String) -> String

  func settingChosen(_ setting: String, _ value: String) -> String
  func settingTold(_ setting: String, _ value: String, choices: String, line: String) -> String
  func noSetting(_ word: String) -> String
  /// `nearest` is the suggested setting.
  func noSetting(_ word: String, nearest: String) -> String
  func noChoice(_ word: String, of setting: String, choices: String, line: String) -> String

  // Invalid lines of the settings file, as parts of a sentence.
  func unknownSetting(_ name: String, nearest: String?) -> String
  var settingsLineIsNotUTF8: String { get }
  /// How many more lines there are after those reported.
  func moreLinesNotUnderstood(_ lines: Int) -> String

  /// This language was chosen.
  var languageChosen: String { get }
  /// `auto` was chosen, which gives this language.
  var languageChosenAutomatically: String { get }
  /// The present language and the others, each with its code and its own name.
  func languageTold(isAutomatic: Bool, choices: [String], line: String) -> String
  /// A language by its code.
  func language(_ code: String, _ ownName: String) -> String
  /// The line that sets a language.
  func languageLine(_ code: String) -> String
}
