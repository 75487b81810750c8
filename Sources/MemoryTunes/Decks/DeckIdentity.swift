import Text
import Wording

/// The identity of a deck. Its name is only shown: a file may have the name of a category.
enum DeckIdentity: Equatable, Sendable {
  /// A deck that comes with the program, byte for byte, with its text in this language.
  case builtIn(BuiltInDeck, Language)
  /// Tunes of a category that were fetched, now or earlier.
  case category(BuiltInDeck)
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
    case .builtIn(let deck, _), .category(let deck): deck.title(words)
    case .favorites: words.deck("favorites")
    case .own(let name), .file(let name): words.isolated(name)
    }
  }

  /// Its name in untranslated text: that of its file.
  var name: String {
    switch self {
    case .builtIn(let deck, _), .category(let deck): deck.rawValue
    case .own(let name), .file(let name): name
    }
  }

  /// Its name in the text of a game: `rock`, `animals.ru`, `decks/spanish.tsv`.
  var text: String {
    switch self {
    case .builtIn(let deck, let language) where !deck.isCategory: "\(name).\(language.rawValue)"
    case .own: Self.folder + name
    case .builtIn, .category, .file: name
    }
  }

  /// What kind of deck it is, in JSON.
  var kind: Kind {
    switch self {
    case .builtIn(let deck, _): deck.isCategory ? .category : .builtIn
    case .category: .category
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
  var category: BuiltInDeck? {
    if case .builtIn(let deck, _) = self, deck.isCategory { deck } else { nil }
  }

  /// Whether every installation has its tunes.
  var isBuiltIn: Bool { if case .builtIn = self { true } else { false } }
}

extension Deck {
  /// The built-in deck with this name in the text of a game; nil if there is none.
  package init?(builtIn text: String) {
    let parts = text.split(separator: ".").map(String.init)
    guard let deck = parts.first.flatMap(BuiltInDeck.init(rawValue:)) else { return nil }
    self = deck.deck(in: parts.last.flatMap(Language.init(rawValue:)) ?? .english)
    if identity.text != text { return nil }
  }
}

extension Wording {
  /// The name on the screen of a deck with this name in untranslated text. A file named like a category is
  /// taken for the category.
  func deckName(_ name: String) -> String {
    (BuiltInDeck(rawValue: name)?.identity() ?? .file(name: name)).name(self)
  }
}
