import Text
import Wording

/// A row of the list of what can be dealt: the categories, the other built-in decks, the player's own.
package struct DeckRow {
  let identity: DeckIdentity
  /// How many pairs it has, or why it cannot be used.
  let count: Result<Int, DeckTrouble>
  let themes: [String]

  package static func rows(_ own: DeckList) -> [DeckRow] {
    Category.allCases.map { DeckRow(identity: .builtIn($0), count: .success(Category.count), themes: []) }
      + WordDeck.allCases.map { DeckRow(identity: $0.identity, count: .success($0.count), themes: $0.themes) }
      + own.decks.map { deck in
        let favorites = DeckIdentity.favorites
        let isOwn = deck.name != favorites.name
        return DeckRow(identity: isOwn ? .own(name: deck.name) : favorites, count: deck.count, themes: [])
      }
  }

  package var reference: DeckReference { DeckReference(FilePath(identity.name)) }

  /// Why it cannot be used; nil if it can.
  var trouble: DeckTrouble? { if case .failure(let trouble) = count { trouble } else { nil } }

  /// What is said of it in the list; empty for a category.
  func description(_ words: Wording) -> String {
    switch count {
    case .success where identity.kind == .category: ""
    case .success(let pairs): words.listedDeck(pairs: pairs, isOwn: identity.isFile)
    case .failure(let trouble): words.unusableDeck(problem: trouble.message(words))
    }
  }

  func isChosen(_ choice: DeckChoice) -> Bool {
    switch choice {
    case .category(let category): identity == .builtIn(category)
    case .deck(let deck): deck.identity.name == identity.name && deck.identity.isFile == identity.isFile
    }
  }
}
