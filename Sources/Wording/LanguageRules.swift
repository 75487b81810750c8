/// What a language has besides the sentences of its catalog.
package protocol LanguageRules: SendableMetatype {
  static var ownName: String { get }
  /// The letters by which a typed word is recognized; nil for the Latin ones of English.
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
  /// What separates sentences; empty if blanks do not separate words either.
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

  package var ownName: String { rules.ownName }
  /// Whether blanks separate its words and sentences.
  package var hasBlanks: Bool { !rules.gap.isEmpty }
  /// The words that can be typed in it besides the English commands; nil for English.
  package var vocabulary: Vocabulary? { rules.vocabulary }
  /// What people type in it besides the exact lines.
  package var patterns: Patterns { rules.patterns }
}

enum EnglishRules: LanguageRules {
  static let ownName = "English"
  static let letters: ClosedRange<Unicode.Scalar>? = nil
  static let catalog = Catalog.en
  static let vocabulary: Vocabulary? = nil
  static let patterns = Patterns.en
  static let decimalSign = "."
  static let comma = ", "
  static let listComma = ", "
  static let fullStop = "."
  static let gap = " "

  static func pluralCategory(of number: Int) -> PluralCategory { number == 1 ? .one : .other }
}

enum RussianRules: LanguageRules {
  static let ownName = "русский"
  static let letters: ClosedRange<Unicode.Scalar>? = "\u{400}"..."\u{4FF}"
  static let catalog = Catalog.ru
  static let vocabulary: Vocabulary? = Vocabulary(Vocabulary.textru)
  static let patterns = Patterns.ru
  static let decimalSign = ","
  static let comma = ", "
  static let listComma = ", "
  static let fullStop = "."
  static let gap = " "

  static func pluralCategory(of number: Int) -> PluralCategory {
    let isTeen = number / 10 % 10 == 1
    return switch number % 10 {
    case 1 where !isTeen: .one
    case 2...4 where !isTeen: .few
    default: .many
    }
  }
}

enum ChineseRules: LanguageRules {
  static let ownName = "中文"
  static let letters: ClosedRange<Unicode.Scalar>? = "\u{3400}"..."\u{9FFF}"
  static let catalog = Catalog.zh
  static let vocabulary: Vocabulary? = Vocabulary(Vocabulary.textzh)
  static let patterns = Patterns.zh
  static let decimalSign = "."
  static let comma = "，"
  static let listComma = "、"
  static let fullStop = "。"
  static let gap = ""

  static func pluralCategory(of number: Int) -> PluralCategory { .other }
}
