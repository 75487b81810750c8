/// The game on the table, the one to come, and what there is to say of what happened last.
package struct GameState {
  var next: NextGame
  /// Nil before the first deal.
  package var table: Table?
  /// What a recording has brought along.
  var given = Given()
  /// The tunes that were asked for and have not come yet.
  var request: Request?
  var notice: GameNotice?
  /// The game that the last deal put away, until that deal has become a step.
  var replaced: Table?
  /// Where the play was when the line began that is answered now.
  var lineBegan: Moment
  /// How many games have been dealt, those that were undone among them.
  var deals = 0

  package init(next: NextGame) {
    self.next = next
    lineBegan = .none
  }
}

/// What the next game is dealt from.
package struct NextGame: Equatable {
  var category: Category
  /// The player's own deck, which is used whatever the category; nil for none.
  var deck: Deck?
  var policy: TunePolicy
  var seed: UInt64
  /// Pairs of a game for which none are named; nil for the usual number.
  var pairs: Int?
  var players = Players.alone

  static let usualPairs = 8
  /// With players of the program: how long a game of them takes, a player has to wait.
  static let mostPairsOfPrograms = 1000

  package init(
    category: Category, deck: Deck? = nil, policy: TunePolicy = .builtIn, seed: UInt64, pairs: Int? = nil
  ) {
    self.category = category
    self.deck = deck
    self.policy = policy
    self.seed = seed
    self.pairs = pairs
  }

  /// What the deck is called.
  var deckName: String { deck?.name ?? category.title }
}

struct Request: Equatable {
  let category: Category
  let purpose: Purpose

  enum Purpose: Equatable {
    /// To deal so many pairs; nil when nobody named a number.
    case deal(pairs: Int?)
    case keep
  }
}

package enum GameAction {
  case newGameAsked(pairs: Int?)
  case tunesArrived(Result<Tunes, FetchProblem>)
  case seedChosen(UInt64)
  /// One card or, if there is a second, one and then the other.
  case flipped(Int, then: Int?)
  /// A whole move was given up.
  case passed
  case playersChosen(Players)
  case playersAsked
  case hintAsked
  case parAsked
  case reviewAsked
}

/// What there is to say of the last thing that happened in the game.
enum GameNotice: Equatable {
  case dealt
  case seedChosen
  case match(face: UInt32)
  case mismatch
  case finished
  case flipRefused(Board.Refusal)
  case pairsRefused(asked: Int, tunes: Int)
  case noTunes(FetchProblem)
  case tunes(TunesNotice)
  /// What is given could not have happened to the game on the table.
  case noGame
  case noTable
  case tooManyPairsForPrograms
  case drawnOut
  case passed
  case passRefused(PassRefusal)
  case playersChosen
  case players(Players)
  case hint(Hint)
  case noHint
  case par(Standing)
  case review(Review)
  case reviewRefused

  var review: Review? { if case .review(let review) = self { review } else { nil } }

  var isRefusal: Bool {
    switch self {
    case .flipRefused, .pairsRefused, .noTunes, .noGame, .noTable, .tooManyPairsForPrograms, .passRefused,
      .noHint, .reviewRefused:
      true
    case .tunes(let notice): notice.isRefusal
    case .dealt, .seedChosen, .match, .mismatch, .finished, .drawnOut, .passed, .playersChosen, .players, .hint,
      .par, .review:
      false
    }
  }
}

package func reduceGame(_ state: inout GameState, _ action: GameAction) -> [Effect] {
  switch action {
  case .newGameAsked(let pairs):
    return state.askForTunes(pairs: pairs ?? state.next.pairs)
  case .tunesArrived(let tunes):
    guard let request = state.request else { return [] }
    state.request = nil
    switch (tunes, request.purpose) {
    case (.success(let tunes), .deal(let pairs)): state.deal(tunes, pairs: pairs)
    case (.success(let tunes), .keep):
      state.notice = .tunes(.fetched(tunes, arePlayed: state.next.policy != .builtIn))
    case (.failure(let problem), _): state.notice = .noTunes(problem)
    }
  case .seedChosen(let seed):
    state.next.seed = seed
    state.notice = .seedChosen
  case .flipped(let card, let second):
    state.flip(card, then: second)
  case .passed:
    state.pass()
  case .playersChosen(let players):
    state.next.players = players
    state.notice = .playersChosen
  case .playersAsked:
    state.notice = .players(state.table?.players ?? state.next.players)
  case .hintAsked:
    state.giveHint()
  case .parAsked:
    guard state.table != nil else {
      state.notice = .noTable
      return []
    }
    _ = state.table!.look()
    state.notice = .par(Standing(state.table!))
  case .reviewAsked:
    state.notice = state.table == nil ? .noTable : state.table!.review.map { .review($0) } ?? .reviewRefused
  }
  return []
}

extension GameState {
  /// Goes on with a game that was left, its generator, and a seed that was not used yet.
  mutating func resume(_ waiting: borrowing GameState) {
    table = waiting.table
    deals = waiting.deals
    next.seed = waiting.next.seed
    next.players = waiting.next.players
  }

  /// Deals at once where the tunes are at hand, else asks for them.
  fileprivate mutating func askForTunes(pairs: Int?) -> [Effect] {
    guard request == nil else { return [] }
    if given.isFresh { next.deck = nil }
    if let deck = next.deck {
      deal(Tunes(deck: deck, origin: .file), pairs: pairs)
    } else if let problem = given.trouble, !given.isFresh {
      notice = .noTunes(problem)
    } else if let tunes = given.tunes(of: next.category) {
      deal(tunes, pairs: pairs)
    } else {
      request = Request(category: next.category, purpose: .deal(pairs: pairs))
      return [.loadTunes(next.category, next.policy)]
    }
    return []
  }

  fileprivate mutating func deal(_ tunes: Tunes, pairs asked: Int?) {
    let count = tunes.deck.count
    let pairs = asked ?? min(NextGame.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      notice = .pairsRefused(asked: pairs, tunes: count)
      return
    }
    guard pairs <= NextGame.mostPairsOfPrograms || !next.players.hasPrograms else {
      notice = .tooManyPairsForPrograms
      return
    }
    let deal = Deal(tunes: count, pairs: pairs, seed: next.seed)
    deals += 1
    replaced = table
    table = Table(number: deals, tunes: tunes, seed: next.seed, deal: deal, players: next.players)
    next.seed = deal.nextSeed
    notice = .dealt
  }

  fileprivate mutating func flip(_ card: Int, then second: Int?) {
    guard table != nil else { return }
    if table!.turns.isDrawnOut {
      notice = .passRefused(.isOver)
      return
    }
    do throws(Board.Refusal) {
      let flip = try table!.flip(card, then: second)
      notice =
        switch flip {
        case .first: nil
        case .match(let face): table!.board.isFinished ? .finished : .match(face: face)
        case .mismatch: .mismatch
        }
    } catch {
      notice = .flipRefused(error)
    }
    if notice == .finished { _ = table!.look() }
  }

  fileprivate mutating func pass() {
    guard table != nil else { return }
    if let refusal = table!.passRefusal() {
      notice = .passRefused(refusal)
    } else {
      table!.pass()
      notice = table!.turns.isDrawnOut ? .drawnOut : .passed
    }
  }

  fileprivate mutating func giveHint() {
    guard table != nil else { return }
    let knowledge = table!.look().knowledge
    guard !table!.isOver, let hint = Hint(ShownCards(on: table!.board, as: knowledge)) else {
      notice = .noHint
      return
    }
    table!.hints += 1
    notice = .hint(hint)
  }
}

/// Why a move cannot be given up.
enum PassRefusal: Equatable {
  case alone
  case isOver
  /// A card of the move is turned up already.
  case moveBegun
  /// Fewer than two cards that are not matched have been shown.
  case tooFewShown
}

extension Table {
  fileprivate mutating func passRefusal() -> PassRefusal? {
    if players.list.count < 2 { return .alone }
    if isOver { return .isOver }
    if board.lookedAt.isFirst { return .moveBegun }
    return look().knowledge.position.known < 2 ? .tooFewShown : nil
  }
}
