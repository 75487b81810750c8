import Text
import Wording

/// A deck as a player names it.
enum DeckReference: Equatable, Sendable {
  case builtIn(BuiltInDeck)
  case favorites
  /// The name of another deck or of a theme, or a path.
  case named(FilePath)

  /// Without blanks around. A category wins over a built-in deck, and both over anything else.
  init(_ name: FilePath) {
    let word = Word(name.text)
    self =
      BuiltInDeck(word).map(Self.builtIn)
      ?? (word.name(in: \.decks) == DeckIdentity.favorites.name ? .favorites : .named(name))
  }

  /// The word that messages quote if there is no such deck; nil if it is known, or the name of a file.
  var unknown: Word? {
    guard case .named(let path) = self, !path.bytes.contains(where: "/.".utf8.contains) else { return nil }
    let name = path.text
    return WordTheme(named: name) != nil || BuiltInDeck.inFull(name, .english) != nil ? nil : Word(name)
  }

  /// The built-in deck with its text in a language, or a theme that is named in full; nil for another one.
  func builtIn(_ language: Language) -> Deck? {
    switch self {
    case .builtIn(let deck): deck.deck(in: language)
    case .favorites: nil
    case .named(let path): BuiltInDeck.inFull(path.text, language)
    }
  }

  /// Whether it is a name that only this program gives.
  var isKnown: Bool { if case .named = self { false } else { true } }

  /// Those names, in English.
  static let names = BuiltInDeck.allCases.map(\.rawValue) + [DeckIdentity.favorites.name]
}

extension BuiltInDeck {
  /// The theme that is named after its deck: `english-russian food`.
  static func inFull(_ name: String, _ language: Language) -> Deck? {
    let words = name.unicodeScalars.split(separator: " ", maxSplits: 1).map { String($0) }
    guard words.count == 2, let deck = BuiltInDeck(Word(words[0])) else { return nil }
    return deck.deck(in: language).theme(named: words[1])
  }
}

/// What a player wants a deck for.
enum DeckUse: Equatable, Sendable {
  /// To choose it for the next game.
  case choice
  /// To deal this many pairs; nil for the usual number.
  case deal(pairs: Int?)
  case practice(pairs: Int?)
  /// To list its pairs.
  case list
}
