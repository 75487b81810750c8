import MemoryGame

/// A valid deal that the player may have to confirm.
package struct PendingDeal: Equatable {
  let tunes: Tunes
  let pairs: Int
  let cards: CardContent
  let players: Players
  /// The seed of a game of a day and of a challenge; nil for that of the next game.
  private(set) var seed: UInt64?
  /// The day of a game of the day; otherwise nil.
  package private(set) var day: Day?
  /// Whether that game may wait among the saved games, and then goes on.
  package var mayWait = false
  /// The tunes to practice, as in `Table`; otherwise nil.
  var selection: [UInt32]?
  /// The match of which it is a game, as it stands.
  var match: Match?
  /// What the player named to deal from, which also applies to later games; nil for nothing.
  package var choice: DeckChoice?
  /// Whether the players also play later games.
  var choosesPlayers = false
  /// Why the cards are alike although split ones were chosen; nil if they are not.
  var unsplit: SplitProblem?
}

extension PendingDeal {
  /// The game of a day, with equal cards.
  package init(_ day: Day) {
    self.init(
      tunes: Tunes(deck: day.category.deck, origin: .builtIn), pairs: Day.pairs, cards: .same, players: .alone)
    (self.day, seed) = (day, day.seed)
  }

  /// A game that anybody can deal by its code.
  init(_ challenge: Challenge, _ deck: Deck, _ cards: CardContent) {
    self.init(tunes: Tunes(deck: deck), pairs: challenge.pairs, cards: cards, players: .alone)
    seed = challenge.seed
  }
}

extension GameState {
  /// Whether a deal would give up a game in play, or a match.
  package func wouldDiscard(by deal: PendingDeal) -> Bool {
    let endsMatch = table?.match?.isDecided == false && deal.match?.played ?? 0 == 0
    return isInPlay && table?.game.board.flips ?? 0 > 0 || endsMatch
  }

  /// Deals it, in place of the game on the table, which waits in its position if `leavesPosition`.
  package mutating func lay(_ deal: PendingDeal, leavesPosition: Bool = false) -> Next {
    let seed = deal.seed ?? next.seed
    let cards = deal.tunes.deck.deal(
      pairs: deal.pairs, seed: seed, cards: deal.cards, selection: deal.selection)
    deals += 1
    if leavesPosition { position = deals }
    table = Table(
      number: deals, tunes: deal.tunes, seed: seed, deal: cards, players: deal.players, day: deal.day,
      selection: deal.selection, match: deal.match)
    // A game with a seed of its own does not change that of the next one.
    if deal.seed == nil { next.choose(NextSeed(cards.nextSeed)) }
    if let choice = deal.choice { choose(choice) }
    if deal.choosesPlayers { choose(deal.players) }
    return .answer(Dealt(unsplit: deal.unsplit))
  }
}
