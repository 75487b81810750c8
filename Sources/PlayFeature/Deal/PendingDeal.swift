import MemoryCore
import MemoryGame

/// A valid deal that the player may have to confirm.
package struct PendingDeal: Equatable {
  let tunes: Tunes
  let pairs: Int
  let cards: CardContent
  let players: Players
  /// The day of a game of the day, which is dealt from the day's seed; otherwise nil.
  var day: Day?
  /// The tunes to practice, as in `Table`; otherwise nil.
  var selection: [UInt32]?
  /// The match of which it is a game, as it stands.
  var match: Match?
  /// The category that the player named, which also applies to later games; nil for none.
  package var category: Category?
}

extension GameState {
  /// Whether a deal would give up a game in play, or a match.
  package func wouldDiscard(by deal: PendingDeal) -> Bool {
    let endsMatch = table?.match?.isDecided == false && deal.match?.played ?? 0 == 0
    return isInPlay && table?.game.board.flips ?? 0 > 0 || endsMatch
  }

  /// Deals it, in place of the game on the table.
  package mutating func lay(_ deal: PendingDeal) -> Next {
    let seed = deal.day?.seed ?? next.seed
    let cards = deal.tunes.deck.deal(
      pairs: deal.pairs, seed: seed, cards: deal.cards, selection: deal.selection)
    deals += 1
    table = Table(
      number: deals, tunes: deal.tunes, seed: seed, deal: cards, players: deal.players, day: deal.day,
      selection: deal.selection, match: deal.match, aids: deal.day == nil ? next.aids : .none)
    // The game of a day does not change the next game's seed.
    if deal.day == nil { next.choose(cards.nextSeed) }
    if let category = deal.category { choose(category) }
    return .answer(DealNotice.dealt)
  }
}
