import Wording

/// The identity of a deck. Its name is only shown: a file may have the name of a category.
package enum DeckIdentity: Equatable {
  /// The deck of a category that comes with the program, byte for byte.
  case builtIn(Category)
  /// Tunes of a category that were fetched, now or earlier.
  case category(Category)
  /// The player's own deck, in a file with this printable name.
  case file(name: String)

  /// The deck's name on the screen.
  package func name(_ words: Wording) -> String {
    switch self {
    case .builtIn(let category), .category(let category): category.title(words)
    case .file(let name): KnownDeck(file: name)?.title(words) ?? name
    }
  }

  /// Its name in untranslated text: that of its file.
  package var name: String {
    switch self {
    case .builtIn(let category), .category(let category): category.title
    case .file(let name): name
    }
  }

  /// The deck's name in records.
  package var key: String {
    switch self {
    case .builtIn(let category), .category(let category): category.rawValue
    case .file(let name): name
    }
  }

  var known: KnownDeck? { if case .file(let name) = self { KnownDeck(file: name) } else { nil } }

  package var isFile: Bool { if case .file = self { true } else { false } }

  /// Whether every installation has its tunes.
  package var isBuiltIn: Bool { if case .builtIn = self { true } else { false } }
}

extension Wording {
  /// The name on the screen of a deck with this name in records or in untranslated text. A file named like a
  /// category is taken for the category.
  package func deckName(_ name: String) -> String {
    Category.allCases.first { [$0.rawValue, $0.title].contains(name) }?.title(self)
      ?? KnownDeck(file: name)?.title(self) ?? name
  }
}
