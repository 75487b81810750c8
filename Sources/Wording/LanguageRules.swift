/// What a language has besides the sentences of its catalog.
package protocol LanguageRules: SendableMetatype {
  /// The language's own name.
  static var ownName: String { get }
  /// The letters of its words, by which a typed word is known to be of it; nil for Latin letters.
  static var letters: ClosedRange<Unicode.Scalar>? { get }
  static var catalog: Catalog { get }
  /// The words that can be typed besides the English commands; nil for English.
  static var vocabulary: Vocabulary? { get }
  /// What people type in it besides the exact lines.
  static var patterns: Patterns { get }
  static var decimalSign: String { get }
  /// Between the parts of a sentence.
  static var comma: String { get }
  /// Between the names and words of a list.
  static var listComma: String { get }
  static var fullStop: String { get }
  /// What separates sentences.
  static var gap: String { get }
  /// The category of a whole number by the rules of CLDR.
  static func pluralCategory(of number: Int) -> PluralCategory
}

/// A plural category of CLDR that one of the languages has.
package enum PluralCategory: String, Sendable {
  case one, few, many, other
}

extension Language {
  var rules: any LanguageRules.Type {
    switch self {
    case .english: EnglishRules.self
    case .russian: RussianRules.self
    case .chinese: ChineseRules.self
    }
  }

  /// Its own name.
  package var ownName: String { rules.ownName }
  var catalog: Catalog { rules.catalog }
  /// The words that can be typed in it besides the English commands; nil for English.
  package var vocabulary: Vocabulary? { rules.vocabulary }
  /// What people type in it besides the exact lines.
  package var patterns: Patterns { rules.patterns }
}
