/// What is said of the settings. Their names and values are the words that can be typed in the language.
package protocol SettingsWording {
  var settings: String { get }
  /// The line that chooses a value.
  func setLine(_ setting: String, _ value: String) -> String
  /// The words that can be chosen and, with `least`, any number from that on.
  func choices(_ words: [String], orNumberFrom least: Int?) -> String
  /// The choices behind a value on the screen.
  func choicesBeside(_ choices: String) -> String
  /// A row of the screen as part of a sentence.
  func settingRow(_ setting: String, _ value: String, choices: String) -> String
  /// `line` chooses a value, for example.
  func settingsAdvice(_ line: String) -> String

  func settingChosen(_ setting: String, _ value: String) -> String
  func settingTold(_ setting: String, _ value: String, choices: String, line: String) -> String
  func noSetting(_ word: String) -> String
  /// `nearest` is the setting that may have been meant.
  func noSetting(_ word: String, nearest: String) -> String
  func noChoice(_ word: String, of setting: String, choices: String, line: String) -> String

  // Lines of the settings file that are not understood, as parts of a sentence.
  func unknownSetting(_ name: String, nearest: String?) -> String
  var settingsLineIsNotUTF8: String { get }
  /// How many lines there are besides those that were reported.
  func moreLinesNotUnderstood(_ lines: Int) -> String

  /// The language of these words was chosen.
  var languageChosen: String { get }
  /// The choice was left to the program, which has come to the language of these words.
  var languageChosenAutomatically: String { get }
  /// This language is spoken, and others can be. Each is named in its own way, behind what can be typed.
  func languageTold(isAutomatic: Bool, choices: [String], line: String) -> String
  /// A language by what can be typed for it.
  func language(_ code: String, _ ownName: String) -> String
  /// The line that chooses a language.
  func languageLine(_ code: String) -> String
}
