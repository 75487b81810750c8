import Text

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

/// A step that was made, and the line that made it.
struct MadeStep: Equatable {
  let number: Int
  let line: String
}

/// Where one is among the steps: after one of them, with so many left to be redone.
struct StepPosition: Equatable {
  let step: Int
  let left: Int
}

enum StepsNotice: Notice {
  /// Went from after a step to where one is now. `line` is that of the only step on the way. `isFirstAid`: the
  /// game counts as assisted from now on.
  case moved(from: Int, line: String?, StepPosition, isFirstAid: Bool)
  /// The last steps; how many older ones are forgotten.
  case listed([MadeStep], forgotten: Int, StepPosition)
  /// The number makes no sense.
  case nothingToDo(asked: Int, StepsAction)
  /// There are not so many steps: only this many can be undone or redone, or the numbers go only so far.
  case tooMany(asked: Int, StepsAction, only: ClosedRange<Int>)
  case forgotten(Int, first: Int)

  var code: AnswerCode? {
    switch self {
    case .moved(let from, _, let position, _) where from == position.step: .alreadyThere
    case .moved(let from, _, let position, _): from > position.step ? .undone : .redone
    case .listed: .log
    case .nothingToDo, .tooMany: .noSuchStep
    case .forgotten: .stepForgotten
    }
  }

  private var isMove: Bool { if case .moved = self { true } else { false } }
  var showsScreen: Bool { isMove }
  var tellsScreen: Bool { isMove }

  func draw(_ context: AnswerContext, into output: inout Output) {
    guard case .listed(let steps, _, _) = self else { return }
    StepsScreen().draw(steps, style: context.style, into: &output)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard case .listed(let steps, _, _) = self else { return }
    object.name("list")
    object.objects(steps) { step, object in
      object.member("step", step.number)
      object.member("command", step.line)
    }
  }
}

extension UndoHistory {
  mutating func reduce(
    _ action: StepsAction, _ game: inout GameState, path: inout Path<Route>
  ) -> Next {
    switch action {
    case .logRequested(let count):
      let steps = (max(forgotten, position - count)..<position).map {
        MadeStep(number: $0 + 1, line: line(of: $0 + 1))
      }
      return .answer(StepsNotice.listed(steps, forgotten: forgotten, whereabouts))
    case .undone(let count):
      return .answer(go(count == 0 ? nil : position - count, asked: count, action, &game, &path))
    case .redone(let count):
      let (step, isTooLarge) = position.addingReportingOverflow(count)
      return .answer(
        go(count == 0 ? nil : isTooLarge ? .max : step, asked: count, action, &game, &path))
    case .wentTo(let step):
      return .answer(go(step, asked: step, action, &game, &path))
    }
  }

  private var whereabouts: StepPosition { StepPosition(step: position, left: last - position) }

  /// Goes to just after a step; nil if the number that was asked for means none.
  private mutating func go(
    _ step: Int?, asked: Int, _ action: StepsAction, _ game: inout GameState, _ path: inout Path<Route>
  ) -> StepsNotice {
    guard let step else { return .nothingToDo(asked: asked, action) }
    if (0..<forgotten).contains(step) { return .forgotten(step, first: forgotten) }
    guard (forgotten...last).contains(step) else {
      let only =
        switch action {
        case .undone: 0...position
        case .redone: 0...last - position
        case .wentTo, .logRequested: forgotten...last
        }
      return .tooMany(asked: asked, action, only: only)
    }
    let from = position
    let before = (table: game.table?.number, isAssisted: game.table?.isAssisted == true)
    go(to: step, &game, path: &path)
    return .moved(
      from: from, line: abs(step - from) == 1 ? line(of: max(step, from)) : nil, whereabouts,
      isFirstAid: step < from && undoesPlay(step)
        && game.table.map { $0.isAssisted && !(before.isAssisted && before.table == $0.number) } ?? false)
  }
}
