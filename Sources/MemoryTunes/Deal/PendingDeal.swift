import MemoryGame

/// A deal that can be dealt, of which the player may have to be asked first.
package struct PendingDeal: Equatable {
  let tunes: Tunes
  let pairs: Int
  let cards: CardContent
  let players: Players
  /// The day whose game it is, dealt from the seed of the day; nil for any other game.
  var day: Day?
  /// The tunes to practice, as `Table` has them; nil for any other game.
  var selection: [UInt32]?
  /// The category that the player named with it, which is then chosen for the next games; nil for none.
  var category: Category?
}

extension GameState {
  /// Whether a deal would put away a game that was begun and is not over.
  var wouldDiscardGame: Bool { isInPlay && table?.game.board.flips ?? 0 > 0 }

  /// Deals it, unless a game would be put away and `discards` is false.
  mutating func lay(_ deal: PendingDeal, discards: Bool) -> Next {
    if !discards, wouldDiscardGame { return .answer(DealNotice.wouldDiscard(deal)) }
    let seed = deal.day?.seed ?? next.seed
    let cards = deal.tunes.deck.deal(
      pairs: deal.pairs, seed: seed, cards: deal.cards, selection: deal.selection)
    deals += 1
    table = Table(
      number: deals, tunes: deal.tunes, seed: seed, deal: cards, players: deal.players, day: deal.day,
      selection: deal.selection, aids: deal.day == nil ? nextAids : .none)
    // The game of a day leaves the seed of the next game as it is.
    if deal.day == nil { next.choose(cards.nextSeed) }
    if let category = deal.category { next.choose(category) }
    return .answer(DealNotice.dealt)
  }
}
