/// What happens in a game, in the player's words.
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
  /// Deals at once where the tunes are at hand, else asks for them.
  fileprivate mutating func askForTunes(pairs: Int?) -> [Effect] {
    guard request == nil else { return [] }
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
    if second != nil, table!.mayPassToProgram {
      notice = .oneCardOnly(card)
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

extension Table {
  fileprivate mutating func passRefusal() -> PassRefusal? {
    if players.list.count < 2 { return .alone }
    if isOver { return .isOver }
    if board.lookedAt.isFirst { return .moveBegun }
    return look().knowledge.position.known < 2 ? .tooFewShown : nil
  }
}
