import Text
import Wording

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

extension PreferenceValue<Category> {
  package static var category: Self {
    PreferenceValue(.listed(Category.allCases.map(\.rawValue)), written: \.rawValue) { Category(Word($0)) }
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
