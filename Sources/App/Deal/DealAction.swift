import MemoryGame
import Text
import Wording

/// Actions that decide which game is dealt, and the deal.
package enum DealAction {
  /// `pairs` and `deck` are nil if the player named none.
  case newGameRequested(pairs: Int?, deck: DeckReference? = nil)
  /// The reply to `Effect.readDeck`.
  case deckRead(Result<Deck, DeckFileProblem>, DeckRequest)
  /// Deal the game on the table again, from the next seed.
  case againRequested
  /// Play a match of at most this many games.
  case matchRequested(games: Int)
  /// The reply to `Effect.loadTunes`.
  case tunesArrived(Result<Tunes, FetchProblem>)
  /// Deal the game of a day; nil is today, whose game may be finished or waiting.
  case dailyRequested(AskedDay?)
  case challengeRequested(Challenge)
  /// List the games of the days of this month.
  case daysRequested
  /// The reply to `Effect.readToday`; nil if nothing is kept.
  case todayRead(Today?)
  /// The reply to `Effect.tellDay`: today's date.
  case dayTold(today: Day, asked: AskedDay?)
  /// Practice pairs of a deck, by default of the chosen one and as many as for `play`.
  case practiceRequested(pairs: Int?, deck: DeckReference? = nil)
  /// Practice the deck of words that was chosen last.
  case wordsRequested
  /// The reply to `Effect.readLearned`.
  case learnedRead(Learned?, Deck, pairs: Int)
  /// Play against the computer: at this level, or as last.
  case opponentRequested(Word?)
  case seedChosen(UInt64)
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

  fileprivate static func answer(_ answer: some Answer) -> Self { .next(.answer(answer)) }
}

extension GameState {
  /// `asks`: whether somebody is at a prompt.
  package mutating func reduce(
    _ action: DealAction, asks: Bool = false, in language: Language = .english
  ) -> DealResult {
    switch action {
    case .newGameRequested(let pairs, nil):
      requestTunes(choice, pairs: pairs)
    case .newGameRequested(let pairs, let deck?):
      answer(search(deck, for: .deal(pairs: pairs), in: language), for: .deal(pairs: pairs))
    case .deckRead(let deck, let request):
      answer(search(deck, request, in: language), for: request.use)
    case .againRequested:
      dealAgain
    case .matchRequested(let games):
      requestMatch(of: games)
    case .tunesArrived(let tunes):
      receive(tunes)
    case .dailyRequested(nil) where asks:
      .next(.ask(.readToday(learningDeck, isForMenu: false)))
    case .challengeRequested(let challenge):
      deal(challenge, in: language)
    case .daysRequested:
      .next(.ask(.readRecords(.days, learningDeck)))
    case .todayRead(nil):
      .next(.ask(.tellDay(asked: nil)))
    case .todayRead(let today?):
      play(today)
    case .dailyRequested(let day):
      .next(.ask(.tellDay(asked: day)))
    case .dayTold(let today, let asked):
      deal(of: asked?.day(on: today) ?? today, today: today)
    case .practiceRequested(let pairs, nil):
      requestPractice(of: learningDeck, pairs: pairs)
    case .practiceRequested(let pairs, let deck?):
      answer(search(deck, for: .practice(pairs: pairs), in: language), for: .practice(pairs: pairs))
    case .wordsRequested:
      requestPractice(of: wordsDeck ?? learningDeck, pairs: nil)
    case .learnedRead(let learned, let deck, let pairs):
      .ready(practice(deck, pairs: pairs, learned))
    case .opponentRequested(let name):
      requestOpponent(name)
    case .seedChosen(let seed):
      choose(seed)
    case .playersNamed(let names):
      choosePlayers(names)
    case .playersRequested:
      .answer(DealNotice.players(table?.players ?? next.players, next: next.players))
    }
  }

  private mutating func choose(_ seed: UInt64) -> DealResult {
    next.choose(NextSeed(seed, isChosen: true))
    return .answer(DealNotice.seedChosen(seed))
  }

  /// Deals or practices a deck that a player named.
  private mutating func answer(_ search: DeckSearch, for use: DeckRequest.Use) -> DealResult {
    switch (search, use) {
    case (.ask(let effect), _): .next(.ask(effect))
    case (.refused(let refusal), _): .answer(refusal)
    case (.found(.category(let category)), .practice(let pairs)):
      requestPractice(of: category.deck, pairs: pairs)
    case (.found(.deck(let deck)), .practice(let pairs)): requestPractice(of: deck, pairs: pairs)
    case (.found(let choice), .deal(let pairs)): requestTunes(choice, pairs: pairs, isNamed: true)
    case (.found, .choice): .next(.nothing)
    }
  }

  private mutating func requestOpponent(_ name: Word?) -> DealResult {
    do throws(PlayersProblem) {
      let players = try name.map { name throws(PlayersProblem) in
        try Players(typed: [Word("you"), name], bots: bots)
      }
      return requestTunes(choice, pairs: nil, players: players ?? opponents)
    } catch {
      return .answer(DealNotice.playersRefused(error))
    }
  }

  private mutating func choosePlayers(_ names: [Word]) -> DealResult {
    do throws(PlayersProblem) {
      choose(try Players(typed: names, bots: bots))
      return .answer(DealNotice.playersChosen(next.players))
    } catch {
      return .answer(DealNotice.playersRefused(error))
    }
  }

  /// Deals at once if the tunes are available, otherwise requests them. `isNamed`: whether the player has named
  /// the deck, which then applies to later games.
  private mutating func requestTunes(
    _ choice: DeckChoice, pairs: Int?, isNamed: Bool = false, games: Int? = nil, players: Players? = nil
  ) -> DealResult {
    guard request == nil else { return .next(.nothing) }
    if let tunes = tunesAtHand(choice) {
      return deal(tunes, pairs: pairs, choosing: isNamed ? choice : nil, games: games, players: players)
    }
    guard case .category(let category) = choice else { return .next(.nothing) }
    request = Request(
      category: category, purpose: .deal(pairs: pairs, isNamed: isNamed, games: games, players: players))
    return .next(.ask(.loadTunes(category, policy, asksCatalog: asksCatalog)))
  }

  private mutating func requestMatch(of games: Int) -> DealResult {
    guard Match.lengths.contains(games) else { return .answer(DealNotice.matchLength(games)) }
    guard next.players.list.count > 1 else { return .answer(DealNotice.matchAlone) }
    return requestTunes(choice, pairs: nil, games: games)
  }

  /// Tunes that were not requested are ignored.
  private mutating func receive(_ tunes: Result<Tunes, FetchProblem>) -> DealResult {
    guard let request, case .deal(let pairs, let isNamed, let games, let players) = request.purpose else {
      return .next(.nothing)
    }
    self.request = nil
    note(tunes)
    switch tunes {
    case .success(let tunes):
      return deal(
        tunes, pairs: pairs, choosing: isNamed ? .category(request.category) : nil, games: games,
        players: players)
    case .failure(let problem): return .answer(DealNotice.noTunes(problem))
    }
  }

  private func deal(
    _ tunes: Tunes, pairs asked: Int?, choosing choice: DeckChoice? = nil, games: Int? = nil,
    players named: Players? = nil
  ) -> DealResult {
    let players = named ?? next.players
    let cards = cards(of: tunes.deck)
    let count = tunes.deck.count(for: cards)
    let pairs = asked ?? min(settings.pairs ?? players.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      return .answer(refusal(of: pairs, count, of: tunes.deck, for: "play"))
    }
    guard pairs <= NextGame.mostPairsOfPrograms || !players.hasPrograms else {
      return .answer(DealNotice.tooManyPairsForPrograms)
    }
    return .ready(
      PendingDeal(
        tunes: tunes, pairs: pairs, cards: cards, players: players,
        match: games.flatMap { Match(of: $0, halves: players.list.map { _ in 0 }) }, choice: choice,
        choosesPlayers: named != nil, unsplit: settings.cards == .split ? tunes.deck.splitProblem : nil))
  }

  /// The refusal if a deck can deal only `count` pairs.
  private func refusal(of pairs: Int, _ count: Int, of deck: Deck, for command: String) -> DealNotice {
    count == deck.count(for: .same)
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
        players: players(ofAnother: table), selection: table.selection, match: table.match?.next))
  }

  /// Who plays another game like this one. The one who begins changes after a completed move, and always in a
  /// match.
  private func players(ofAnother table: borrowing Table) -> Players {
    if table.match == nil, next.players.isSameRound(as: table.players) { return next.players }
    return table.match == nil && table.game.board.moves == 0 ? table.players : table.players.fromTheNext
  }

  private func deal(of day: Day, today: Day) -> DealResult {
    day <= today ? .ready(PendingDeal(day)) : .answer(DealNotice.dayToCome(day, today: today))
  }

  private func deal(_ challenge: Challenge, in language: Language) -> DealResult {
    guard let deck = challenge.deck.builtIn(language) else { return .next(.nothing) }
    let cards = challenge.cards ?? deck.usualCards
    if cards == .split, let problem = deck.splitProblem {
      return .answer(DealNotice.nothingToPractice(deck, problem))
    }
    let count = deck.count(for: cards)
    guard 2...count ~= challenge.pairs else {
      return .answer(DealNotice.challengeRefused(pairs: challenge.pairs, most: count))
    }
    return .ready(PendingDeal(challenge, deck, cards))
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

  /// Asks what is known of the deck.
  private func requestPractice(of deck: Deck, pairs asked: Int?) -> DealResult {
    let count = deck.count(for: .split)
    if let problem = deck.splitProblem(pairs: count) {
      return .answer(DealNotice.nothingToPractice(deck, problem))
    }
    let pairs = asked ?? min(settings.pairs ?? NextGame.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      return .answer(refusal(of: pairs, count, of: deck, for: "practice"))
    }
    return .next(.ask(.readLearned(deck, pairs: pairs)))
  }

  /// The pairs to practice, for one person. The deck is chosen, too, if it is one of words.
  private func practice(_ deck: Deck, pairs: Int, _ learned: Learned?) -> PendingDeal {
    PendingDeal(
      tunes: Tunes(deck: deck), pairs: pairs, cards: .split, players: .alone,
      selection: Learned.selection(pairs, of: deck.places(for: .split) ?? [], learned),
      choice: deck == learningDeck ? nil : .deck(deck))
  }
}
