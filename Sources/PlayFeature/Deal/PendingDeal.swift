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
  /// The category that the player named, which also applies to later games; nil for none.
  package var category: Category?
}

extension GameState {
  /// Whether a deal would give up a game in play.
  var wouldDiscardGame: Bool { isInPlay && table?.game.board.flips ?? 0 > 0 }

  /// Deals it, unless that would give up a game and `discards` is false.
  mutating func lay(_ deal: PendingDeal, discards: Bool) -> Next {
    if !discards, wouldDiscardGame { return .answer(DealNotice.wouldDiscard(deal)) }
    let seed = deal.day?.seed ?? next.seed
    let cards = deal.tunes.deck.deal(
      pairs: deal.pairs, seed: seed, cards: deal.cards, selection: deal.selection)
    deals += 1
    table = Table(
      number: deals, tunes: deal.tunes, seed: seed, deal: cards, players: deal.players, day: deal.day,
      selection: deal.selection, aids: deal.day == nil ? next.aids : .none)
    // The game of a day does not change the next game's seed.
    if deal.day == nil { next.choose(cards.nextSeed) }
    if let category = deal.category { choose(category) }
    return .answer(DealNotice.dealt)
  }
}
