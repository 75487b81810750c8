package enum StepsAction: Equatable {
  /// Back before the last steps, this many of them.
  case undone(Int)
  /// Forward over this many steps that were undone.
  case redone(Int)
  /// To just after a step; 0 is the start.
  case wentTo(Int)
  /// List the last steps, at most this many.
  case logRequested(Int)
}

enum StepsNotice: Equatable {
  /// Went from one step to another.
  case moved(from: Int)
  /// The steps after this one are listed, up to the present.
  case listed(after: Int)
  /// The number makes no sense.
  case nothingToDo(asked: Int, StepsAction)
  /// There are not so many steps.
  case tooMany(asked: Int, StepsAction)
  case forgotten(Int)

  var isRefusal: Bool {
    switch self {
    case .moved, .listed: false
    case .nothingToDo, .tooMany, .forgotten: true
    }
  }

  func code(in steps: borrowing Steps) -> AnswerCode {
    switch self {
    case .moved(let from) where from == steps.position: .alreadyThere
    case .moved(let from): from > steps.position ? .undone : .redone
    case .listed: .log
    case .nothingToDo, .tooMany: .noSuchStep
    case .forgotten: .stepForgotten
    }
  }
}

extension Steps {
  mutating func reduce(
    _ action: StepsAction, _ game: inout GameState, path: inout Path<Route>
  ) -> StepsNotice {
    switch action {
    case .logRequested(let count):
      return .listed(after: max(forgotten, position - count))
    case .undone(let count):
      return go(count == 0 ? nil : position - count, asked: count, action, &game, &path)
    case .redone(let count):
      let (step, isTooLarge) = position.addingReportingOverflow(count)
      return go(count == 0 ? nil : isTooLarge ? .max : step, asked: count, action, &game, &path)
    case .wentTo(let step):
      return go(step, asked: step, action, &game, &path)
    }
  }

  /// Goes to just after a step; nil if the number that was asked for means none.
  private mutating func go(
    _ step: Int?, asked: Int, _ action: StepsAction, _ game: inout GameState, _ path: inout Path<Route>
  ) -> StepsNotice {
    guard let step else { return .nothingToDo(asked: asked, action) }
    if (0..<forgotten).contains(step) { return .forgotten(step) }
    guard (forgotten...last).contains(step) else { return .tooMany(asked: asked, action) }
    let from = position
    go(to: step, &game, path: &path)
    return .moved(from: from)
  }
}
