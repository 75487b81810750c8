enum ChineseRules: LanguageRules {
  static let ownName = "中文"
  static let letters: ClosedRange<Unicode.Scalar>? = "\u{3400}"..."\u{9FFF}"
  static let catalog = Catalog.zh
  static let vocabulary: Vocabulary? = Vocabulary(Vocabulary.textzh)
  static let patterns = Patterns(Patterns.textzh)
  static let decimalSign = "."
  static let comma = "，"
  static let listComma = "、"
  static let fullStop = "。"
  static let gap = ""

  static func pluralCategory(of number: Int) -> PluralCategory { .other }
}
