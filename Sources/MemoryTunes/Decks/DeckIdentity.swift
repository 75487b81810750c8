import Text
import Wording

/// The identity of a deck. Its name is only shown: a file may have the name of a category.
struct DeckIdentity: Equatable {
  /// What kind of deck it is, in JSON.
  let kind: Kind
  /// Its name in untranslated text: that of its file, printable.
  let name: String
  /// The language of the text of a built-in deck other than those of the categories.
  var language: Language?
  /// Whether every installation has its tunes.
  var isBuiltIn = false

  enum Kind: String {
    case category
    case builtIn = "built-in"
    /// The player's own decks: in the folder of decks, of the pairs that the player marks, and in other files.
    case own, favorites, file
  }

  /// The deck of a category that comes with the program, byte for byte.
  static func builtIn(_ category: Category) -> DeckIdentity {
    DeckIdentity(kind: .category, name: category.rawValue, isBuiltIn: true)
  }

  /// Another deck that comes with the program.
  static func words(_ deck: WordDeck, _ language: Language) -> DeckIdentity {
    DeckIdentity(kind: .builtIn, name: deck.rawValue, language: language, isBuiltIn: true)
  }

  /// Tunes of a category that were fetched, now or earlier.
  static func category(_ category: Category) -> DeckIdentity {
    DeckIdentity(kind: .category, name: category.rawValue)
  }

  static func own(name: String) -> DeckIdentity { ofPlayer(name, .own) }
  static func file(name: String) -> DeckIdentity { ofPlayer(name, .file) }

  /// A file has an ending, the deck of favorites has none.
  private static func ofPlayer(_ name: String, _ kind: Kind) -> DeckIdentity {
    DeckIdentity(kind: name == favorites.name ? .favorites : kind, name: name)
  }

  static let favorites = DeckIdentity(kind: .favorites, name: "favorites")

  /// Its name in the text of a game: `rock`, `animals.ru`, `decks/spanish.tsv`.
  var text: String { (kind == .own ? Self.folder : "") + name + (language.map { ".\($0.rawValue)" } ?? "") }

  /// The deck's name on the screen.
  func name(_ words: Wording) -> String { [.own, .file].contains(kind) ? name : words.deckName(name) }

  var isFile: Bool { [.own, .favorites, .file].contains(kind) }
}

extension DeckIdentity {
  static let folder = "decks/"

  /// Reads the `text` of a deck in a file.
  init(file text: String) {
    let name = DeckFile.name(of: FilePath(text))
    self = text.hasPrefix(Self.folder) ? .own(name: name) : .file(name: name)
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
    Category(rawValue: name)?.title(self) ?? deck(name)
  }
}
