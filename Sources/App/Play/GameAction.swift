import MemoryGame

/// What players do at the table.
package enum GameAction: Equatable {
  /// One card, or one and then another.
  case flipped(Int, then: Int?)
  /// The card at a place of the board that is shown.
  case placeNamed(Place)
  /// The reply to `Effect.countColumns`.
  case columnsCounted(Int, Place)
  /// A whole move was given up.
  case passed
  /// The player gave up.
  case revealed
  /// The reply to `Effect.askBot`.
  case botMoved(Result<Choice, BotProblem>)
  /// The reply to `Effect.placeGame`.
  case placed(Rank?)
  /// The reply to `Effect.recallBouts`.
  case boutsRecalled(PastBouts)
  /// The reply to `Effect.learn`.
  case learned(Learned?)
}

extension Table {
  package mutating func reduce(_ action: GameAction, _ analyst: Analyst) -> Next {
    switch action {
    case .flipped, .passed, .placeNamed:
      if !player.isPerson, !game.isOver { return .answer(GameNotice.notYourTurn(player.name)) }
    case .revealed, .botMoved, .columnsCounted, .placed, .boutsRecalled, .learned: break
    }
    switch action {
    case .flipped(let card, let second):
      let wasFinished = game.wasFinished
      let answer = flip(card, then: second)
      return Next(answer: answer, effects: game.wasFinished && !wasFinished ? effectsOfFinish : [])
    case .placeNamed(let place): return .ask(.countColumns(place))
    case .columnsCounted(let columns, let place):
      guard let card = place.card(of: game.board.faces.count, columns: columns) else {
        return .answer(GameNotice.noSuchPlace(columns: columns))
      }
      return reduce(.flipped(card, then: nil), analyst)
    case .passed, .botMoved(.success(.pass)): return .answer(pass(analyst))
    case .botMoved(.success(.flip(let card))): return .answer(flip(card, then: nil))
    case .botMoved(.failure(let problem)):
      opponents = Opponents()
      return .answer(GameNotice.botFailed(player.name, problem))
    case .revealed: return .answer(reveal())
    case .learned(let before):
      practice = before.flatMap { before in practicedGame.map { Practice($0, before: before) } }
      return .answer(GameNotice.finished)
    case .boutsRecalled(let past): return .answer(GameNotice.contested(past))
    case .placed(let rank): return .answer(rank.map(GameNotice.ranked) ?? .finished)
    }
  }

  /// The effect when the game is first finished: to look once more whether its cards were seen elsewhere.
  private var effectsOfFinish: [Effect] {
    guard players.isOnePerson, !game.wasRevealed else { return [] }
    return [
      .recallDeal(
        game: number, seed: seed, pairs: game.board.pairs, cards: cards, player: player.written,
        isFinished: true)
    ]
  }

  /// The effects when the aids of a finished game are known: to note what was learned, and to rank the game.
  package func effectsOfRecall(at time: Int?) -> [Effect] {
    let learning = practicedGame.map { [Effect.learn($0)] } ?? []
    let seconds = began == nil || time == nil ? nil : clock.played
    return learning + [
      .placeGame(
        player: player.written, pairs: game.board.pairs, cards: cards, moves: game.board.moves,
        seconds: seconds, isAssisted: aids != .none, isRepeat: aids.isRepeat, day: day)
    ]
  }

  mutating func flip(_ card: Int, then second: Int?) -> GameNotice {
    if game.isOver, !game.board.isFinished { return .passRefused(.isOver) }
    if second != nil, mayPassToProgram { return .oneCardOnly(card) }
    do throws(Board.Refusal) {
      return switch try game.flip(card, then: second) {
      case .first: .turned
      case .match(let face): game.board.isFinished ? .finished : .match(face: face)
      case .mismatch: .mismatch
      }
    } catch {
      return .flipRefused(error)
    }
  }

  mutating func pass(_ analyst: Analyst) -> GameNotice {
    if let refusal = passRefusal(analyst) { return .passRefused(refusal) }
    game.pass()
    return game.turns.isDrawn ? .drawn : .passed
  }

  private mutating func reveal() -> GameNotice {
    if game.isOver { return .passRefused(.isOver) }
    game.reveal()
    return .revealed
  }

  func passRefusal(_ analyst: Analyst) -> PassRefusal? {
    if players.list.count < 2 { return .alone }
    if game.isOver { return .isOver }
    if game.board.faceUp.isFirst { return .moveBegun }
    return analyst.analysis(of: self).knowledge.position.known < 2 ? .tooFewShown : nil
  }
}
