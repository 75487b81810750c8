import Wording

/// What a deck is. Its name is only what is shown: a file may have the name of a category.
package enum DeckIdentity: Equatable {
  /// The deck of a category that comes with the program, byte for byte.
  case builtIn(Category)
  /// Tunes of a category that came from elsewhere: they were fetched or kept.
  case category(Category)
  /// The player's own deck, in a file of this name, which can be shown.
  case file(name: String)

  /// The deck's name on the screen.
  func name(_ words: any Wording) -> String {
    switch self {
    case .builtIn(let category), .category(let category): category.title(words)
    case .file(let name): name
    }
  }

  /// The same in what is not translated.
  var name: String { name(Language.english.words) }

  /// The deck's name in records.
  var key: String {
    switch self {
    case .builtIn(let category), .category(let category): category.rawValue
    case .file(let name): name
    }
  }

  var isFile: Bool { if case .file = self { true } else { false } }

  /// Whether every machine with the program has its tunes.
  var isBuiltIn: Bool { if case .builtIn = self { true } else { false } }
}
