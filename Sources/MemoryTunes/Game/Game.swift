/// The game on the table, the one to come, and what there is to say of what happened last.
package struct GameState {
  var next: NextGame
  /// Nil before the first deal.
  package var table: Table?
  /// The tunes that were asked for and have not come yet.
  var request: Request?
  var notice: GameNotice?
  /// How many games have been dealt.
  var deals = 0

  package init(next: NextGame) {
    self.next = next
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

  static let usualPairs = 8

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

/// A dealt game. Its tunes are those of `deck` whose places the faces of `board` name.
package struct Table {
  let tunes: Tunes
  let seed: UInt64
  package var board: Board

  var deck: Deck { tunes.deck }
}

package enum GameAction {
  case newGameAsked(pairs: Int?)
  case tunesArrived(Result<Tunes, FetchProblem>)
  case seedChosen(UInt64)
  /// One card or, if there is a second, one and then the other.
  case flipped(Int, then: Int?)
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

  var isRefusal: Bool {
    switch self {
    case .flipRefused, .pairsRefused, .noTunes: true
    case .tunes(let notice): notice.isRefusal
    case .dealt, .seedChosen, .match, .mismatch, .finished: false
    }
  }
}

package func reduceGame(_ state: inout GameState, _ action: GameAction) -> [Effect] {
  switch action {
  case .newGameAsked(let pairs):
    guard state.request == nil else { return [] }
    let pairs = pairs ?? state.next.pairs
    if let deck = state.next.deck {
      state.deal(Tunes(deck: deck, origin: .file), pairs: pairs)
    } else {
      state.request = Request(category: state.next.category, purpose: .deal(pairs: pairs))
      return [.loadTunes(state.next.category, state.next.policy)]
    }
  case .tunesArrived(let tunes):
    guard let request = state.request else { return [] }
    state.request = nil
    switch (tunes, request.purpose) {
    case (.success(let tunes), .deal(let pairs)): state.deal(tunes, pairs: pairs)
    case (.success(let tunes), .keep): state.notice = .tunes(.fetched(tunes))
    case (.failure(let problem), _): state.notice = .noTunes(problem)
    }
  case .seedChosen(let seed):
    state.next.seed = seed
    state.notice = .seedChosen
  case .flipped(let card, let second):
    state.flip(card, then: second)
  }
  return []
}

extension GameState {
  fileprivate mutating func deal(_ tunes: Tunes, pairs asked: Int?) {
    let count = tunes.deck.count
    let pairs = asked ?? min(NextGame.usualPairs, count)
    guard (2...count).contains(pairs) else {
      notice = .pairsRefused(asked: pairs, tunes: count)
      return
    }
    let deal = Deal(tunes: count, pairs: pairs, seed: next.seed)
    table = Table(tunes: tunes, seed: next.seed, board: Board(faces: deal.faces))
    next.seed = deal.nextSeed
    deals += 1
    notice = .dealt
  }

  fileprivate mutating func flip(_ card: Int, then second: Int?) {
    guard table != nil else { return }
    do throws(Board.Refusal) {
      let flip =
        if let second { try table!.board.flip(card, then: second) } else { try table!.board.flip(card) }
      notice =
        switch flip {
        case .first: nil
        case .match(let face): table!.board.isFinished ? .finished : .match(face: face)
        case .mismatch: .mismatch
        }
    } catch {
      notice = .flipRefused(error)
    }
  }
}
