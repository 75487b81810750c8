import MemoryGame
import Text
import Wording

let undoCommand = Command(
  name: "undo", parameters: [.number(.count, isOptional: true)], availability: .afterStep, subject: .goingBack
) { arguments throws(LineRefusal) in .act(.steps(.undone(try arguments.optionalCount(0) ?? 1))) }

let redoCommand = Command(
  name: "redo", parameters: [.number(.count, isOptional: true)], availability: .afterUndo, subject: .goingBack
) { arguments throws(LineRefusal) in .act(.steps(.redone(try arguments.optionalCount(0) ?? 1))) }

let gotoCommand = Command(
  name: "goto", parameters: [.number(.count)], availability: .withSteps, subject: .goingBack
) { arguments throws(LineRefusal) in .act(.steps(.wentTo(try arguments.count(0)))) }

extension Table {
  /// Goes over the steps of the game, or lists them.
  mutating func reduce(_ action: StepsAction) throws(StepsRefusal) -> Event {
    switch action {
    case .logRequested(let count):
      let first = max(0, steps.current - min(count ?? 10, steps.current))
      let lines = (first..<steps.current).map { text(ofStep: $0 + 1) }
      return .listedSteps(StepList(lines: lines, position: steps.current, left: steps.last - steps.current))
    case .undone(let count): return try go(action, asked: count, 0...steps.current)
    case .redone(let count): return try go(action, asked: count, 0...steps.last - steps.current)
    case .wentTo(let step): return try go(action, asked: step, 0...steps.last)
    }
  }

  /// Whether the action undoes a flip.
  func takesFlipBack(_ action: StepsAction) -> Bool { target(of: action).map { $0 < steps.current } ?? false }

  /// The step to which an action goes; nil if there is none.
  private func target(of action: StepsAction) -> Int? {
    let step: Int? =
      switch action {
      case .undone(0), .redone(0), .logRequested: nil
      case .undone(let count): steps.current - count
      case .redone(let count): steps.current + min(count, steps.last + 1)
      case .wentTo(let step): step
      }
    return step.flatMap { (0...steps.last).contains($0) ? $0 : nil }
  }

  /// Goes where an action asks to go by a number. `only`: the numbers that are possible.
  private mutating func go(
    _ action: StepsAction, asked: Int, _ only: ClosedRange<Int>
  ) throws(StepsRefusal) -> Event {
    let makesSense = asked > 0 || action == .wentTo(asked)
    guard let step = target(of: action) else {
      throw .noSuchStep(action, asked: asked, only: makesSense ? only : nil)
    }
    let count = steps.current - step
    if count == 0 { return .stayedAtStep }
    let line = abs(count) == 1 ? text(ofStep: max(step, steps.current)) : nil
    let before = game.board.moves
    let entries = steps.end(of: step) - game.log.position
    if entries < 0 { undo(-entries) } else { game.redo(entries) }
    steps.go(to: step)
    return .wentOverSteps(
      StepsTaken(
        count: count, line: line, move: min(before, game.board.moves) + 1,
        isFirstAid: (count > 0 || !game.isOver) && tellAid()))
  }

  /// What the people have turned up in a step, from 1, as they would type it.
  private func text(ofStep step: Int) -> String {
    let entries = steps.entries(of: step)
    let typed = entries.filter { players.list[game.log.seat(at: $0)].isPerson }
    return (typed.isEmpty ? Array(entries) : typed).map { index in
      switch game.log[index] {
      case .flip(let card): "\(card)"
      case .pass: "pass"
      case .reveal: "reveal"
      }
    }.joined(separator: " ")
  }
}

extension StepsTaken: Presentable {
  var code: AnswerCode { .done(count > 0 ? "undone" : "redone") }
  var shows: AnswerLayout { .place }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    let moves = context.table?.game.board.moves ?? 0
    let steps =
      if let line {
        count > 0 ? words.stepUndone(line: line, move: move) : words.stepDoneAgain(line: line, move: move)
      } else if count > 0 {
        words.stepsUndone(count: count, made: moves)
      } else {
        words.stepsDoneAgain(count: -count, made: moves)
      }
    return words.sentences(steps, isFirstAid ? words.countsAsAssisted : "")
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("count", abs(count))
    object.member("line", line)
    object.member("move", move)
    object.member("made", context.table?.game.board.moves)
    object.member("isFirstAid", isFirstAid)
  }
}

extension StepsRefusal {
  var notice: Notice {
    switch self {
    case .noSuchStep(let action, let asked, let only):
      .refused("no-such-step", ["typed": asked.ifExact, "first": only?.lowerBound, "last": only?.upperBound]) {
        Self.noStep(action, typed: $0.typed(asked), only: only, $0.words)
      }
    }
  }

  private static func noStep(
    _ action: StepsAction, typed: String, only: ClosedRange<Int>?, _ words: Wording
  ) -> String {
    switch (action, only) {
    case (.redone, nil): words.cannotRedo(typed: typed)
    case (_, nil): words.cannotUndo(typed: typed)
    case (.redone, 0...0): words.noStepToRedo
    case (.redone, let only?): words.tooManyToRedo(typed: typed, left: only.upperBound)
    case (_, 0...0): words.noStepToUndo
    case (.undone, let only?): words.tooManyToUndo(typed: typed, left: only.upperBound)
    case (_, let only?): words.noSuchStep(typed: typed, first: only.lowerBound, last: only.upperBound)
    }
  }
}
