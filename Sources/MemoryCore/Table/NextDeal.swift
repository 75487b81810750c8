/// What the next deal would be, as far as that is known before its tunes are fetched.
package struct NextDeal {
  package let deck: Deck
  package let cards: CardContent
  package let pairs: Int
  package let players: Players
  /// A seed that was set and is not used yet; nil for one that follows from the deal before.
  package let seed: UInt64?

  package init(_ game: borrowing GameState) {
    deck = game.learningDeck
    cards = game.cards(of: deck)
    pairs = min(game.settings.pairs ?? game.next.usualPairs, deck.count(for: cards))
    players = game.next.players
    seed = game.next.aids.seed ? game.next.seed : nil
  }
}
