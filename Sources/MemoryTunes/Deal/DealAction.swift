import Text
import MemoryGame

/// What decides which game is dealt, and the deal itself.
package enum DealAction {
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
  /// These are named as the players.
  case playersNamed([Word])
  case playersRequested
}

/// What these actions come to.
enum DealNotice: Notice {
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
  case playersRefused(PlayersProblem)
  case players(Players)

  var code: AnswerCode? {
    switch self {
    case .dealt: .dealt
    case .pairsRefused, .splitPairsRefused: .pairsOutOfRange
    case .tooManyPairsForPrograms: .tooManyPairs
    case .noTunes: .noTunes
    case .dayToCome: .dayToCome
    case .seedChosen: .seedChosen
    case .cardsChosen: .cardsChosen
    case .playersChosen: .playersChosen
    case .playersRefused: .playersRefused
    case .players: .players
    }
  }

  var showsScreen: Bool { true }
  func tellsTurn(_ context: AnswerContext) -> Bool { self == .dealt }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard case .players(let players) = self else { return }
    object.name("list")
    object.objects(players.list) { player, object in
      object.member("name", player.name)
      object.member("kind", player.strategy == nil ? "person" : "program")
    }
  }
}

extension GameState {
  package mutating func reduce(_ action: DealAction) -> Next {
    switch action {
    case .newGameRequested(let pairs):
      requestTunes(pairs: pairs ?? next.pairs)
    case .tunesArrived(let tunes):
      receive(tunes)
    case .dailyRequested(let day):
      .ask(.tellDay(asked: day))
    case .dayCame(let today, let asked):
      deal(of: asked ?? today, today: today)
    case .seedChosen(let seed):
      choose(seed)
    case .cardsChosen(let cards):
      choose(cards)
    case .playersNamed(let names):
      choosePlayers(names)
    case .playersRequested:
      .answer(DealNotice.players(table?.players ?? next.players))
    }
  }

  private mutating func choose(_ seed: UInt64) -> Next {
    next.seed = seed
    return .answer(DealNotice.seedChosen(seed))
  }

  private mutating func choose(_ cards: CardContent) -> Next {
    next.cards = cards
    return .answer(DealNotice.cardsChosen(cards))
  }

  private mutating func choosePlayers(_ names: [Word]) -> Next {
    do throws(PlayersProblem) {
      next.players = try Players(names)
      return .answer(DealNotice.playersChosen(next.players))
    } catch {
      return .answer(DealNotice.playersRefused(error))
    }
  }

  /// Deals at once if the tunes are at hand, else asks for them.
  private mutating func requestTunes(pairs: Int?) -> Next {
    guard request == nil else { return .nothing }
    if let deck = next.deck { return deal(Tunes(deck: deck, origin: .file), pairs: pairs) }
    request = Request(category: next.category, purpose: .deal(pairs: pairs))
    return .ask(.loadTunes(next.category, next.policy))
  }

  /// Tunes that nobody waits for are ignored.
  private mutating func receive(_ tunes: Result<Tunes, FetchProblem>) -> Next {
    guard case .deal(let pairs) = request?.purpose else { return .nothing }
    request = nil
    switch tunes {
    case .success(let tunes): return deal(tunes, pairs: pairs)
    case .failure(let problem): return .answer(DealNotice.noTunes(problem))
    }
  }

  private mutating func deal(_ tunes: Tunes, pairs asked: Int?) -> Next {
    let count = tunes.deck.count(for: next.cards)
    let pairs = asked ?? min(NextGame.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      let isWhole = count == tunes.deck.count
      return .answer(
        isWhole
          ? DealNotice.pairsRefused(asked: pairs, tunes: count)
          : .splitPairsRefused(asked: pairs, tunes: count))
    }
    guard pairs <= NextGame.mostPairsOfPrograms || !next.players.hasPrograms else {
      return .answer(DealNotice.tooManyPairsForPrograms)
    }
    let deal = tunes.deck.deal(pairs: pairs, seed: next.seed, cards: next.cards)
    let reaction = lay(deal, of: tunes, seed: next.seed, players: next.players)
    next.seed = deal.nextSeed
    return reaction
  }

  /// Deals the game of a day, whose cards are alike. What the next game is dealt from stays as it is, its seed
  /// included.
  private mutating func deal(of day: Day, today: Day) -> Next {
    guard day <= today else { return .answer(DealNotice.dayToCome(day, today: today)) }
    let tunes = Tunes(deck: day.category.deck, origin: .builtIn)
    let deal = tunes.deck.deal(pairs: Day.pairs, seed: day.seed, cards: .same)
    return lay(deal, of: tunes, seed: day.seed, players: .alone, day: day)
  }

  private mutating func lay(
    _ deal: Deal, of tunes: Tunes, seed: UInt64, players: Players, day: Day? = nil
  ) -> Next {
    deals += 1
    table = Table(number: deals, tunes: tunes, seed: seed, deal: deal, players: players, day: day)
    return .answer(DealNotice.dealt)
  }
}
