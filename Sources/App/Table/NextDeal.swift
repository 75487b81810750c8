/// What the next deal would be, as far as that is known before its tunes are fetched.
package struct NextDeal {
  package let deck: DeckIdentity
  package let cards: CardContent
  package let pairs: Int
  package let players: Players
  /// A seed that was set and is not used yet; nil for one that follows from the deal before.
  package let seed: UInt64?

  package init(_ game: borrowing GameState) {
    let count: Int
    if game.next.deck == nil, game.settings.cards != .split {
      // The deck of a category need not be read.
      (deck, cards, count) = (.builtIn(game.settings.category), .same, Category.count)
    } else {
      let read = game.learningDeck
      (deck, cards) = (read.identity, game.cards(of: read))
      count = read.count(for: cards)
    }
    pairs = min(game.settings.pairs ?? game.next.players.usualPairs, count)
    players = game.next.players
    seed = game.next.isSeedChosen ? game.next.seed : nil
  }
}
