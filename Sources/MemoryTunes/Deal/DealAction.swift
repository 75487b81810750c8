import Text
import MemoryGame

/// What decides which game is dealt, and the deal itself.
package enum DealAction {
  /// `pairs` and `category` are nil if the player named none.
  case newGameRequested(pairs: Int?, category: Category? = nil)
  /// The game on the table is wanted once more, dealt from the next seed.
  case againRequested
  /// The player has agreed that this deal puts away the game in play.
  case confirmed(PendingDeal)
  /// The reply to `Effect.loadTunes`.
  case tunesArrived(Result<Tunes, FetchProblem>)
  /// The player asked for the game of a day; nil is today.
  case dailyRequested(Day?)
  /// The reply to `Effect.tellDay`: which day it is.
  case dayTold(today: Day, asked: Day?)
  /// Pairs of the chosen deck are to be practiced, as many as for `play` unless a number is named.
  case practiceRequested(pairs: Int?)
  /// The reply to `Effect.readLearned`.
  case learnedRead(Learned?, Deck, pairs: Int)
  case seedChosen(UInt64)
  case cardsChosen(CardContent)
  /// These are named as the players.
  case playersNamed([Word])
  case playersRequested
}

/// What these actions come to.
enum DealNotice: Notice {
  case dealt
  /// The deal would put away a game in play, and the player has to be asked.
  case wouldDiscard(PendingDeal)
  /// There are only so many tunes that can be dealt.
  case pairsRefused(asked: Int, tunes: Int)
  /// The same, where split cards leave out some of the deck. The command is the one to type instead.
  case splitPairsRefused(asked: Int, tunes: Int, command: String = "play")
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
    case .wouldDiscard: .question
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
      object.member("kind", player.kind.key)
    }
  }
}

extension GameState {
  /// Without `discards`, no game that was begun is put away.
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
      next.players = try Players(names, bots: bots)
      return .answer(DealNotice.playersChosen(next.players))
    } catch {
      return .answer(DealNotice.playersRefused(error))
    }
  }

  /// Deals at once if the tunes are at hand, else asks for them.
  private mutating func requestTunes(pairs: Int?, category: Category?, discards: Bool) -> Next {
    guard request == nil else { return .nothing }
    if let tunes = tunesAtHand(category: category) {
      return deal(tunes, pairs: pairs, choosing: category, discards: discards)
    }
    let wanted = category ?? next.category
    request = Request(category: wanted, purpose: .deal(pairs: pairs, isNamed: category != nil))
    return .ask(.loadTunes(wanted, next.policy, asksCatalog: asksCatalog))
  }

  /// Tunes that nobody waits for are ignored.
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

  /// The tunes of the next game, or of a category that was named with it, if the world need not be asked for
  /// them.
  func tunesAtHand(category: Category? = nil) -> Tunes? {
    if let deck = next.deck, category == nil { return Tunes(deck: deck, origin: .file) }
    guard next.policy == .builtIn else { return nil }
    return Tunes(deck: (category ?? next.category).deck, origin: .builtIn)
  }

  /// Notes whether the catalog was reached, if it was asked.
  mutating func note(_ tunes: Result<Tunes, FetchProblem>) {
    switch tunes {
    case .success(let tunes) where tunes.origin == .fetched: asksCatalog = true
    case .success(let tunes): if tunes.trouble != nil { asksCatalog = false }
    case .failure: asksCatalog = false
    }
  }

  private mutating func deal(
    _ tunes: Tunes, pairs asked: Int?, choosing category: Category? = nil, discards: Bool
  ) -> Next {
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
    // Why these are not others was said when they were dealt first.
    tunes.trouble = nil
    let deal = PendingDeal(
      tunes: tunes, pairs: table.game.board.pairs, cards: table.cards, players: table.players,
      selection: table.selection)
    return lay(deal, discards: discards)
  }

  /// Deals the game of a day, whose cards are alike. What the next game is dealt from stays as it is, its seed
  /// included.
  private mutating func deal(of day: Day, today: Day, discards: Bool) -> Next {
    guard day <= today else { return .answer(DealNotice.dayToCome(day, today: today)) }
    let tunes = Tunes(deck: day.category.deck, origin: .builtIn)
    let deal = PendingDeal(tunes: tunes, pairs: Day.pairs, cards: .same, players: .alone, day: day)
    return lay(deal, discards: discards)
  }

  /// Asks what is known of the deck. Without a deck of their own, players practice who plays what in the
  /// built-in one.
  private func requestPractice(pairs asked: Int?) -> Next {
    let deck = next.learningDeck
    let count = deck.count(for: .split)
    let pairs = asked ?? min(next.pairs ?? NextGame.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      return .answer(DealNotice.splitPairsRefused(asked: pairs, tunes: count, command: "practice"))
    }
    return .ask(.readLearned(deck, pairs: pairs))
  }

  /// Deals the pairs that are to be practiced, to one person. What the next game is dealt from stays as it is,
  /// but for its seed.
  private mutating func practice(_ deck: Deck, pairs: Int, _ learned: Learned?, discards: Bool) -> Next {
    let places = deck.places(for: .split) ?? []
    let deal = PendingDeal(
      tunes: Tunes(deck: deck, origin: deck.identity.isFile ? .file : .builtIn), pairs: pairs, cards: .split,
      players: .alone, selection: Learned.selection(pairs, of: places, learned))
    return lay(deal, discards: discards)
  }
}

extension Player.Kind {
  /// The word for it in JSON.
  fileprivate var key: String {
    switch self {
    case .person: "person"
    case .program: "program"
    case .bot: "bot"
    }
  }
}
