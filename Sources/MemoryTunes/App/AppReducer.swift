import Flow
import MemoryCore
import MemoryGame
import MenuFeature
import PlayFeature
import PreferencesFeature
import RecordsFeature
import Wording

/// The configuration of a session, and the cache next to its state.
package struct AppConfiguration: Sendable {
  /// Whether the game on the table is saved, for messages to the player.
  let savesGame: Bool
  package let analyst = Analyst()

  package init(savesGame: Bool = false) {
    self.savesGame = savesGame
  }
}

/// The reducer of the whole: passes each action to its feature, with that feature's part of the state, and
/// takes the feature's answer. Its only decision is which screen is shown.
///
/// A line is finished when all its effects have replies. Then its changes become a step.
package func appReducer(_ configuration: AppConfiguration) -> Reducer<AppState, AppAction, Effect> {
  { state, action in state.reduce(action, configuration) }
}

extension AppState {
  fileprivate mutating func reduce(_ action: AppAction, _ configuration: AppConfiguration) -> [Effect] {
    switch action {
    case .typed(let line, let action, let time):
      repeatsAnswer = action.repeatsAnswer && !(notice is StartNotice)
      if repeatsAnswer { return [] }
      (self.line, openLine) = (line, OpenLine(line: line, time: time))
      if let time { game.table?.tick(time) }
      if !action.answersQuestion { confirmation.close() }
      return carryOut(action, configuration)
    case .replied(let action):
      awaitedReplies -= 1
      return carryOut(action, configuration)
    case .prompted(let language):
      (usualLanguage, asksQuestions) = (language ?? .english, language != nil)
      return []
    case .botsNamed(let names):
      game.bots = names
      game.table?.opponents = Opponents()
      return []
    case .rulesChanged(let rules):
      game.rules = rules
      return []
    case .replayEnded:
      if game.isInPlay { game.table?.aids.isRepeat = true }
      return []
    case .left(let time):
      if let time { game.table?.tick(time) }
      return carryOut(.quit, configuration)
    }
  }

  private mutating func carryOut(_ action: FeatureAction, _ configuration: AppConfiguration) -> [Effect] {
    var next = next(action, configuration)
    if letsOpponentsMove(after: action, next.notice) {
      next = game.table?.moveOpponents(configuration.analyst) ?? next
    }
    notice = next.notice
    let effects = next.effects + effectsOfBoard()
    awaitedReplies += effects.count
    if isLineFinished { finishLine() }
    return effects
  }

  /// Whether computer players and bots move after this action, if it is their turn.
  private func letsOpponentsMove(after action: FeatureAction, _ notice: (any Notice)?) -> Bool {
    guard game.table?.players.hasPrograms == true, notice?.isRefusal != true else { return false }
    return switch action {
    case .navigation(.opened(.game)), .game(.flipped), .game(.passed), .game(.botMoved): true
    default: notice as? DealNotice == .dealt || notice as? GamesNotice == .loaded
    }
  }

  /// The effects when a game is shown.
  private mutating func effectsOfBoard() -> [Effect] {
    guard path.current == .game, game.table?.isRecalled == false, game.table?.game.wasFinished == false,
      let (seed, pairs) = game.table.map({ ($0.seed, $0.game.board.pairs) })
    else { return [] }
    game.table?.isRecalled = true
    return [.recallDeal(seed: seed, pairs: pairs, isFinished: false)]
  }

  private mutating func next(_ action: FeatureAction, _ configuration: AppConfiguration) -> Next {
    switch action {
    case .navigation(let action):
      return path.reduce(action, hasGame: game.table != nil)
    case .categories(let action):
      return game.next.reduce(action)
    case .settings(.chosen(.category, let word)) where game.next.deck != nil && Category(word) != nil:
      return game.next.reduce(.chosen(Category(word)!))
    case .settings(let action):
      let (deck, cards) = (game.next.learningDeck, game.next.cards)
      return settings.reduce(action, mostPairs: deck.count(for: cards))
    case .recalled(let past, let isFinished):
      game.table?.recall(past)
      return Next(
        notice: notice, effects: isFinished ? game.table?.effectsOfRecall(at: openLine?.time) ?? [] : [])
    case .deal(let action):
      return next(action)
    case .game(.revealed) where asksQuestions && game.isInPlay:
      return .answer(confirmation.ask(.reveal))
    case .game(let action):
      return game.table?.reduce(action, configuration.analyst) ?? .answer(LineProblem.noGame)
    case .review(.hintRequested) where asksBeforeAid:
      return .answer(confirmation.ask(.takeHint))
    case .review(let action):
      return game.table?.reduce(action, configuration.analyst) ?? .answer(LineProblem.noGame)
    case .tunes(let action):
      return game.reduce(action)
    case .games(let action):
      return reduce(action)
    case .steps(let action) where asksQuestions && game.isInPlay && steps.takesGameAway(action):
      return .answer(confirmation.ask(.goBack(action)))
    case .steps(let action) where asksBeforeAid && steps.takesFlipBack(action):
      return .answer(confirmation.ask(.undoFlip(action)))
    case .steps(let action):
      return next(action)
    case .records(.forgetGameRequested(let name)):
      return reduce(.forgetRequested(name: name))
    case .records(.forgetRequested(let saved)) where asksQuestions:
      return .answer(confirmation.ask(.forget(saved)))
    case .records(let action):
      return action.next(game.next)
    case .confirmation(.denied):
      return .answer(confirmation.deny())
    case .confirmation(.misunderstood):
      return .answer(confirmation.askAgain())
    case .confirmation(.confirmed):
      switch confirmation.confirm() {
      case .forget(let saved): return .ask(.forget(saved))
      case .reveal:
        return game.table?.reduce(.revealed, configuration.analyst) ?? .answer(LineProblem.noGame)
      case .discard(let deal): return next(.confirmed(deal))
      case .goBack(let action), .undoFlip(let action): return next(action)
      case .replace(let name): return reduce(.replacementConfirmed(name: name))
      case .forgetGame(let name, _): return .ask(.forgetGame(name: name, isSure: true))
      case .takeHint:
        return game.table?.reduce(.hintRequested, configuration.analyst) ?? .answer(LineProblem.noGame)
      case nil: return .answer(ConfirmationNotice.nothingAsked)
      }
    case .helpRequested(let topic):
      return .answer(HelpNotice(topic: topic))
    case .rulesRequested:
      return .answer(RulesNotice())
    case .mistyped(let problem):
      return .answer(problem)
    case .quit:
      isOver = true
      return configuration.savesGame && game.isInPlay
        ? .ask(.checkGameIsSaved) : .answer(FarewellNotice(isSaved: false))
    case .gameIsSaved(let isSaved):
      return .answer(FarewellNotice(isSaved: isSaved))
    case .repeatRequested:
      return .answer(NavigationNotice.shown)
    }
  }

  /// Shows a game that was dealt, and stores the previous one.
  private mutating func next(_ action: DealAction) -> Next {
    let (table, deals) = (game.table, game.deals)
    let next = game.reduce(action, discards: !asksQuestions)
    if case .wouldDiscard(let deal)? = next.notice as? DealNotice {
      return .answer(confirmation.ask(.discard(deal)))
    }
    if game.deals > deals {
      path.go(to: .game)
      steps.put(away: table)
    }
    return next
  }

  /// Shows a game that was loaded, and stores the previous one. Asks before a game is replaced or deleted.
  private mutating func reduce(_ action: GamesAction) -> Next {
    switch action {
    case .saved(let name, .failure(.nameTaken)): return .answer(confirmation.ask(.replace(name)))
    case .found(let name, .success(let game)): return .answer(confirmation.ask(.forgetGame(name, game)))
    default: break
    }
    let (table, deals, file) = (game.table, game.deals, game.file)
    let next = game.reduce(action, asks: asksQuestions)
    if game.deals > deals {
      path.go(to: .game)
      if game.rules == .first {
        steps = UndoHistory(game, path: path)
      } else {
        steps.put(away: table, file: file, for: game.table)
      }
    }
    return next
  }

  /// Goes through the steps, after the file of the game at their end was taken up.
  private mutating func next(_ action: StepsAction) -> Next {
    if let step = steps.target(of: action), let file = steps.file(at: step), file != game.file {
      return .ask(.takeUpGame(file, leaving: game.file, step: step))
    }
    return steps.reduce(action, &game, path: &path)
  }

  private mutating func finishLine() {
    guard let finished = openLine.take() else { return }
    game.table?.note(finished.time, since: steps.before)
    let cause = confirmation.finish(finished.line)
    steps.finish(cause ?? finished.line.summary, &game, path: path)
  }
}

extension FeatureAction {
  fileprivate var repeatsAnswer: Bool { if case .repeatRequested = self { true } else { false } }
  fileprivate var answersQuestion: Bool { if case .confirmation = self { true } else { false } }
}
