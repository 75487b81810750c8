import Flow
import MemoryGame

/// What a session is configured with, and the cache beside its state.
package struct AppConfiguration: Sendable {
  /// Whether a player is told that the game on the table is saved.
  package var savesGame = false
  package let analyst = Analyst()

  package init(savesGame: Bool = false) {
    self.savesGame = savesGame
  }
}

/// The reducer of the whole: hands each action to the feature whose it is, with that feature's part of the
/// state, and takes the feature's answer. It decides nothing itself but which screen is shown.
package func appReducer(_ configuration: AppConfiguration) -> Reducer<AppState, AppAction, Effect> {
  { state, action in state.reduce(action, configuration) }
}

extension AppState {
  fileprivate mutating func reduce(_ action: AppAction, _ configuration: AppConfiguration) -> [Effect] {
    if !action.leavesQuestionOpen { questions.close() }
    switch action {
    case .navigation(let action):
      answer = .navigation(path.reduce(action, hasGame: game.table != nil))
    case .categories(let action):
      answer = .categories(game.next.category.reduce(action, deck: game.next.deck))
    case .settings(let action):
      answer = .settings(settings.reduce(action))
    case .game(let action):
      if questions.areAsked, let deal = game.dealDiscardingGame(action) {
        answer = .questions(questions.ask(.discard(deal)))
      } else {
        return take(game.reduce(action))
      }
    case .table(let action):
      guard let notice = game.table?.reduce(action, configuration.analyst) else {
        answer = .navigation(.noGame)
        return []
      }
      answer = .table(notice)
      // Only then is the table looked at again.
      return notice == .finished(nil) ? game.table?.effectsOfFinish ?? [] : []
    case .skill(let action):
      answer = (game.table?.reduce(action, configuration.analyst)).map(Answer.skill) ?? .navigation(.noGame)
    case .tunes(let action):
      let effects = take(game.reduce(action), Answer.tunes)
      // What is given is no step of the line that comes next.
      if case .given = action { steps.pass(over: game, path: path) }
      return effects
    case .given(let action):
      answer = .given(game.reduce(action))
      if case .questions(let areAsked) = action { questions.areAsked = areAsked }
      if case .setting(let name, let value) = action { settings.set(name, to: value) }
      steps.pass(over: game, path: path)
      if action == .started { steps = Steps(game, path: path) }
    case .steps(let action):
      answer = .steps(steps.reduce(action, &game, path: &path))
    case .records(.forgetRequested(let saved)) where questions.areAsked:
      answer = .questions(questions.ask(.forget(saved)))
    case .records(let action):
      return take(action.reaction(category: game.next.category), Answer.records)
    case .questions(.denied):
      answer = .questions(questions.deny())
    case .questions(.confirmed):
      switch questions.confirm() {
      case .forget(let saved): return take(.ask(.forget(saved)), Answer.records)
      case .discard(let deal): return take(game.reduce(deal.action))
      case nil: answer = .questions(.nothingAsked)
      }
    case .helpRequested(let topic):
      answer = .help(topic)
    case .mistyped(let problem):
      answer = .mistyped(problem)
    case .quit(let isSaved):
      answer = .farewell(isSaved: isSaved && configuration.savesGame && game.table?.game.isOver == false)
    case .settled(let line, let time):
      settle(line, time: time)
    }
    return []
  }
}

extension AppState {
  private mutating func take(_ reaction: GameReaction) -> [Effect] {
    if let deal = reaction.deal {
      path.go(to: .game)
      steps.put(away: deal.replaced)
    }
    answer = reaction.notice.map(Answer.game) ?? .pending
    return reaction.effects
  }

  private mutating func take<Notice>(
    _ reaction: Reaction<Notice>, _ answer: (Notice) -> Answer
  ) -> [Effect] {
    self.answer = reaction.notice.map(answer) ?? .pending
    return reaction.effects
  }

  private mutating func settle(_ line: Line, time: Int?) {
    if let time { game.table?.note(time, since: steps.before) }
    let cause = questions.settle(line)
    steps.settle(cause ?? line.summary, &game, path: path)
  }
}

extension AppAction {
  /// Whether a question that was asked before still waits for its answer.
  fileprivate var leavesQuestionOpen: Bool {
    switch self {
    case .settled, .questions, .given, .tunes(.given): true
    case .navigation, .categories, .settings, .game, .table, .skill, .tunes, .steps, .records, .helpRequested,
      .mistyped, .quit:
      false
    }
  }
}
