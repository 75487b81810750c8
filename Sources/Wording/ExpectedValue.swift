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
  case file
  /// The path of a deck file, or the name of a deck.
  case deck
  case folder
  /// The names of players, separated by blanks.
  case players
  /// One of these, with a number after a colon.
  case programPlayer([String])
  case seconds
  case address
  /// The name of a bot, and the command that starts it.
  case bot

  /// The words that can be chosen.
  package var words: [String] {
    switch self {
    case .oneOf(let words, _), .programPlayer(let words): words
    case .autoOrPairs: ["auto"]
    case .language: ["auto"] + Language.allCases.map(\.rawValue)
    case .nothing, .number, .file, .deck, .folder, .players, .seconds, .address, .bot: []
    }
  }

  /// The placeholder of the value in help; nil if there is none.
  package func placeholder(_ words: Wording) -> String? {
    let placeholder: OptionPlaceholder
    switch self {
    case .nothing: return nil
    case .oneOf(let choices, nil): return choices.joined(separator: "|")
    case .language: return Language.allCases.map(\.rawValue).joined(separator: "|")
    case .oneOf(_, let many?): placeholder = many
    case .programPlayer: placeholder = .name
    case .number, .autoOrPairs: placeholder = .number
    case .file, .deck: placeholder = .file
    case .folder: placeholder = .folder
    case .players: placeholder = .names
    case .seconds: placeholder = .seconds
    case .address: placeholder = .address
    case .bot: placeholder = .bot
    }
    return words.optionPlaceholder(placeholder: placeholder)
  }

  /// The values, in a sentence that refuses another one.
  package func description(_ words: Wording, besides value: String) -> String {
    switch self {
    case .number(let least, let most): words.numberExpected(least: "\(least)", most: "\(most)")
    case .oneOf, .language: words.choiceExpected(choice: words.choice(of: self.words))
    case .autoOrPairs(let most): words.autoOrPairsExpected(most: value.isNumber(above: most) ? most : nil)
    case .file, .deck: words.fileExpected
    case .folder: words.folderExpected
    case .players: words.playersExpected
    case .programPlayer: words.programPlayerExpected
    case .seconds: words.secondsExpected
    case .address: words.addressExpected
    case .bot: words.botExpected
    case .nothing: words.nothingExpected
    }
  }
}

extension String {
  fileprivate func isNumber(above most: Int) -> Bool {
    !isEmpty && utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) && Int(self) ?? .max > most
  }
}

/// The placeholder of an option's value in help.
package enum OptionPlaceholder: String, Argument, Sendable {
  case number, name, names, file, folder, what, size, source, speed, seconds, address, bot
}
