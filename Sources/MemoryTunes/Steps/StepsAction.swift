import App
import MemoryGame
import Text

package enum StepsAction: Equatable {
  /// Undo this many steps.
  case undone(Int)
  /// Redo this many steps.
  case redone(Int)
  /// Go to just after a step; 0 is the start.
  case wentTo(Int)
  /// List the last steps, at most this many; nil for those of the game on the table, at most ten.
  case logRequested(Int?)
  /// The reply to `Effect.takeUpGame`.
  case gameTakenUp(GamesProblem?, step: Int)
}

/// Steps that were undone or, if negative, redone.
struct StepsTaken: Equatable {
  let count: Int
  /// The line of the only step.
  let line: String?
  /// The move of the only step's flips or, after several steps, the next move.
  let move: Int?
  /// The game counts as assisted from now on.
  let isFirstAid: Bool
  /// Another game is on the table.
  let bringsGame: Bool
}

enum StepsNotice: Answer, Equatable {
  case moved(StepsTaken)
  case alreadyThere
  /// The lines of the last steps, up to `step`, how many are left to redo, and how many older ones are
  /// forgotten.
  case listed([String], upTo: Int, left: Int, forgotten: Int)
  /// The number makes no sense.
  case nothingToDo(asked: Int, StepsAction)
  /// More steps than can be undone or redone, or a number out of range.
  case tooMany(asked: Int, StepsAction, only: ClosedRange<Int>)
  case forgotten(Int, first: Int)
  /// The game of that step cannot be taken up again.
  case gameIsAway(GamesProblem)

  var code: AnswerCode {
    switch self {
    case .moved(let steps): .done(steps.count > 0 ? "undone" : "redone")
    case .alreadyThere: .done("already-there")
    case .listed: .done("log")
    case .nothingToDo, .tooMany: .refused("no-such-step")
    case .forgotten: .refused("step-forgotten")
    case .gameIsAway: .refused("game-away")
    }
  }

  var shows: Shown {
    switch self {
    case .moved, .alreadyThere: .place
    case .listed, .nothingToDo, .tooMany, .forgotten, .gameIsAway: .nothing
    }
  }

  func draw(_ context: AnswerContext, into output: inout Output) {
    guard case .listed(let lines, let last, _, _) = self else { return }
    StepsScreen().draw(Self.numbered(lines, upTo: last), style: context.style, into: &output)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard case .listed(let lines, let last, _, _) = self else { return }
    object.name("list")
    object.objects(Self.numbered(lines, upTo: last)) { step, object in
      object.member("step", step.number)
      object.member("command", step.line)
    }
  }

  private static func numbered(_ lines: [String], upTo last: Int) -> [(number: Int, line: String)] {
    lines.enumerated().map { (last - lines.count + 1 + $0, $1) }
  }
}

extension UndoHistory {
  mutating func reduce(_ action: StepsAction, _ game: inout GameState, path: inout Path) -> Next {
    switch action {
    case .logRequested(let count):
      let first = count.map { position - $0 } ?? max(lastDeal, position - 10)
      let lines = (max(forgotten, first)..<position).map { line(of: $0 + 1) }
      return .answer(StepsNotice.listed(lines, upTo: position, left: last - position, forgotten: forgotten))
    case .undone(let count):
      return .answer(go(count == 0 ? nil : position - count, asked: count, action, &game, &path))
    case .redone(let count):
      let (step, isTooLarge) = position.addingReportingOverflow(count)
      return .answer(
        go(count == 0 ? nil : isTooLarge ? .max : step, asked: count, action, &game, &path))
    case .wentTo(let step), .gameTakenUp(nil, let step):
      return .answer(go(step, asked: step, action, &game, &path))
    case .gameTakenUp(let problem?, _):
      return .answer(StepsNotice.gameIsAway(problem))
    }
  }

  /// Goes to just after a step. `step` is nil if the requested number makes no sense.
  private mutating func go(
    _ step: Int?, asked: Int, _ action: StepsAction, _ game: inout GameState, _ path: inout Path
  ) -> StepsNotice {
    guard let step else { return .nothingToDo(asked: asked, action) }
    if (0..<forgotten).contains(step) { return .forgotten(step, first: forgotten) }
    guard (forgotten...last).contains(step) else {
      let only =
        switch action {
        case .undone: 0...position
        case .redone: 0...last - position
        case .wentTo, .logRequested, .gameTakenUp: forgotten...last
        }
      return .tooMany(asked: asked, action, only: only)
    }
    let count = position - step
    if count == 0 { return .alreadyThere }
    let line = abs(count) == 1 ? line(of: max(step, position)) : nil
    let before = game.table.map { TableMark($0) }
    go(to: step, &game, path: &path)
    let now = game.table.map { TableMark($0) }
    let isPlay = before?.table == now?.table && before?.flips != now?.flips
    let move = line == nil ? now : isPlay ? [before, now].compactMap(\.self).min { $0.moves < $1.moves } : nil
    return .moved(
      StepsTaken(
        count: count, line: line, move: move.flatMap { $0.isOver && line == nil ? nil : $0.moves + 1 },
        isFirstAid: (count > 0 || now?.isOver == false) && game.table?.tellAid() == true,
        bringsGame: now != nil && before?.table != now?.table))
  }

  /// The facts about the game on the table for messages.
  private struct TableMark {
    let table: Int
    let flips: Int
    let moves: Int
    let isOver: Bool

    init(_ table: borrowing Table) {
      self.table = table.number
      (flips, moves, isOver) = (table.game.board.flips, table.game.board.moves, table.game.isOver)
    }
  }
}
