import Wording

/// The identity of a deck. Its name is only shown: a file may have the name of a category.
package enum DeckIdentity: Equatable {
  /// The deck of a category that comes with the program, byte for byte.
  case builtIn(Category)
  /// Another deck that comes with the program, with its text in this language.
  case words(WordDeck, Language)
  /// Tunes of a category that were fetched, now or earlier.
  case category(Category)
  /// The player's own deck, in a file with this printable name.
  case file(name: String)

  /// The pairs that the player marks. A file has an ending.
  package static let favorites = DeckIdentity.file(name: "favorites")

  /// The deck's name on the screen.
  package func name(_ words: Wording) -> String {
    switch self {
    case .builtIn(let category), .category(let category): category.title(words)
    case .words(let deck, _): deck.title(words)
    case .favorites: words.deck("favorites")
    case .file(let name): name
    }
  }

  /// Its name in untranslated text: that of its file.
  package var name: String {
    switch self {
    case .builtIn(let category), .category(let category): category.title
    case .words(let deck, _): deck.rawValue
    case .file(let name): name
    }
  }

  /// The deck's name in records.
  package var key: String {
    switch self {
    case .builtIn(let category), .category(let category): category.rawValue
    case .words(let deck, _): deck.rawValue
    case .file(let name): name
    }
  }

  /// Its name in the text of a game: `rock`, `animals.ru`.
  package var text: String {
    if case .words(let deck, let language) = self { "\(deck.rawValue).\(language.rawValue)" } else { key }
  }

  /// What kind of deck it is, in JSON.
  package var kind: Kind {
    switch self {
    case .builtIn, .category: .category
    case .words: .builtIn
    case .file: self == .favorites ? .favorites : .file
    }
  }

  package enum Kind: String {
    case category
    case builtIn = "built-in"
    case favorites, file
  }

  package var isFile: Bool { if case .file = self { true } else { false } }

  /// Whether every installation has its tunes.
  package var isBuiltIn: Bool {
    switch self {
    case .builtIn, .words: true
    case .category, .file: false
    }
  }
}

extension Deck {
  /// The built-in deck with this name in the text of a game; nil if there is none.
  package init?(builtIn text: String) {
    let parts = text.split(separator: ".").map(String.init)
    if let category = Category(rawValue: text) {
      self = category.deck
    } else if parts.count == 2, let deck = WordDeck(rawValue: parts[0]),
      let language = Language(rawValue: parts[1])
    {
      self = deck.deck(in: language)
      if identity.text != text { return nil }
    } else {
      return nil
    }
  }
}

extension Wording {
  /// The name on the screen of a deck with this name in records or in untranslated text. A file named like a
  /// category is taken for the category.
  package func deckName(_ name: String) -> String {
    Category.allCases.first { [$0.rawValue, $0.title].contains(name) }?.title(self)
      ?? WordDeck(rawValue: name)?.title(self)
      ?? (DeckIdentity.file(name: name) == .favorites ? deck("favorites") : name)
  }
}
