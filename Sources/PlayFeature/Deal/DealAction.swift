import MemoryCore
import MemoryGame
import Text

/// Actions that decide which game is dealt, and the deal.
package enum DealAction {
  /// `pairs` and `category` are nil if the player named none.
  case newGameRequested(pairs: Int?, category: Category? = nil)
  /// Deal the game on the table again, from the next seed.
  case againRequested
  /// Play a match of at most this many games.
  case matchRequested(games: Int)
  /// The reply to `Effect.loadTunes`.
  case tunesArrived(Result<Tunes, FetchProblem>)
  /// Deal the game of a day; nil is today, whose game may be finished or waiting.
  case dailyRequested(Day?)
  /// List the games of the days of this month.
  case daysRequested
  /// The reply to `Effect.readToday`; nil if nothing is kept.
  case todayRead(Today?)
  /// The reply to `Effect.tellDay`: today's date.
  case dayTold(today: Day, asked: Day?)
  /// Practice pairs of the chosen deck, by default as many as for `play`.
  case practiceRequested(pairs: Int?)
  /// The reply to `Effect.readLearned`.
  case learnedRead(Learned?, Deck, pairs: Int)
  case seedChosen(UInt64)
  case cardsChosen(CardContent)
  /// These are named as the players.
  case playersNamed([Word])
  case playersRequested
}

/// What follows from an action about deals.
package enum DealResult {
  case next(Next)
  /// A game can be dealt, with `GameState.lay`.
  case ready(PendingDeal)
  /// The game on the table goes on.
  case goesOn(DealNotice)

  fileprivate static func answer(_ notice: some Notice) -> Self { .next(.answer(notice)) }
}

extension GameState {
  /// `asks`: whether somebody is at a prompt.
  package mutating func reduce(_ action: DealAction, asks: Bool = false) -> DealResult {
    switch action {
    case .newGameRequested(let pairs, let category):
      requestTunes(pairs: pairs ?? settings.pairs, category: category)
    case .againRequested:
      dealAgain
    case .matchRequested(let games):
      requestMatch(of: games)
    case .tunesArrived(let tunes):
      receive(tunes)
    case .dailyRequested(nil) where asks:
      .next(.ask(.readToday(learningDeck, isForMenu: false)))
    case .daysRequested:
      .next(.ask(.readRecords(.days, learningDeck)))
    case .todayRead(nil):
      .next(.ask(.tellDay(asked: nil)))
    case .todayRead(let today?):
      play(today)
    case .dailyRequested(let day):
      .next(.ask(.tellDay(asked: day)))
    case .dayTold(let today, let asked):
      deal(of: asked ?? today, today: today)
    case .practiceRequested(let pairs):
      requestPractice(pairs: pairs)
    case .learnedRead(let learned, let deck, let pairs):
      .ready(practice(deck, pairs: pairs, learned))
    case .seedChosen(let seed):
      choose(seed)
    case .cardsChosen(let cards):
      choose(cards)
    case .playersNamed(let names):
      choosePlayers(names)
    case .playersRequested:
      .answer(DealNotice.players(table?.players ?? next.players, next: next.players))
    }
  }

  private mutating func choose(_ seed: UInt64) -> DealResult {
    next.choose(NextSeed(seed, aids: .typedSeed))
    return .answer(DealNotice.seedChosen(seed))
  }

  private mutating func choose(_ cards: CardContent) -> DealResult {
    if cards == .split, let refusal = splitRefusal { return .answer(refusal) }
    settings.cards = cards
    return .answer(DealNotice.cardsChosen(cards))
  }

  /// The answer if split cards are chosen and the player's own deck cannot be split.
  package var splitRefusal: DealNotice? {
    guard let deck = next.deck, let problem = deck.splitProblem else { return nil }
    return .splitRefused(deck, problem, for: .choice)
  }

  private mutating func choosePlayers(_ names: [Word]) -> DealResult {
    do throws(PlayersProblem) {
      next.players = try Players(typed: names, bots: bots)
      return .answer(DealNotice.playersChosen(next.players))
    } catch {
      return .answer(DealNotice.playersRefused(error))
    }
  }

  /// Deals at once if the tunes are available, otherwise requests them.
  private mutating func requestTunes(pairs: Int?, category: Category?, games: Int? = nil) -> DealResult {
    guard request == nil else { return .next(.nothing) }
    if let tunes = tunesAtHand(category: category) {
      return deal(tunes, pairs: pairs, choosing: category, games: games)
    }
    let wanted = category ?? settings.category
    request = Request(category: wanted, purpose: .deal(pairs: pairs, isNamed: category != nil, games: games))
    return .next(.ask(.loadTunes(wanted, policy, asksCatalog: asksCatalog)))
  }

  private mutating func requestMatch(of games: Int) -> DealResult {
    guard Match.lengths.contains(games) else { return .answer(DealNotice.matchLength(games)) }
    guard next.players.list.count > 1 else { return .answer(DealNotice.matchAlone) }
    return requestTunes(pairs: settings.pairs, category: nil, games: games)
  }

  /// Tunes that were not requested are ignored.
  private mutating func receive(_ tunes: Result<Tunes, FetchProblem>) -> DealResult {
    guard let request, case .deal(let pairs, let isNamed, let games) = request.purpose else {
      return .next(.nothing)
    }
    self.request = nil
    note(tunes)
    switch tunes {
    case .success(let tunes):
      return deal(tunes, pairs: pairs, choosing: isNamed ? request.category : nil, games: games)
    case .failure(let problem): return .answer(DealNotice.noTunes(problem))
    }
  }

  private func deal(
    _ tunes: Tunes, pairs asked: Int?, choosing category: Category? = nil, games: Int? = nil
  ) -> DealResult {
    let count = tunes.deck.count(for: settings.cards)
    if settings.cards == .split, let problem = tunes.deck.splitProblem(pairs: count) {
      return .answer(DealNotice.splitRefused(tunes.deck, problem, for: .deal))
    }
    let pairs = asked ?? min(NextGame.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      return .answer(refusal(of: pairs, count, of: tunes.deck, for: "play"))
    }
    guard pairs <= NextGame.mostPairsOfPrograms || !next.players.hasPrograms else {
      return .answer(DealNotice.tooManyPairsForPrograms)
    }
    return .ready(
      PendingDeal(
        tunes: tunes, pairs: pairs, cards: settings.cards, players: next.players,
        match: games.flatMap { Match(of: $0, halves: next.players.list.map { _ in 0 }) }, category: category))
  }

  /// The refusal if a deck can deal only `count` pairs.
  private func refusal(of pairs: Int, _ count: Int, of deck: Deck, for command: String) -> DealNotice {
    count == deck.count
      ? .pairsRefused(asked: pairs, tunes: count, command: command)
      : .splitPairsRefused(asked: pairs, tunes: count, command: command)
  }

  private var dealAgain: DealResult {
    guard let table else { return .answer(LineProblem.noGame) }
    if table.match != nil, !table.game.isOver { return .answer(DealNotice.matchGoesOn) }
    var tunes = table.tunes
    // The reason for using these tunes was reported when they were first dealt.
    tunes.trouble = nil
    return .ready(
      PendingDeal(
        tunes: tunes, pairs: table.game.board.pairs, cards: table.cards,
        players: table.match == nil ? table.players : table.players.fromTheNext, selection: table.selection,
        match: table.match?.next))
  }

  private func deal(of day: Day, today: Day) -> DealResult {
    day <= today ? .ready(PendingDeal(day)) : .answer(DealNotice.dayToCome(day, today: today))
  }

  /// Goes on with today's game, shows its result, or deals it unless it waits.
  private func play(_ today: Today) -> DealResult {
    if let table, table.day == today.day {
      if !table.game.isOver { return .goesOn(.dayGoesOn(today.day)) }
      if table.game.board.isFinished, today.result == nil || !table.aids.isRepeat {
        return .answer(DealNotice.dayFinished(Share(table), today))
      }
    }
    if let result = today.result {
      return .answer(DealNotice.dayFinished(Share(today.day, result), today))
    }
    var deal = PendingDeal(today.day)
    deal.mayWait = true
    return .ready(deal)
  }

  /// Asks what is known of the deck. Players without a deck of their own practice titles and artists of the
  /// built-in one.
  private func requestPractice(pairs asked: Int?) -> DealResult {
    let deck = learningDeck
    let count = deck.count(for: .split)
    if let problem = deck.splitProblem(pairs: count) {
      return .answer(DealNotice.splitRefused(deck, problem, for: .practice))
    }
    let pairs = asked ?? min(settings.pairs ?? NextGame.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      return .answer(refusal(of: pairs, count, of: deck, for: "practice"))
    }
    return .next(.ask(.readLearned(deck, pairs: pairs)))
  }

  /// The pairs to practice, for one person. Of the next game's settings, only the seed changes.
  private func practice(_ deck: Deck, pairs: Int, _ learned: Learned?) -> PendingDeal {
    PendingDeal(
      tunes: Tunes(deck: deck, origin: deck.identity.isFile ? .file : .builtIn), pairs: pairs, cards: .split,
      players: .alone, selection: Learned.selection(pairs, of: deck.places(for: .split) ?? [], learned))
  }
}
