import Flow

/// The root feature: which screen is shown, the game, and what the last line is answered with.
package struct AppState {
  var path = Path()
  package var game: GameState
  var answer = Answer.welcome
  var steps: Steps
  /// The player has said goodbye.
  var isOver = false
  /// What the player was asked about last.
  var question: Kept?
  /// Whether he is asked before something is removed.
  var asksFirst = false

  package init(game: GameState) {
    steps = Steps(game, path: path)
    self.game = game
  }

  var isRefusal: Bool {
    switch answer {
    case .refused: true
    case .screen: game.notice?.isRefusal ?? false
    case .given: game.notice?.isRefusal ?? false
    case .steps(let notice): notice.isRefusal
    case .records(let notice): notice.isRefusal
    case .welcome, .farewell, .help, .categoryChosen: false
    }
  }
}

/// What the last line is answered with.
enum Answer: Equatable {
  case welcome
  /// The screen, with what the game has to say.
  case screen
  case categoryChosen(Category)
  /// What can be typed or, with a command's name, all about that.
  case help(command: String?)
  case steps(StepsNotice)
  case records(RecordsNotice)
  /// What a recording notes was taken note of.
  case given
  case refused(Refusal)
  case farewell
}

/// Why a line that was read is refused by the app itself. (The game has refusals of its own.)
enum Refusal: Equatable {
  case line(LineProblem)
  case nothingBeforeTheMenu
  case noGame
}

package enum AppAction {
  case opened(Route)
  case wentBack
  case asked(help: String?)
  case askedToSee
  case categories(CategoriesAction)
  case game(GameAction)
  case tunes(TunesAction)
  case given(GivenAction)
  case steps(StepsAction)
  case records(RecordsAction)
  /// A line that was not understood.
  case mistyped(LineProblem)
  case quit
  /// All that a line brought about is done. Whoever dispatches a line's action dispatches this after it.
  /// The time is in seconds since 1970, nil where nobody looks at the clock.
  case settled(Line, time: Int?)
}

/// The whole of the game's logic: what every line begins with, the features, each for its part of the state,
/// and then the screens, which follow what has happened in the features.
package var appReducer: Reducer<AppState, AppAction, Effect> {
  combine(
    reduceAnswer,
    lift(
      reduceCategories,
      action: { if case .categories(let action) = $0 { action } else { nil } },
      change: { $1(&$0.game.next.category) }),
    lift(
      reduceGame,
      action: { if case .game(let action) = $0 { action } else { nil } },
      change: { $1(&$0.game) }),
    lift(
      reduceTunes,
      action: { if case .tunes(let action) = $0 { action } else { nil } },
      change: { $1(&$0.game) }),
    lift(
      reduceGiven,
      action: { if case .given(let action) = $0 { action } else { nil } },
      change: { $1(&$0.game) }),
    reducePath,
    reduceRecords,
    reduceSteps)
}

private func reduceAnswer(_ state: inout AppState, _ action: AppAction) -> [Effect] {
  state.beginAnswer(action)
  switch action {
  case .settled:
    break
  case .mistyped(let problem):
    state.answer = .refused(.line(problem))
  case .asked(let command):
    state.answer = .help(command: command)
  case .categories(.chosen(let category)):
    state.answer = .categoryChosen(category)
  case .given:
    state.answer = .given
  case .quit:
    state.answer = .farewell
    state.isOver = true
  case .opened, .wentBack, .askedToSee, .game, .tunes, .steps, .records:
    state.answer = .screen
  }
  return []
}

extension AppState {
  /// Has the next game dealt from what was given, and tells whether something was.
  @discardableResult
  private mutating func takeGiven() -> Bool {
    switch game.given.beginLine() {
    case .own(let deck): game.next.deck = deck
    case .category: game.next.deck = nil
    case nil: return false
    }
    return true
  }

  fileprivate mutating func beginAnswer(_ action: AppAction) {
    switch action {
    case .settled:
      if answer != .given { game.given.endLine() }
      return
    case .given:
      break
    case .steps(.begun):
      // What was given so far is no business of the line that comes next.
      takeGiven()
      game.given.endLine()
    case .opened, .wentBack, .asked, .askedToSee, .categories, .game, .tunes, .steps, .records, .mistyped,
      .quit:
      // It is no step of the line that comes next.
      if takeGiven() { steps.pass(over: &game, path: path) }
    }
    game.notice = nil
    if case .records(.confirmed) = action { return }
    question = nil
  }
}

private func reducePath(_ state: inout AppState, _ action: AppAction) -> [Effect] {
  switch action {
  case .opened(.game) where state.game.table == nil:
    state.answer = .refused(.noGame)
  case .opened(let route):
    state.path.go(to: route)
  case .wentBack:
    if !state.path.goBack() { state.answer = .refused(.nothingBeforeTheMenu) }
  case .game(.newGameAsked), .game(.tunesArrived):
    if state.game.notice == .dealt { state.path.go(to: .game) }
  case .asked, .askedToSee, .categories, .game, .tunes, .given, .steps, .records, .mistyped, .quit, .settled:
    break
  }
  return []
}
