/// What a language has besides the sentences of its catalog.
extension Language {
  package var ownName: String { words.languageName(language: self) }

  /// The letters by which a typed word is recognized; nil for Latin ones.
  var letters: ClosedRange<Unicode.Scalar>? {
    switch self {
    case .english: nil
    case .russian: "\u{400}"..."\u{4FF}"
    case .chinese: "\u{3400}"..."\u{9FFF}"
    }
  }

  var catalog: Catalog {
    switch self {
    case .english: .en
    case .russian: .ru
    case .chinese: .zh
    }
  }

  /// The words of this language that can be typed instead of English ones; nil for English.
  package var vocabulary: Vocabulary? {
    switch self {
    case .english: nil
    case .russian: .ru
    case .chinese: .zh
    }
  }

  /// The decimal sign, and what is between the parts of a sentence, between the names and words of a list, at
  /// the end of a sentence, and between sentences: nothing if blanks do not separate words either.
  var signs: (decimal: String, comma: String, listComma: String, stop: String, gap: String) {
    switch self {
    case .english: (".", ", ", ", ", ".", " ")
    case .russian: (",", ", ", ", ", ".", " ")
    case .chinese: (".", "，", "、", "。", "")
    }
  }

  /// Whether blanks separate its words and sentences.
  package var hasBlanks: Bool { !signs.gap.isEmpty }

  /// The plural category of a whole number by the rules of CLDR.
  func pluralCategory(of number: Int) -> String {
    let isTeen = number / 10 % 10 == 1
    return switch (self, number % 10) {
    case (.english, _): number == 1 ? "one" : "other"
    case (.russian, 1) where !isTeen: "one"
    case (.russian, 2...4) where !isTeen: "few"
    case (.russian, _): "many"
    case (.chinese, _): "other"
    }
  }
}
