extension English {
  func placeAmongSteps(_ step: Int, left: Int) -> String {
    let beginning = step == 0 ? "This is the start" : "This is after step \(step)"
    return left == 0 ? "\(beginning)." : "\(beginning); \(left) can be redone."
  }
  var alreadyThere: String { "You are already there. Nothing to do." }
  func stepUndone(_ line: String, move: Int?) -> String { "Undone: \(line)\(inMove(move))." }
  func stepDoneAgain(_ line: String, move: Int?) -> String { "Redone: \(line)\(inMove(move))." }
  private func inMove(_ move: Int?) -> String { move.map { ", move \($0)" } ?? "" }
  func stepsUndone(_ count: Int, nextMove: Int?) -> String {
    "\(count) steps undone\(followed(by: nextMove))."
  }
  func stepsDoneAgain(_ count: Int, nextMove: Int?) -> String {
    "\(count) steps redone\(followed(by: nextMove))."
  }
  private func followed(by move: Int?) -> String { move.map { "; now move \($0)" } ?? "" }
  func noStepToList(place: String) -> String { "No steps to list. \(place)" }
  func stepsForgotten(upTo step: Int, place: String) -> String {
    "\(place) Steps up to \(step) are no longer available."
  }
  func cannotRedo(_ typed: String) -> String {
    "\(quoted(typed)) steps cannot be redone. For one step, type: redo"
  }
  func cannotUndo(_ typed: String) -> String {
    "\(quoted(typed)) steps cannot be undone. For one step, type: undo"
  }
  var noStepToRedo: String { "No steps to redo." }
  var noStepToUndo: String { "No steps to undo." }
  func cannotRedo(_ typed: String, _ count: Int, only left: Int) -> String {
    "\(quoted(typed)) steps cannot be redone: only \(left) can."
  }
  func cannotUndo(_ typed: String, _ count: Int, only left: Int) -> String {
    "\(quoted(typed)) steps cannot be undone: only \(left) can."
  }
  func noSuchStep(_ typed: String, first: Int, last: Int) -> String {
    "There is no step \(quoted(typed)): type a number from \(first) to \(last)."
  }
  func stepIsForgotten(_ step: Int, first: Int) -> String {
    "Step \(step) is no longer available. For the earliest available step, type: goto \(first)"
  }
  var gameOfStepIsInUse: String { "The game of that step is being played in another window." }
  var gameOfStepIsGone: String { "The game of that step was deleted, or continued in another window." }
  func stepAloud(_ step: Int, _ line: String) -> String { "Step \(step): \(line)" }
}
