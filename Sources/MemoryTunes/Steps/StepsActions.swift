package enum StepsAction: Equatable {
  /// Back before the last steps, so many of them.
  case undone(Int)
  /// Forward over so many steps that were undone.
  case redone(Int)
  /// To just after a step; 0 is the start.
  case wentTo(Int)
  /// What were the last steps, at most so many?
  case logAsked(Int)
  /// What was played so far counts as the start.
  case begun
}

/// What there is to say of steps.
enum StepsNotice: Equatable {
  /// One is now where one was after a step, coming from another one.
  case moved(from: Int)
  /// The steps after this one, up to the present, are listed.
  case listed(after: Int)
  /// The number makes no sense.
  case nothingToDo(asked: Int, StepsAction)
  /// There are not so many.
  case tooMany(asked: Int, StepsAction)
  case forgotten(Int)

  var isRefusal: Bool {
    switch self {
    case .moved, .listed: false
    case .nothingToDo, .tooMany, .forgotten: true
    }
  }
}

/// Follows every line with what it changed, and goes back and forth over that.
func reduceSteps(_ state: inout AppState, _ action: AppAction) -> [Effect] {
  switch action {
  case .settled(let line, let time):
    if let time { state.game.table?.note(time, since: state.steps.before) }
    state.steps.settle(line.summary, &state.game, path: state.path)
  case .given:
    state.steps.pass(over: &state.game, path: state.path)
  case .steps(.begun):
    state.steps = Steps(state.game, path: state.path)
    state.answer = .given
  case .steps(.logAsked(let count)):
    state.answer = .steps(.listed(after: max(state.steps.forgotten, state.steps.position - count)))
  case .steps(.undone(let count)):
    state.go(count == 0 ? nil : state.steps.position - count, asked: count, action)
  case .steps(.redone(let count)):
    let (step, isTooLarge) = state.steps.position.addingReportingOverflow(count)
    state.go(count == 0 ? nil : isTooLarge ? .max : step, asked: count, action)
  case .steps(.wentTo(let step)):
    state.go(step, asked: step, action)
  case .opened, .wentBack, .asked, .askedToSee, .categories, .game, .tunes, .records, .mistyped, .quit:
    break
  }
  return []
}

extension AppState {
  /// To just after a step; nil where the number that was asked for means none.
  fileprivate mutating func go(_ step: Int?, asked: Int, _ action: AppAction) {
    guard case .steps(let action) = action else { return }
    let from = steps.position
    if let step, (steps.forgotten...steps.last).contains(step) {
      steps.go(to: step, &game, path: &path)
      answer = .steps(.moved(from: from))
    } else if step == nil {
      answer = .steps(.nothingToDo(asked: asked, action))
    } else if let step, (0..<steps.forgotten).contains(step) {
      answer = .steps(.forgotten(step))
    } else {
      answer = .steps(.tooMany(asked: asked, action))
    }
  }
}
