/// The values that a preference accepts.
package enum ExpectedValue: Equatable, Sendable {
  case nothing
  case number(from: UInt64, to: UInt64)
  /// One of a few words. If there are too many, help shows a placeholder.
  case oneOf([String], OptionPlaceholder? = nil)
  /// `auto`, or a number of pairs, at most so many.
  case autoOrPairs(most: Int)
  /// `auto`, or the code of a language.
  case language
  /// One of these, with a number after a colon.
  case programPlayer([String])
  /// Anything of a kind.
  case text(OptionPlaceholder)

  /// The words that can be chosen.
  package var words: [String] {
    switch self {
    case .oneOf(let words, _), .programPlayer(let words): words
    case .autoOrPairs: ["auto"]
    case .language: ["auto"] + Language.allCases.map(\.rawValue)
    case .nothing, .number, .text: []
    }
  }

  /// The placeholder of the value in help; nil if there is none.
  package func placeholder(_ words: Wording) -> String? {
    let placeholder: OptionPlaceholder
    switch self {
    case .nothing: return nil
    case .oneOf(let choices, nil): return choices.joined(separator: "|")
    case .language: return Language.allCases.map(\.rawValue).joined(separator: "|")
    case .oneOf(_, let kind?), .text(let kind): placeholder = kind
    case .programPlayer: placeholder = .name
    case .number, .autoOrPairs: placeholder = .number
    }
    return words.optionPlaceholder(placeholder: placeholder)
  }

  /// The values, in a sentence that refuses another one.
  package func description(_ words: Wording, besides value: String) -> String {
    switch self {
    case .number(let least, let most): words.numberExpected(least: "\(least)", most: "\(most)")
    case .oneOf, .language: words.choiceExpected(choice: words.choice(of: self.words))
    case .autoOrPairs(let most): words.autoOrPairsExpected(most: value.isNumber(above: most) ? most : nil)
    case .programPlayer: words.programPlayerExpected
    case .text(let kind): words.textExpected(placeholder: kind)
    case .nothing: words.nothingExpected
    }
  }
}

extension String {
  fileprivate func isNumber(above most: Int) -> Bool {
    !isEmpty && utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) && Int(self) ?? .max > most
  }
}
