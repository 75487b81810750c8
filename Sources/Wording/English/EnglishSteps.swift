extension English {
  func placeAmongSteps(_ step: Int, left: Int) -> String {
    let beginning = step == 0 ? "This is the start" : "This is after step \(step)"
    return left == 0 ? "\(beginning)." : "\(beginning), and \(left) can be done again."
  }
  var alreadyThere: String { "You are there already. Nothing to do." }
  func stepUndone(_ line: String, move: Int?) -> String { "Undone: \(line)\(inMove(move))." }
  func stepDoneAgain(_ line: String, move: Int?) -> String { "Done again: \(line)\(inMove(move))." }
  private func inMove(_ move: Int?) -> String { move.map { ", move \($0)" } ?? "" }
  func stepsUndone(_ count: Int, nextMove: Int?) -> String {
    "\(count) steps are undone\(followed(by: nextMove))."
  }
  func stepsDoneAgain(_ count: Int, nextMove: Int?) -> String {
    "\(count) steps are done again\(followed(by: nextMove))."
  }
  private func followed(by move: Int?) -> String { move.map { "; now move \($0)" } ?? "" }
  func noStepToList(place: String) -> String { "There is no step to list. \(place)" }
  func stepsForgotten(upTo step: Int, place: String) -> String {
    "\(place) The steps up to \(step) are forgotten."
  }
  func cannotRedo(_ typed: String) -> String {
    "\(quoted(typed)) steps cannot be done again. For the last one, type: redo"
  }
  func cannotUndo(_ typed: String) -> String {
    "\(quoted(typed)) steps cannot be undone. For the last one, type: undo"
  }
  var noStepToRedo: String { "There is no step to do again." }
  var noStepToUndo: String { "There is no step to undo." }
  func cannotRedo(_ typed: String, _ count: Int, only left: Int) -> String {
    "\(quoted(typed)) steps cannot be done again: there are \(left)."
  }
  func cannotUndo(_ typed: String, _ count: Int, only left: Int) -> String {
    "\(quoted(typed)) steps cannot be undone: there are \(left)."
  }
  func noSuchStep(_ typed: String, first: Int, last: Int) -> String {
    "There is no step \(quoted(typed)): type a number from \(first) to \(last)."
  }
  func stepIsForgotten(_ step: Int, first: Int) -> String {
    "Step \(step) is forgotten. The farthest that one can go back is: goto \(first)"
  }
  func stepAloud(_ step: Int, _ line: String) -> String { "Step \(step): \(line)" }
}
