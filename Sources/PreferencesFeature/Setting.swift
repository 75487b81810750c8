import Manual
import MemoryCore
import Wording

/// A preference that can be changed in a session and is saved, in the order of the screen's rows.
///
/// Names and values are those of the file, in English; players type and see the words of their language.
package enum Setting: String, CaseIterable, Sendable {
  case category, pairs, tunes, cards, board, color, language, speed

  /// The value for the program's own choice.
  static let automatic = "auto"

  /// The option of the same name.
  var preference: Preference { Preference(rawValue: rawValue)! }
  private var row: PreferenceRow<Settings> { preference.row }

  /// Whether it concerns how a session is presented rather than what is played.
  var isOfListener: Bool {
    switch self {
    case .board, .color, .language, .speed: true
    case .category, .pairs, .tunes, .cards: false
    }
  }

  /// The words that can be chosen.
  package var choices: [String] { row.takes.words }
  /// The lowest number that can be chosen, and an example; nil if numbers cannot be chosen.
  package var number: (least: Int, example: String)? { row.takes == .autoOrPairs ? (2, "12") : nil }

  package func value(_ values: SettingValues) -> String { row.value(Settings(values: values)) }

  /// Sets the value that a word names. False if it names none.
  func choose(_ values: inout SettingValues, _ word: Word) -> Bool {
    var settings = Settings(values: values)
    guard row.put(Array(word.typed.utf8), &settings) else { return false }
    values = settings.values
    return true
  }

  /// The setting of that name.
  static func named(_ word: Word) -> Setting? { Setting(rawValue: word.name(in: \.settings)) }

  /// A value to try that differs from the current one.
  func example(besides value: String) -> String {
    choices.first { $0 != value } ?? number?.example ?? value
  }

  /// The value nearest to an unknown word.
  func nearest(to word: Word) -> String? {
    guard self == .language else { return word.nearest(of: choices, in: \.values) }
    return word.nearest(of: choices, in: \.languages)
  }
}
