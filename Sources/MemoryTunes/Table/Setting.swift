import Text
import Wording

/// The values of all settings in a session.
package struct SettingValues: Equatable, Sendable {
  package var category = BuiltInDeck.pop
  /// The number of pairs if a command names none; nil for the usual number.
  package var pairs: Int?
  /// The source of a category's tunes; nil until chosen.
  var tunes: TunePolicy?
  /// What the two cards of a pair show; nil for what the deck says.
  package var cards: CardContent?
  package var presentation = Presentation()

  /// How a session is presented, which undo leaves alone.
  package struct Presentation: Equatable, Sendable {
    /// The size of the cards on a board.
    package var board = BoardSize.auto
    /// Whether screens are drawn in color. The host applies this to the terminal.
    package var color = ColorChoice.auto
    /// Nil for the environment's language.
    package var language: Language?
    package var speed = Speed.normal
  }

  package static let usual = SettingValues()
}

/// A setting: a preference that can be changed in a session and is saved, with its row, in the order of the
/// screen.
///
/// Names and values are those of the file, in English; players type and see the words of their language.
package enum Setting: String, CaseIterable, Sendable {
  case category, pairs, tunes, cards, board, color, language, speed

  var row: PreferenceRow<SettingValues> {
    switch self {
    case .category: PreferenceRow(.category, \.category, in: .written) { $0.categoryPurpose }
    case .pairs: PreferenceRow(.pairs, \.pairs, in: .written) { $0.pairsPurpose }
    case .tunes: PreferenceRow(.oneOf(.source), \.tunes, in: .written) { $0.tunesPurpose }
    case .cards: PreferenceRow(.cards, \.cards, in: .written) { $0.cardsPurpose }
    case .board: PreferenceRow(.oneOf(.size), \.presentation.board, in: .written) { $0.boardPurpose }
    case .color: PreferenceRow(.oneOf(), \.presentation.color, in: .written) { $0.colorPurpose }
    case .language: PreferenceRow(.language, \.presentation.language, in: .written) { $0.languagePurpose }
    case .speed: PreferenceRow(.oneOf(.speed), \.presentation.speed, in: .written) { $0.speedPurpose }
    }
  }
}

/// How fast the moves of computer players are shown.
package enum Speed: String, CaseIterable, Sendable {
  case slow, normal, fast, off

  /// How long each card is shown; nil to show the whole turn at once.
  package var milliseconds: Int? {
    switch self {
    case .slow: 1500
    case .normal: 700
    case .fast: 250
    case .off: nil
    }
  }
}

/// When screens are drawn in color.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

// The kinds of values that settings use.

/// The value for the program's own choice.
private let automatic = "auto"

extension PreferenceValue where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of a few words, in any language.
  static func oneOf(_ placeholder: OptionPlaceholder? = nil) -> Self {
    PreferenceValue(.oneOf(Value.allCases.map(\.rawValue), placeholder), written: \.rawValue) {
      Value(rawValue: Word($0).name(in: \.values))
    }
  }
}

extension PreferenceValue<BuiltInDeck> {
  static var category: Self {
    PreferenceValue(.oneOf(BuiltInDeck.categories.map(\.rawValue), .name), written: \.rawValue) {
      .category(Word($0))
    }
  }
}

extension PreferenceValue<Int?> {
  /// The pairs of a game; nil for the usual number.
  static var pairs: Self {
    PreferenceValue(.autoOrPairs(most: Deck.mostTunes), written: { $0.map(String.init) ?? automatic }) {
      text in
      let word = Word(text)
      if word.name(in: \.values) == automatic { return .some(nil) }
      guard let pairs = word.count, (2...Deck.mostTunes).contains(pairs) else { return nil }
      return pairs
    }
  }
}

extension PreferenceValue<CardContent?> {
  /// What the cards of a pair show; nil for what the deck says.
  static var cards: Self {
    PreferenceValue(
      .oneOf([automatic] + CardContent.allCases.map(\.rawValue)),
      written: { $0?.rawValue ?? automatic }
    ) { text in
      let word = Word(text)
      if word.name(in: \.values) == automatic { return .some(nil) }
      return CardContent(word).map(Optional.some)
    }
  }
}
