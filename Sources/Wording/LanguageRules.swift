import CCatalogs

/// What a language decides by rule, not by a sentence of its catalog.
package protocol LanguageRules: Sendable {
  var decimalSign: String { get }
  var fullStop: String { get }
  /// What separates sentences.
  var gap: String { get }
  /// The category of a whole number by the rules of CLDR.
  func pluralCategory(of number: Int) -> PluralCategory
  /// The columns for the usage and for other names in a list of commands.
  var helpColumns: (usage: Int, synonyms: Int) { get }
}

/// A plural category of CLDR that one of the languages has.
package enum PluralCategory: String, Sendable {
  case one, few, many, other
}

extension Language {
  var rules: any LanguageRules {
    switch self {
    case .english: EnglishRules()
    case .russian: RussianRules()
    case .chinese: ChineseRules()
    }
  }

  package var helpColumns: (usage: Int, synonyms: Int) { rules.helpColumns }

  var catalog: Catalog {
    switch self {
    case .english: .english
    case .russian: .russian
    case .chinese: .chinese
    }
  }
}

extension Catalog {
  static let english = Catalog(catalog_en())
  static let russian = Catalog(catalog_ru())
  static let chinese = Catalog(catalog_zh())
}

struct EnglishRules: LanguageRules {
  var helpColumns: (usage: Int, synonyms: Int) { (24, 5) }
  var decimalSign: String { "." }
  var fullStop: String { "." }
  var gap: String { " " }
  func pluralCategory(of number: Int) -> PluralCategory { number == 1 ? .one : .other }
}

struct RussianRules: LanguageRules {
  var helpColumns: (usage: Int, synonyms: Int) { (26, 12) }
  var decimalSign: String { "," }
  var fullStop: String { "." }
  var gap: String { " " }
  func pluralCategory(of number: Int) -> PluralCategory {
    let isTeen = number / 10 % 10 == 1
    return switch number % 10 {
    case 1 where !isTeen: .one
    case 2...4 where !isTeen: .few
    default: .many
    }
  }
}

struct ChineseRules: LanguageRules {
  var helpColumns: (usage: Int, synonyms: Int) { (19, 12) }
  var decimalSign: String { "." }
  var fullStop: String { "。" }
  var gap: String { "" }
  func pluralCategory(of number: Int) -> PluralCategory { .other }
}
