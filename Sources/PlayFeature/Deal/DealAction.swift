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
  /// Deal the game of a day; nil is today.
  case dailyRequested(Day?)
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

/// The answers to these actions.
package enum DealNotice: Notice {
  case dealt
  /// More pairs than tunes.
  case pairsRefused(asked: Int, tunes: Int)
  /// The same, with tunes that split cards leave out. `command` is the one to type instead.
  case splitPairsRefused(asked: Int, tunes: Int, command: String = "play")
  /// A deck of titles with split cards, and the command to type instead.
  case titlesOnly(Deck, instead: String)
  case tooManyPairsForPrograms
  case noTunes(FetchProblem)
  /// A day in the future.
  case dayToCome(Day, today: Day)
  /// Nobody to play against.
  case matchAlone
  case matchLength(Int)
  /// `again` before the end of a game of a match.
  case matchGoesOn
  case seedChosen(UInt64)
  case cardsChosen(CardContent)
  case playersChosen(Players)
  case playersRefused(PlayersProblem)
  /// Of the game on the table, or of the next one if there is none.
  case players(Players, next: Players)

  package var code: AnswerCode? {
    switch self {
    case .dealt: .done(.dealt)
    case .pairsRefused, .splitPairsRefused, .titlesOnly: .refused(.pairsOutOfRange)
    case .tooManyPairsForPrograms: .refused(.tooManyPairs)
    case .noTunes(.networkOff): .refused(.networkOff)
    case .noTunes: .refused(.noTunes)
    case .dayToCome: .refused(.dayToCome)
    case .matchAlone: .refused(.playingAlone)
    case .matchLength: .refused(.matchLength)
    case .matchGoesOn: .refused(.notFinished)
    case .seedChosen: .done(.seedChosen)
    case .cardsChosen: .done(.cardsChosen)
    case .playersChosen: .done(.playersChosen)
    case .playersRefused: .refused(.playersRefused)
    case .players: .done(.players)
    }
  }

  package var shows: Shown { .screen }
  package func tellsTurn(_ context: AnswerContext) -> Bool { self == .dealt }

  package func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard case .players(let players, _) = self else { return }
    object.name("list")
    object.objects(players.list) { player, object in
      object.member("name", player.name)
      object.member("kind", player.kind.key.rawValue)
    }
  }
}

/// What follows from an action about deals.
package enum DealResult {
  case next(Next)
  /// A game can be dealt, with `GameState.lay`.
  case ready(PendingDeal)

  fileprivate static func answer(_ notice: some Notice) -> Self { .next(.answer(notice)) }
}

extension GameState {
  package mutating func reduce(_ action: DealAction) -> DealResult {
    switch action {
    case .newGameRequested(let pairs, let category):
      requestTunes(pairs: pairs ?? settings.pairs, category: category)
    case .againRequested:
      dealAgain
    case .matchRequested(let games):
      requestMatch(of: games)
    case .tunesArrived(let tunes):
      receive(tunes)
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
    next.choose(seed, aids: .typedSeed)
    return .answer(DealNotice.seedChosen(seed))
  }

  private mutating func choose(_ cards: CardContent) -> DealResult {
    settings.cards = cards
    return .answer(DealNotice.cardsChosen(cards))
  }

  private mutating func choosePlayers(_ names: [Word]) -> DealResult {
    do throws(PlayersProblem) {
      next.players =
        try rules == .first ? Players(names, bots: bots) : Players(typed: names, bots: bots)
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
    guard next.players.list.count > 1 else { return .answer(DealNotice.matchAlone) }
    guard Match.lengths.contains(games) else { return .answer(DealNotice.matchLength(games)) }
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
    if settings.cards == .split, tunes.deck.hasOnlyTitles {
      return .answer(DealNotice.titlesOnly(tunes.deck, instead: "cards"))
    }
    let count = tunes.deck.count(for: settings.cards)
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
    return .ready(
      PendingDeal(
        tunes: tunes, pairs: pairs, cards: settings.cards, players: next.players,
        match: games.flatMap { Match(of: $0, halves: next.players.list.map { _ in 0 }) }, category: category))
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

  /// Deals the game of a day, with equal cards. The settings of the next game, including its seed, do not
  /// change.
  private func deal(of day: Day, today: Day) -> DealResult {
    guard day <= today else { return .answer(DealNotice.dayToCome(day, today: today)) }
    let tunes = Tunes(deck: day.category.deck, origin: .builtIn)
    return .ready(PendingDeal(tunes: tunes, pairs: Day.pairs, cards: .same, players: .alone, day: day))
  }

  /// Asks what is known of the deck. Players without a deck of their own practice titles and artists of the
  /// built-in one.
  private func requestPractice(pairs asked: Int?) -> DealResult {
    let deck = learningDeck
    if deck.hasOnlyTitles { return .answer(DealNotice.titlesOnly(deck, instead: "decks")) }
    let count = deck.count(for: .split)
    let pairs = asked ?? min(settings.pairs ?? NextGame.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      return .answer(DealNotice.splitPairsRefused(asked: pairs, tunes: count, command: "practice"))
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
