import MemoryCore
import MemoryGame
import Text

/// Actions that decide which game is dealt, and the deal.
package enum DealAction {
  /// `pairs` and `category` are nil if the player named none.
  case newGameRequested(pairs: Int?, category: Category? = nil)
  /// Deal the game on the table again, from the next seed.
  case againRequested
  /// The player has agreed to give up the game in play for this deal.
  case confirmed(PendingDeal)
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
  /// The deal would give up a game in play, so the player is asked first.
  case wouldDiscard(PendingDeal)
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
  case seedChosen(UInt64)
  case cardsChosen(CardContent)
  case playersChosen(Players)
  case playersRefused(PlayersProblem)
  case players(Players)

  package var code: AnswerCode? {
    switch self {
    case .dealt: .dealt
    case .wouldDiscard: .question
    case .pairsRefused, .splitPairsRefused, .titlesOnly: .pairsOutOfRange
    case .tooManyPairsForPrograms: .tooManyPairs
    case .noTunes(.networkOff): .networkOff
    case .noTunes: .noTunes
    case .dayToCome: .dayToCome
    case .seedChosen: .seedChosen
    case .cardsChosen: .cardsChosen
    case .playersChosen: .playersChosen
    case .playersRefused: .playersRefused
    case .players: .players
    }
  }

  package var showsScreen: Bool { true }
  package func tellsTurn(_ context: AnswerContext) -> Bool { self == .dealt }

  package func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard case .players(let players) = self else { return }
    object.name("list")
    object.objects(players.list) { player, object in
      object.member("name", player.name)
      object.member("kind", player.kind.key.rawValue)
    }
  }
}

extension GameState {
  /// Without `discards`, a game in play is not given up.
  package mutating func reduce(_ action: DealAction, discards: Bool = true) -> Next {
    switch action {
    case .newGameRequested(let pairs, let category):
      requestTunes(pairs: pairs ?? next.pairs, category: category, discards: discards)
    case .againRequested:
      dealAgain(discards: discards)
    case .tunesArrived(let tunes):
      receive(tunes, discards: discards)
    case .confirmed(let deal):
      lay(deal, discards: true)
    case .dailyRequested(let day):
      .ask(.tellDay(asked: day))
    case .dayTold(let today, let asked):
      deal(of: asked ?? today, today: today, discards: discards)
    case .practiceRequested(let pairs):
      requestPractice(pairs: pairs)
    case .learnedRead(let learned, let deck, let pairs):
      practice(deck, pairs: pairs, learned, discards: discards)
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
    next.choose(seed, aids: .typedSeed)
    return .answer(DealNotice.seedChosen(seed))
  }

  private mutating func choose(_ cards: CardContent) -> Next {
    next.cards = cards
    return .answer(DealNotice.cardsChosen(cards))
  }

  private mutating func choosePlayers(_ names: [Word]) -> Next {
    do throws(PlayersProblem) {
      next.players =
        try rules == .first ? Players(names, bots: bots) : Players(typed: names, bots: bots)
      return .answer(DealNotice.playersChosen(next.players))
    } catch {
      return .answer(DealNotice.playersRefused(error))
    }
  }

  /// Deals at once if the tunes are available, otherwise requests them.
  private mutating func requestTunes(pairs: Int?, category: Category?, discards: Bool) -> Next {
    guard request == nil else { return .nothing }
    if let tunes = tunesAtHand(category: category) {
      return deal(tunes, pairs: pairs, choosing: category, discards: discards)
    }
    let wanted = category ?? next.category
    request = Request(category: wanted, purpose: .deal(pairs: pairs, isNamed: category != nil))
    return .ask(.loadTunes(wanted, next.policy, asksCatalog: asksCatalog))
  }

  /// Tunes that were not requested are ignored.
  private mutating func receive(_ tunes: Result<Tunes, FetchProblem>, discards: Bool) -> Next {
    guard let request, case .deal(let pairs, let isNamed) = request.purpose else { return .nothing }
    self.request = nil
    note(tunes)
    switch tunes {
    case .success(let tunes):
      return deal(tunes, pairs: pairs, choosing: isNamed ? request.category : nil, discards: discards)
    case .failure(let problem): return .answer(DealNotice.noTunes(problem))
    }
  }

  private mutating func deal(
    _ tunes: Tunes, pairs asked: Int?, choosing category: Category? = nil, discards: Bool
  ) -> Next {
    if next.cards == .split, tunes.deck.hasOnlyTitles {
      return .answer(DealNotice.titlesOnly(tunes.deck, instead: "cards"))
    }
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
    let deal = PendingDeal(
      tunes: tunes, pairs: pairs, cards: next.cards, players: next.players, category: category)
    return lay(deal, discards: discards)
  }

  private mutating func dealAgain(discards: Bool) -> Next {
    guard let table else { return .answer(LineProblem.noGame) }
    var tunes = table.tunes
    // The reason for using these tunes was reported when they were first dealt.
    tunes.trouble = nil
    let deal = PendingDeal(
      tunes: tunes, pairs: table.game.board.pairs, cards: table.cards, players: table.players,
      selection: table.selection)
    return lay(deal, discards: discards)
  }

  /// Deals the game of a day, with equal cards. The settings of the next game, including its seed, do not
  /// change.
  private mutating func deal(of day: Day, today: Day, discards: Bool) -> Next {
    guard day <= today else { return .answer(DealNotice.dayToCome(day, today: today)) }
    let tunes = Tunes(deck: day.category.deck, origin: .builtIn)
    let deal = PendingDeal(tunes: tunes, pairs: Day.pairs, cards: .same, players: .alone, day: day)
    return lay(deal, discards: discards)
  }

  /// Asks what is known of the deck. Players without a deck of their own practice titles and artists of the
  /// built-in one.
  private func requestPractice(pairs asked: Int?) -> Next {
    let deck = next.learningDeck
    if deck.hasOnlyTitles { return .answer(DealNotice.titlesOnly(deck, instead: "decks")) }
    let count = deck.count(for: .split)
    let pairs = asked ?? min(next.pairs ?? NextGame.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      return .answer(DealNotice.splitPairsRefused(asked: pairs, tunes: count, command: "practice"))
    }
    return .ask(.readLearned(deck, pairs: pairs))
  }

  /// Deals the pairs to practice, to one person. Of the next game's settings, only the seed changes.
  private mutating func practice(_ deck: Deck, pairs: Int, _ learned: Learned?, discards: Bool) -> Next {
    let places = deck.places(for: .split) ?? []
    let deal = PendingDeal(
      tunes: Tunes(deck: deck, origin: deck.identity.isFile ? .file : .builtIn), pairs: pairs, cards: .split,
      players: .alone, selection: Learned.selection(pairs, of: places, learned))
    return lay(deal, discards: discards)
  }
}
