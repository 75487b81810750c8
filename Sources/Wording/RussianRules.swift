enum RussianRules: LanguageRules {
  static let ownName = "русский"
  static let letters: ClosedRange<Unicode.Scalar>? = "\u{400}"..."\u{4FF}"
  static let catalog = Catalog.ru
  static let vocabulary: Vocabulary? = Vocabulary(Vocabulary.textru)
  static let patterns = Patterns(Patterns.textru)
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
