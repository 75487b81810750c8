/// Sentences about steps. `place` is a sentence with the current position; moves are counted from 1. Typed
/// numbers are texts, with their values next to them.
extension Wording {
  package func placeAmongSteps(step: Int, left: Int) -> String { say(step, left) }
  package var alreadyThere: String { say() }
  package func stepUndone(line: String, move: Int?) -> String { say(line, move) }
  package func stepDoneAgain(line: String, move: Int?) -> String { say(line, move) }
  package func stepsUndone(count: Int, nextMove: Int?) -> String { say(count, nextMove) }
  package func stepsDoneAgain(count: Int, nextMove: Int?) -> String { say(count, nextMove) }
  package func noStepToList(place: String) -> String { say(place) }
  package func stepsForgotten(step: Int, place: String) -> String { say(step, place) }
  package func cannotRedo(typed: String) -> String { say(typed) }
  package func cannotUndo(typed: String) -> String { say(typed) }
  package var noStepToRedo: String { say() }
  package var noStepToUndo: String { say() }
  package func tooManyToRedo(typed: String, left: Int) -> String { say(typed, left) }
  package func tooManyToUndo(typed: String, left: Int) -> String { say(typed, left) }
  package func noSuchStep(typed: String, first: Int, last: Int) -> String { say(typed, first, last) }
  package func stepIsForgotten(step: Int, first: Int) -> String { say(step, first) }
  package var gameOfStepIsInUse: String { say() }
  package var gameOfStepIsGone: String { say() }
  package func stepAloud(step: Int, line: String) -> String { say(step, line) }
}
