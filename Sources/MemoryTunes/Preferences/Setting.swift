import Manual
import Wording

/// A preference that can be changed in a session and is kept, in the order of the rows of its screen.
///
/// Names and values are those of the file, in English; a player can type and is shown the words of a language.
package enum Setting: String, CaseIterable, Sendable {
  case category, pairs, tunes, cards, board, color, language, speed

  /// The value that is left to the program.
  static let automatic = "auto"

  /// The option of the same name.
  package var preference: Preference { Preference(rawValue: rawValue)! }
  private var row: PreferenceRow<Settings> { preference.row }

  /// Whether it says how a session is seen and heard, and not what is played.
  var isOfListener: Bool {
    switch self {
    case .board, .color, .language, .speed: true
    case .category, .pairs, .tunes, .cards: false
    }
  }

  /// The words that can be chosen.
  var choices: [String] { row.takes.words }
  /// The least number that can be chosen besides, and an example of one; nil if none can.
  var number: (least: Int, example: String)? { row.takes == .autoOrPairs ? (2, "12") : nil }

  func value(_ values: SettingValues) -> String { row.value(Settings(values: values)) }

  /// Changes the value to the one that a word names. False for a word that names none.
  func choose(_ values: inout SettingValues, _ word: Word) -> Bool {
    var settings = Settings(values: values)
    guard row.put(Array(word.typed.utf8), &settings) else { return false }
    values = settings.values
    return true
  }

  /// The setting of that name.
  static func named(_ word: Word) -> Setting? { Setting(rawValue: word.name(in: \.settings)) }

  /// A value that a player can try who has another one.
  func example(besides value: String) -> String {
    choices.first { $0 != value } ?? number?.example ?? value
  }

  /// The value that may have been meant by a word that is none.
  func nearest(to word: Word) -> String? {
    guard self == .language else { return word.nearest(of: choices, in: \.values) }
    return word.nearest(of: choices, in: \.languages)
  }
}
