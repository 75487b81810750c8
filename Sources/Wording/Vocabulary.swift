/// The words of a language that can be typed.
package struct Vocabulary: Sendable {
  /// By the name of a command, its words, the usual one first.
  package let commands: [String: [String]]
  /// Words that mean another command if something follows.
  package internal(set) var commandsWithArguments: [String: String] = [:]
  /// Phrases of several words for a command.
  package internal(set) var phrases: [String: String] = [:]
  /// By the name of a category, its words.
  package let categories: [String: [String]]
  /// By the kind of cards, its words.
  package let cards: [String: [String]]
  /// By the code of a language, its names.
  package let languages: [String: [String]]
  /// By the name of a setting, its words.
  package let settings: [String: [String]]
  /// By the value of a setting, its words, if not listed above.
  let ownValues: [String: [String]]
  /// By the English name of an argument, its words. Two arguments can share a word if no command takes both.
  package let arguments: [String: [String]]

  /// By the value of a setting, its words. A language has its own name.
  package var values: [String: [String]] {
    ownValues.merging(categories) { first, _ in first }.merging(cards) { first, _ in first }
  }

  /// The usual word for a command.
  package func command(_ name: String) -> String { commands[name]?.first ?? name }

  /// The usual word for an argument.
  package func argument(_ name: String) -> String {
    let words = arguments[name] ?? settings[name] ?? values[name] ?? languages[name]
    return words?.first ?? name
  }

  /// By word, what each word of a language means.
  package struct Index: Sendable {
    package let commands: [String: String]
    package let commandsWithArguments: [String: String]
    package let phrases: [String: String]
    package let categories: [String: String]
    package let cards: [String: String]
    package let languages: [String: String]
    package let settings: [String: String]
    package let values: [String: String]
    /// By word, the arguments that it can mean.
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
