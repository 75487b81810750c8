/// The words of a language for what can be typed.
package struct Vocabulary: Sendable {
  /// By the name of the command, the words that stand for it, the usual one first.
  package let commands: [String: [String]]
  /// Words that stand for another command when something follows them.
  package internal(set) var commandsWithArguments: [String: String] = [:]
  /// Phrases of several words that stand for a command.
  package internal(set) var phrases: [String: String] = [:]
  /// By the name of the category, its words.
  package let categories: [String: [String]]
  /// By what the cards of a pair show, its words.
  package let cards: [String: [String]]
  /// By the code of the language, its names.
  package let languages: [String: [String]]
  /// By the name of the setting, its words.
  package let settings: [String: [String]]
  /// By the value of a setting, its words, where it is not one of those above.
  let ownValues: [String: [String]]
  /// By the word that follows a command, one of a few others, its words. Two can share one if no command takes
  /// both.
  package let arguments: [String: [String]]

  /// By the value of a setting, its words. A language is called by its own name.
  package var values: [String: [String]] {
    ownValues.merging(categories) { first, _ in first }.merging(cards) { first, _ in first }
  }

  /// The usual word for a command.
  package func command(_ name: String) -> String { commands[name]?.first ?? name }

  /// The usual word for what follows a command.
  package func argument(_ name: String) -> String {
    let words = arguments[name] ?? settings[name] ?? values[name] ?? languages[name]
    return words?.first ?? name
  }

  /// By its word, what each word of a language stands for.
  package struct Index: Sendable {
    package let commands: [String: String]
    package let commandsWithArguments: [String: String]
    package let phrases: [String: String]
    package let categories: [String: String]
    package let cards: [String: String]
    package let languages: [String: String]
    package let settings: [String: String]
    package let values: [String: String]
    /// By the word that follows a command, those that stand for it.
    package let arguments: [String: Set<String>]
  }

  /// All words of all languages.
  package static let all = Index(
    commands: names(\.commands),
    commandsWithArguments: merged(\.commandsWithArguments),
    phrases: merged(\.phrases),
    categories: names(\.categories),
    cards: names(\.cards),
    languages: names(\.languages).merging(["english": "en", "russian": "ru", "chinese": "zh"]) { first, _ in
      first
    },
    settings: names(\.settings),
    values: names(\.values),
    arguments: Language.allCases.reduce(into: [:]) { words, language in
      words.merge((language.vocabulary?.arguments ?? [:]).mapValues(Set.init)) { $0.union($1) }
    })

  private static func merged(_ words: KeyPath<Vocabulary, [String: String]>) -> [String: String] {
    Language.allCases.reduce(into: [:]) { merged, language in
      merged.merge(language.vocabulary?[keyPath: words] ?? [:]) { first, _ in first }
    }
  }

  private static func names(_ words: KeyPath<Vocabulary, [String: [String]]>) -> [String: String] {
    var names: [String: String] = [:]
    for language in Language.allCases {
      for (name, words) in language.vocabulary?[keyPath: words] ?? [:] {
        for word in words { names[word] = name }
      }
    }
    return names
  }
}
