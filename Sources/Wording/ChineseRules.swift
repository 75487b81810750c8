import CCatalogs

enum ChineseRules: LanguageRules {
  static let ownName = "中文"
  static let catalog = Catalog.zh
  static let vocabulary: Vocabulary? = Vocabulary(words_zh())
  static let patterns = Patterns(patterns_zh())
  static let decimalSign = "."
  static let comma = "，"
  static let listComma = "、"
  static let fullStop = "。"
  static let gap = ""

  static func pluralCategory(of number: Int) -> PluralCategory { .other }
}
