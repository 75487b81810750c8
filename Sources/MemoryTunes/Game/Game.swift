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
  /// The file whose tunes are used, whatever the category; nil for none.
  var file: String?
  var seed: UInt64
  /// Pairs of a game for which none are named; nil for the usual number.
  var pairs: Int?

  static let usualPairs = 8

  package init(category: Category, file: String? = nil, seed: UInt64, pairs: Int? = nil) {
    self.category = category
    self.file = file
    self.seed = seed
    self.pairs = pairs
  }

  /// What the deck is called.
  var deckName: String { file ?? category.title }
}

struct Request: Equatable {
  let category: Category
  /// Nil when the player named no number.
  let pairs: Int?
}

/// A dealt game. Its tunes are those of `deck` whose places the faces of `board` name.
package struct Table {
  let deck: Deck
  let seed: UInt64
  package var board: Board
}

package enum GameAction {
  case newGameAsked(pairs: Int?)
  case tunesArrived(Result<Deck, DeckProblem>)
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
  case noTunes(DeckProblem)

  var isRefusal: Bool {
    switch self {
    case .flipRefused, .pairsRefused, .noTunes: true
    case .dealt, .seedChosen, .match, .mismatch, .finished: false
    }
  }
}

package func reduceGame(_ state: inout GameState, _ action: GameAction) -> [Effect] {
  switch action {
  case .newGameAsked(let pairs):
    guard state.request == nil else { return [] }
    let request = Request(category: state.next.category, pairs: pairs ?? state.next.pairs)
    state.request = request
    return [.loadTunes(request.category)]
  case .tunesArrived(let tunes):
    guard let request = state.request else { return [] }
    state.request = nil
    switch tunes {
    case .success(let deck): state.deal(deck, pairs: request.pairs)
    case .failure(let problem): state.notice = .noTunes(problem)
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
  fileprivate mutating func deal(_ deck: Deck, pairs asked: Int?) {
    let pairs = asked ?? min(NextGame.usualPairs, deck.count)
    guard (2...deck.count).contains(pairs) else {
      notice = .pairsRefused(asked: pairs, tunes: deck.count)
      return
    }
    let deal = Deal(tunes: deck.count, pairs: pairs, seed: next.seed)
    table = Table(deck: deck, seed: next.seed, board: Board(faces: deal.faces))
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
