import MemoryGame

/// What decides which game is dealt, and the deal itself.
package enum GameAction {
  /// `pairs` is nil if the player named no number.
  case newGameRequested(pairs: Int?)
  /// The reply to `Effect.loadTunes`.
  case tunesArrived(Result<Tunes, FetchProblem>)
  /// The game of a day is wanted: of today unless said.
  case dailyRequested(Day?)
  /// The reply to `Effect.tellDay`: which day it is.
  case dayCame(today: Day, asked: Day?)
  case seedChosen(UInt64)
  case cardsChosen(CardContent)
  case playersChosen(Players)
  /// Names that cannot play.
  case playersMisnamed(PlayersProblem)
  case playersRequested
}

/// What these actions come to.
enum GameNotice: Equatable {
  case dealt
  /// There are only so many tunes that can be dealt.
  case pairsRefused(asked: Int, tunes: Int)
  /// The same, where split cards leave out some of the deck.
  case splitPairsRefused(asked: Int, tunes: Int)
  case tooManyPairsForPrograms
  case noTunes(FetchProblem)
  /// A day that is still to come.
  case dayToCome(Day, today: Day)
  case seedChosen(UInt64)
  case cardsChosen(CardContent)
  case playersChosen(Players)
  case playersMisnamed(PlayersProblem)
  case players(Players)

  var isRefusal: Bool {
    switch self {
    case .pairsRefused, .splitPairsRefused, .tooManyPairsForPrograms, .noTunes, .dayToCome, .playersMisnamed:
      true
    case .dealt, .seedChosen, .cardsChosen, .playersChosen, .players: false
    }
  }

  var code: AnswerCode {
    switch self {
    case .dealt: .dealt
    case .pairsRefused, .splitPairsRefused: .pairsOutOfRange
    case .tooManyPairsForPrograms: .tooManyPairs
    case .noTunes: .noTunes
    case .dayToCome: .dayToCome
    case .seedChosen: .seedChosen
    case .cardsChosen: .cardsChosen
    case .playersChosen: .playersChosen
    case .playersMisnamed: .playersRefused
    case .players: .players
    }
  }
}

/// What a game action comes to.
package struct GameReaction {
  var notice: GameNotice?
  var effects: [Effect] = []
  /// What a deal put away: nil if nothing was dealt.
  var deal: Dealt?

  struct Dealt {
    let replaced: Table?
  }
}

extension GameState {
  package mutating func reduce(_ action: GameAction) -> GameReaction {
    switch action {
    case .newGameRequested(let pairs):
      requestTunes(pairs: pairs ?? next.pairs)
    case .tunesArrived(let tunes):
      receive(tunes)
    case .dailyRequested(let day):
      GameReaction(effects: [.tellDay(asked: day)])
    case .dayCame(let today, let asked):
      deal(of: asked ?? today, today: today)
    case .seedChosen(let seed):
      choose(seed)
    case .cardsChosen(let cards):
      choose(cards)
    case .playersChosen(let players):
      choose(players)
    case .playersMisnamed(let problem):
      GameReaction(notice: .playersMisnamed(problem))
    case .playersRequested:
      GameReaction(notice: .players(table?.players ?? next.players))
    }
  }

  private mutating func choose(_ seed: UInt64) -> GameReaction {
    next.seed = seed
    return GameReaction(notice: .seedChosen(seed))
  }

  private mutating func choose(_ cards: CardContent) -> GameReaction {
    next.cards = cards
    return GameReaction(notice: .cardsChosen(cards))
  }

  private mutating func choose(_ players: Players) -> GameReaction {
    next.players = players
    return GameReaction(notice: .playersChosen(players))
  }

  /// Deals at once if the tunes are at hand, else asks for them.
  private mutating func requestTunes(pairs: Int?) -> GameReaction {
    guard request == nil else { return GameReaction() }
    if let deck = next.deck { return deal(Tunes(deck: deck, origin: .file), pairs: pairs) }
    request = Request(category: next.category, purpose: .deal(pairs: pairs))
    return GameReaction(effects: [.loadTunes(next.category, next.policy)])
  }

  /// Tunes that nobody waits for are ignored.
  private mutating func receive(_ tunes: Result<Tunes, FetchProblem>) -> GameReaction {
    guard case .deal(let pairs) = request?.purpose else { return GameReaction() }
    request = nil
    switch tunes {
    case .success(let tunes): return deal(tunes, pairs: pairs)
    case .failure(let problem): return GameReaction(notice: .noTunes(problem))
    }
  }

  private mutating func deal(_ tunes: Tunes, pairs asked: Int?) -> GameReaction {
    let count = tunes.deck.count(for: next.cards)
    let pairs = asked ?? min(NextGame.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      let isWhole = count == tunes.deck.count
      return GameReaction(
        notice: isWhole
          ? .pairsRefused(asked: pairs, tunes: count) : .splitPairsRefused(asked: pairs, tunes: count))
    }
    guard pairs <= NextGame.mostPairsOfPrograms || !next.players.hasPrograms else {
      return GameReaction(notice: .tooManyPairsForPrograms)
    }
    let deal = tunes.deck.deal(pairs: pairs, seed: next.seed, cards: next.cards)
    let reaction = lay(deal, of: tunes, seed: next.seed, players: next.players)
    next.seed = deal.nextSeed
    return reaction
  }

  /// Deals the game of a day, whose cards are alike. What the next game is dealt from stays as it is, its seed
  /// included.
  private mutating func deal(of day: Day, today: Day) -> GameReaction {
    guard day <= today else { return GameReaction(notice: .dayToCome(day, today: today)) }
    let tunes = Tunes(deck: day.category.deck, origin: .builtIn)
    let deal = tunes.deck.deal(pairs: Day.pairs, seed: day.seed, cards: .same)
    return lay(deal, of: tunes, seed: day.seed, players: .alone, day: day)
  }

  private mutating func lay(
    _ deal: Deal, of tunes: Tunes, seed: UInt64, players: Players, day: Day? = nil
  ) -> GameReaction {
    let replaced = table
    deals += 1
    table = Table(number: deals, tunes: tunes, seed: seed, deal: deal, players: players, day: day)
    return GameReaction(notice: .dealt, deal: GameReaction.Dealt(replaced: replaced))
  }
}
