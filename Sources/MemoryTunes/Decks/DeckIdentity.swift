import Text
import Wording

/// The identity of a deck. Its name is only shown: a file may have the name of a category.
enum DeckIdentity: Equatable {
  /// The deck of a category that comes with the program, byte for byte.
  case builtIn(Category)
  /// Another deck that comes with the program, with its text in this language.
  case words(WordDeck, Language)
  /// Tunes of a category that were fetched, now or earlier.
  case category(Category)
  /// The player's own deck, in a file with this printable name in the folder of decks.
  case own(name: String)
  /// A deck in another file with this printable name.
  case file(name: String)

  private static let folder = "decks/"

  /// Reads the `text` of a deck in a file.
  init(file text: String) {
    let name = DeckFile.name(of: FilePath(text))
    self = text.hasPrefix(Self.folder) ? .own(name: name) : .file(name: name)
  }

  /// The pairs that the player marks. A file has an ending.
  static let favorites = DeckIdentity.file(name: "favorites")

  /// The deck's name on the screen.
  func name(_ words: Wording) -> String {
    switch self {
    case .builtIn(let category), .category(let category): category.title(words)
    case .words(let deck, _): deck.title(words)
    case .favorites: words.deck("favorites")
    case .own(let name), .file(let name): name
    }
  }

  /// Its name in untranslated text: that of its file.
  var name: String {
    switch self {
    case .builtIn(let category), .category(let category): category.rawValue
    case .words(let deck, _): deck.rawValue
    case .own(let name), .file(let name): name
    }
  }

  /// Its name in the text of a game: `rock`, `animals.ru`, `decks/spanish.tsv`.
  var text: String {
    switch self {
    case .words(let deck, let language): "\(deck.rawValue).\(language.rawValue)"
    case .own(let name): Self.folder + name
    case .builtIn, .category, .file: name
    }
  }

  /// What kind of deck it is, in JSON.
  var kind: Kind {
    switch self {
    case .builtIn, .category: .category
    case .words: .builtIn
    case .own: .own
    case .file: self == .favorites ? .favorites : .file
    }
  }

  enum Kind: String {
    case category
    case builtIn = "built-in"
    case own, favorites, file
  }

  var isFile: Bool { [.own, .favorites, .file].contains(kind) }

  /// The category of which it is the built-in deck; nil for any other one.
  var category: Category? { if case .builtIn(let category) = self { category } else { nil } }

  /// Whether every installation has its tunes.
  var isBuiltIn: Bool {
    switch self {
    case .builtIn, .words: true
    case .category, .own, .file: false
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
  /// The name on the screen of a deck with this name in untranslated text. A file named like a category is
  /// taken for the category.
  func deckName(_ name: String) -> String {
    (Category(rawValue: name).map { .builtIn($0) } ?? WordDeck(rawValue: name)?.identity ?? .file(name: name))
      .name(self)
  }
}
