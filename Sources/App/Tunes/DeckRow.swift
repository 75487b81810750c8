import Text
import Wording

/// A row of the list of what can be dealt: the categories, the other built-in decks, the player's own.
package enum DeckRow: Equatable {
  case category(Category)
  case words(WordDeck)
  case own(ListedDeck)

  package static func rows(_ own: DeckList) -> [DeckRow] {
    Category.allCases.map(DeckRow.category) + WordDeck.allCases.map(DeckRow.words)
      + own.decks.map(DeckRow.own)
  }

  package var reference: DeckReference {
    switch self {
    case .category(let category): .category(category)
    case .words(let deck): .words(deck)
    case .own(let deck): DeckReference(FilePath(deck.name))
    }
  }

  /// The name in untranslated text.
  var name: String {
    switch self {
    case .category(let category): category.rawValue
    case .words(let deck): deck.rawValue
    case .own(let deck): deck.name
    }
  }

  /// In JSON.
  package static let kinds = ["category", "built-in", "own", "favorites"]

  var kind: String {
    switch self {
    case .category: Self.kinds[0]
    case .words: Self.kinds[1]
    case .own(let deck): Self.kinds[DeckIdentity.file(name: deck.name) == .favorites ? 3 : 2]
    }
  }

  /// How many pairs it has; nil for an unusable deck.
  var count: Int? {
    switch self {
    case .category: Category.count
    case .words(let deck): deck.count
    case .own(let deck): deck.count
    }
  }

  var themes: [String] { if case .words(let deck) = self { deck.themes } else { [] } }

  var listed: ListedDeck? { if case .own(let deck) = self { deck } else { nil } }

  func title(_ words: Wording) -> String {
    switch self {
    case .category(let category): category.title(words)
    case .words(let deck): deck.title(words)
    case .own(let deck): DeckIdentity.file(name: deck.name).name(words)
    }
  }

  /// What is said of it in the list; empty for a category.
  func description(_ words: Wording) -> String {
    switch self {
    case .category: ""
    case .words(let deck): words.listedDeck(pairs: deck.count, isOwn: false)
    case .own(let deck):
      switch deck.contents {
      case .tunes(let count): words.listedDeck(pairs: count, isOwn: true)
      case .trouble(let trouble): words.unusableDeck(problem: trouble.message(words))
      }
    }
  }

  func isChosen(_ choice: DeckChoice) -> Bool {
    switch (self, choice) {
    case (.category(let category), .category(let chosen)): category == chosen
    case (.words(let deck), .deck(let chosen)):
      chosen.identity.key == deck.rawValue && chosen.identity.isBuiltIn
    case (.own(let deck), .deck(let chosen)): chosen.identity.isFile && chosen.identity.name == deck.name
    default: false
    }
  }
}
