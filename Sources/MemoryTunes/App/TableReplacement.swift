import MemoryGame
import Saved
import Text

/// How another game comes on the table.
extension AppState {
  /// Asks before a game in play is replaced, and deals the next one.
  mutating func askBeforeOpening(_ deal: PendingDeal) -> Next {
    // A game of the day leaves the game in play waiting; a match between two games cannot wait.
    let isLost = game.wouldDiscard(by: deal) && !(deal.day != nil && game.isInPlay)
    return asksQuestions && isLost ? ask(.discard(deal)) : open(deal)
  }

  /// Deals a game, or asks for the game of the day that waits.
  mutating func open(_ deal: PendingDeal) -> Next {
    let leaves = game.wouldDiscard(by: deal)
    guard let day = deal.day, deal.mayWait || leaves else { return lay(deal) }
    return .ask(.openDay(day, seeks: deal.mayWait, leaves: leaves, leaving: game.position))
  }

  /// Goes on with the game of the day that waits, or deals it if none does.
  mutating func open(_ day: Day, _ waiting: Result<SavedGame, GamesProblem>?, leaves: Bool) -> Next {
    switch waiting {
    case nil: return lay(PendingDeal(day), leavesPosition: leaves)
    case .failure(let problem)?: return .answer(GameRefused(problem, FilePath(day.text)))
    case .success(let game)?:
      _ = take(game)
      return .answer(GoesOn(day: day))
    }
  }

  private mutating func lay(_ deal: PendingDeal, leavesPosition: Bool = false) -> Next {
    let replaced = Replaced.game(
      PutAway(game.table, position: leavesPosition ? game.position : nil), changes.after.checkpoint)
    openLine?.replaced = replaced
    if deal.choice?.identity.category != nil { openLine?.chosen = .category }
    openLine?.beginsGame = true
    path.go(to: .game)
    return letOpponentsMove(after: game.lay(deal, leavesPosition: leavesPosition))
  }

  /// Puts a loaded game on the table and shows it.
  mutating func take(_ loaded: SavedGame) -> Next {
    let replaced = Replaced.game(PutAway(game.table, position: game.position), changes.after.checkpoint)
    game.take(loaded)
    openLine?.beginsGame = game.table?.game.board.moves == 0
    openLine?.replaced = replaced
    path.go(to: .game)
    lineStart = LogPosition(game.table)
    return letOpponentsMove(after: .answer(GoesOn()))
  }

  /// Goes through the steps, after the position of the game at their end was taken up.
  mutating func next(_ action: StepsAction) -> Next {
    if let step = steps.target(of: action), let position = steps.position(at: step), position != game.position {
      return .ask(.takeUpGame(position, leaving: game.position, step: step))
    }
    return go(action)
  }

  mutating func go(_ action: StepsAction) -> Next {
    let answer = steps.reduce(action, &game, path: &path)
    lineStart = LogPosition(game.table)
    openLine?.wentOverSteps = true
    return .answer(answer)
  }
}

extension Effect {
  /// If `seeks`, goes on with the waiting game of this day, if there is one. Otherwise, if `leaves`, goes on
  /// with a new position. The one on the table, which waits, has the number `leaving` from now on.
  static func openDay(_ day: Day, seeks: Bool, leaves: Bool, leaving position: Int) -> Effect {
    .ask { games throws(DatabaseProblem) in
      try games.open(day: day.number, seeks: seeks, leaves: leaves, leaving: position)
    } taking: { rows in
      .dayOpened(day, leaves: leaves, rows.flatMap { $0.isEmpty ? nil : SavedGame.loaded($0) })
    }
  }

  /// Goes on with the position that has this number, as `openDay` does, to go to a step.
  static func takeUpGame(_ position: Int, leaving other: Int, step: Int) -> Effect {
    .ask { games throws(DatabaseProblem) in
      try games.takeUp(position, leaving: other)
    } taking: { rows in
      let problem = GamesProblem(rows ?? [])
      return rows?.isEmpty == false && problem == nil ? nil : .gameTakenUp(problem, step: step)
    }
  }
}
