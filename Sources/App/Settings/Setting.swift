import Wording

/// A preference that can be changed in a session and is saved, with its row, in the order of the screen.
///
/// Names and values are those of the file, in English; players type and see the words of their language.
package enum Setting: String, CaseIterable, Sendable {
  case category, pairs, tunes, cards, board, color, language, speed

  /// The value for the program's own choice.
  static let automatic = "auto"

  package var row: PreferenceRow<SettingValues> {
    switch self {
    case .category: PreferenceRow(.category, \.category, in: .written) { $0.categoryPurpose }
    case .pairs: PreferenceRow(.pairs, \.pairs, in: .written) { $0.pairsPurpose }
    case .tunes: PreferenceRow(.oneOf(.source), \.tunes, in: .written) { $0.tunesPurpose }
    case .cards: PreferenceRow(.cards, \.cards, in: .written) { $0.cardsPurpose }
    case .board: PreferenceRow(.oneOf(.size), \.board, in: .written) { $0.boardPurpose }
    case .color: PreferenceRow(.oneOf(), \.color, in: .written) { $0.colorPurpose }
    case .language: PreferenceRow(.language, \.language, in: .written) { $0.languagePurpose }
    case .speed: PreferenceRow(.oneOf(.speed), \.speed, in: .written) { $0.speedPurpose }
    }
  }

  /// The option of the same name.
  var preference: Preference { Preference(rawValue: rawValue)! }

  /// Whether it concerns how a session is presented rather than what is played.
  var isOfListener: Bool {
    switch self {
    case .board, .color, .language, .speed: true
    case .category, .pairs, .tunes, .cards: false
    }
  }

  /// The words that can be chosen.
  package var choices: [String] { row.takes.words }
  /// The numbers that can be chosen, and an example; nil if numbers cannot be chosen.
  package var number: (least: Int, most: Int, example: String)? {
    if case .autoOrPairs(let most) = row.takes { (2, most, "12") } else { nil }
  }

  /// Whether the word is one of its values.
  package func takes(_ word: Word) -> Bool {
    var values = SettingValues.usual
    return row.put(Array(word.typed.utf8), &values)
  }

  package func value(_ values: SettingValues) -> String { row.value(values) }

  /// The setting of that name.
  static func named(_ word: Word) -> Setting? { Setting(rawValue: word.name(in: \.settings)) }

  /// A value to try that differs from the current one.
  func example(besides values: SettingValues) -> String {
    let value = self.value(values)
    return choices.first { $0 != value } ?? number?.example ?? value
  }

  /// The value nearest to an unknown word.
  func nearest(to word: Word) -> String? {
    guard self == .language else { return word.nearest(of: choices, in: \.values) }
    return word.nearest(of: choices, in: \.languages)
  }
}
