import MemoryGame
import Wording

let undoCommand = Command(
  name: "undo", parameters: [.number(.count, isOptional: true)], availability: .afterStep, subject: .goingBack
) { arguments throws(LineProblem) in .steps(.undone(try arguments.optionalCount(0) ?? 1)) }

let redoCommand = Command(
  name: "redo", parameters: [.number(.count, isOptional: true)], availability: .afterUndo, subject: .goingBack
) { arguments throws(LineProblem) in .steps(.redone(try arguments.optionalCount(0) ?? 1)) }

let gotoCommand = Command(
  name: "goto", parameters: [.number(.count)], availability: .withSteps, subject: .goingBack
) { arguments throws(LineProblem) in .steps(.wentTo(try arguments.count(0))) }

extension UndoHistory {
  mutating func reduce(_ action: StepsAction, _ game: inout GameState, path: inout Path) -> any Answer {
    switch action {
    case .logRequested(let count):
      let first = count.map { position - $0 } ?? max(lastDeal, position - 10)
      let lines = (max(forgotten, first)..<position).map { line(of: $0 + 1) }
      return StepsListed(lines: lines, position: position, left: last - position, forgotten: forgotten)
    case .undone(let count): return go(action, asked: count, 0...position, &game, &path)
    case .redone(let count): return go(action, asked: count, 0...last - position, &game, &path)
    case .wentTo(let step): return go(action, asked: step, forgotten...last, &game, &path)
    }
  }

  /// Goes where an action asks to go by a number. `only`: the numbers that are possible.
  private mutating func go(
    _ action: StepsAction, asked: Int, _ only: ClosedRange<Int>, _ game: inout GameState, _ path: inout Path
  ) -> any Answer {
    guard let step = step(askedBy: action) else { return Said.noStep(action, asked: asked, only: nil) }
    if (0..<forgotten).contains(step) {
      return Said(.refused("step-forgotten")) { [forgotten] in
        $0.words.stepIsForgotten(step: step, first: forgotten)
      }
    }
    guard (forgotten...last).contains(step) else { return Said.noStep(action, asked: asked, only: only) }
    let count = position - step
    if count == 0 { return Said(.done("already-there"), shows: .place, \.words.alreadyThere) }
    let line = abs(count) == 1 ? line(of: max(step, position)) : nil
    func facts() -> (table: Int, flips: Int, moves: Int, isOver: Bool)? {
      game.table.map { ($0.number, $0.game.board.flips, $0.game.board.moves, $0.game.isOver) }
    }
    let before = facts()
    go(to: step, &game, path: &path)
    let now = facts()
    let isPlay = before?.table == now?.table && before?.flips != now?.flips
    let move = isPlay ? [before, now].compactMap(\.self).map(\.moves).min() : nil
    return StepsTaken(
      count: count, line: line, move: move.map { $0 + 1 },
      isFirstAid: (count > 0 || now?.isOver == false) && game.table?.tellAid() == true,
      bringsGame: now != nil && before?.table != now?.table)
  }
}

/// Steps that were undone or, if negative, redone.
struct StepsTaken: Answer {
  let shows = Shown.place
  let count: Int
  let line: String?
  /// The move of the only step's flips.
  let move: Int?
  /// The game counts as assisted from now on.
  let isFirstAid: Bool
  let bringsGame: Bool

  var code: AnswerCode { .done(count > 0 ? "undone" : "redone") }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    let moves = context.table?.game.board.moves
    let steps =
      if let line {
        count > 0 ? words.stepUndone(line: line, move: move) : words.stepDoneAgain(line: line, move: move)
      } else if count > 0 {
        words.stepsUndone(count: count, made: moves)
      } else {
        words.stepsDoneAgain(count: -count, made: moves)
      }
    // Why a game counts as assisted since it was brought back, or that it does so after a flip was undone.
    let aids = bringsGame ? context.table?.sentenceOnAids(words) ?? "" : ""
    return words.sentences(steps, aids.isEmpty && isFirstAid ? words.countsAsAssisted : aids)
  }
}

extension Said {
  /// More steps than can be undone or redone, or a number out of range. `only`: the numbers that can be typed;
  /// nil if the one that was makes no sense.
  fileprivate static func noStep(_ action: StepsAction, asked: Int, only: ClosedRange<Int>?) -> Said {
    .refused("no-such-step") { context in
      let (words, typed) = (context.words, context.typed(asked))
      return switch (action, only) {
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
}
