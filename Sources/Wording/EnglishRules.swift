enum EnglishRules: LanguageRules {
  static let ownName = "English"
  static let letters: ClosedRange<Unicode.Scalar>? = nil
  static let catalog = Catalog.en
  static let vocabulary: Vocabulary? = nil
  static let patterns = Patterns(Patterns.texten)
  static let decimalSign = "."
  static let comma = ", "
  static let listComma = ", "
  static let fullStop = "."
  static let gap = " "

  static func pluralCategory(of number: Int) -> PluralCategory { number == 1 ? .one : .other }
}
