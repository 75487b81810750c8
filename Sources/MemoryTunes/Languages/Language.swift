/// A language in which commands can be typed beside English, whose words are the names of the commands
/// themselves.
///
/// Each has a folder with all of its words.
enum Language: CaseIterable {
  case russian
  case chinese

  var vocabulary: Vocabulary {
    switch self {
    case .russian: .russian
    case .chinese: .chinese
    }
  }
}

/// The words of a language for what can be typed.
struct Vocabulary: Sendable {
  /// By the name of the command, the words that stand for it, the usual one first.
  let commands: [String: [String]]
  /// Words that stand for another command when something follows them.
  var commandsWithArguments: [String: String] = [:]
  /// By the name of the category, its words.
  let categories: [String: [String]]
  /// By what the cards of a pair show, its words.
  let cards: [String: [String]]

  /// By its word, what each word of a language stands for.
  struct Index: Sendable {
    let commands: [String: String]
    let commandsWithArguments: [String: String]
    let categories: [String: String]
    let cards: [String: String]
  }

  /// All words of all languages.
  static let all = Index(
    commands: names(\.commands),
    commandsWithArguments: Language.allCases.reduce(into: [:]) { words, language in
      words.merge(language.vocabulary.commandsWithArguments) { first, _ in first }
    },
    categories: names(\.categories),
    cards: names(\.cards))

  private static func names(_ words: KeyPath<Vocabulary, [String: [String]]>) -> [String: String] {
    var names: [String: String] = [:]
    for language in Language.allCases {
      for (name, words) in language.vocabulary[keyPath: words] {
        for word in words { names[word] = name }
      }
    }
    return names
  }
}
