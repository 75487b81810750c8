import MemoryGame
import Wording

extension DealAction {
  func reduce(_ game: inout GameState, in language: Language) -> Reduction {
    switch self {
    case .play(let pairs, let deck): game.requestGame(pairs: pairs, of: deck)
    case .again: game.requestAnother()
    case .against(let name): game.requestOpponent(name)
    case .match(let games, let names): game.requestMatch(of: games, names)
    case .challenge(let challenge): challenge.next(in: language)
    case .day(let today, let asked): GameState.deal(on: today, asked: asked)
    case .today(let today): game.play(today)
    case .practice(let deck, let pairs, let learned, let due):
      game.practice(deck, pairs: pairs, learned, due: due)
    case .choose(let deck): game.chooseNext(deck)
    case .seed(let seed): game.choose(seed: seed)
    case .players(let names): game.choosePlayers(names)
    case .showPlayers: .say(.toldPlayers(game.table?.players ?? game.next.players, next: game.next.players))
    }
  }
}

extension GameState {
  /// Whether a deal would give up a game in play, or a match. A game of the day has begun even if all its flips
  /// were undone: dealt again, it is a repeat.
  func wouldDiscard(by deal: PendingDeal) -> Bool {
    let begun = table.map { $0.day == nil ? $0.game.board.flips : $0.made } ?? 0
    return isInPlay && begun > 0 || endsMatch(by: deal)
  }

  private func endsMatch(by deal: PendingDeal) -> Bool {
    table?.match?.isDecided == false && deal.match?.played ?? 0 == 0
  }

  /// Deals it, in place of the game on the table, which waits in its position if `leavesPosition`.
  mutating func lay(_ deal: PendingDeal, leavesPosition: Bool = false) -> Reduction {
    let seed = deal.seed ?? next.seed
    let cards = deal.tunes.deck.deal(
      pairs: deal.pairs, seed: seed, cards: deal.cards, selection: deal.selection)
    let endsMatch = endsMatch(by: deal) && !leavesPosition
    let deck = deal.tunes.deck
    let isNew = table?.tunes.deck.identity != deck.identity
    deals += 1
    table = Table(
      number: deals, tunes: deal.tunes, seed: seed, deal: cards, players: deal.players, day: deal.day,
      selection: deal.selection, match: deal.match, beat: deal.beat)
    // A game with a seed of its own does not change that of the next one.
    if deal.seed == nil { next.useSeed(of: cards) }
    if let choice = deal.choice { choose(deck: choice) }
    if deal.choosesPlayers { choose(deal.players) }
    next.chosenParts = []
    return .say(
      .dealt(
        DealSummary(
          isUnsplit: deal.isUnsplit, endsMatch: endsMatch, isChallenge: deal.isChallenge,
          choosesCategory: deal.choice?.identity.category != nil,
          isOfNewDeck: isNew,
          tellsKind: isNew && deck.isOneFile && deck.chosenCards == nil && settings.cards == nil
            && !deck.hasOnlyTitles, practice: deal.practice)))
  }
}
