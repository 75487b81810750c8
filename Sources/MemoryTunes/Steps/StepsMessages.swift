import App
import Wording

/// The sentences about steps.
extension StepsNotice {
  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return switch self {
    case .moved(let steps):
      words.sentences(steps.message(words), aid(after: steps, context) ?? "")
    case .alreadyThere: words.alreadyThere
    case .listed(_, let step, let left, let forgotten):
      place(words.placeAmongSteps(step: step, left: left), at: step, forgotten: forgotten, words)
    case .nothingToDo(let asked, .redone):
      words.cannotRedo(typed: context.typed(asked))
    case .nothingToDo(let asked, _):
      words.cannotUndo(typed: context.typed(asked))
    case .tooMany(_, .redone, 0...0):
      words.noStepToRedo
    case .tooMany(let asked, .redone, let only):
      words.tooManyToRedo(typed: context.typed(asked), left: only.upperBound)
    case .tooMany(_, .undone, 0...0):
      words.noStepToUndo
    case .tooMany(let asked, .undone, let only):
      words.tooManyToUndo(typed: context.typed(asked), left: only.upperBound)
    case .tooMany(let asked, _, let only):
      words.noSuchStep(typed: context.typed(asked), first: only.lowerBound, last: only.upperBound)
    case .forgotten(let step, let first):
      words.stepIsForgotten(step: step, first: first)
    case .gameIsAway(.inUse): words.gameOfStepIsInUse
    case .gameIsAway: words.gameOfStepIsGone
    }
  }
}

extension StepsNotice {
  private func place(_ place: String, at step: Int, forgotten: Int, _ words: Wording) -> String {
    if step == forgotten { return words.noStepToList(place: place) }
    return forgotten > 0 ? words.stepsForgotten(step: forgotten, place: place) : place
  }

  /// Why a game counts as assisted since it was brought back, or that it does so after a flip was undone.
  private func aid(after steps: StepsTaken, _ context: AnswerContext) -> String? {
    if steps.bringsGame, let table = context.table, table.recollection != nil {
      return table.sentenceOnAids(context.words)
    }
    return steps.isFirstAid ? context.words.countsAsAssisted : nil
  }
}

extension StepsTaken {
  fileprivate func message(_ words: Wording) -> String {
    if let line {
      return count > 0 ? words.stepUndone(line: line, move: move) : words.stepDoneAgain(line: line, move: move)
    }
    return count > 0
      ? words.stepsUndone(count: count, nextMove: move) : words.stepsDoneAgain(count: -count, nextMove: move)
  }
}
