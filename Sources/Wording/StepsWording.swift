/// What is said of steps. `place`, a whole sentence, tells where one is among them; moves are counted from 1.
/// Numbers that were typed are texts, with their values beside them.
package protocol StepsWording {
  /// The step after which one is, 0 at the start, and how many can be done again.
  func placeAmongSteps(_ step: Int, left: Int) -> String
  var alreadyThere: String { get }
  /// `move` is that of the flips that are undone; nil if there are none.
  func stepUndone(_ line: String, move: Int?) -> String
  func stepDoneAgain(_ line: String, move: Int?) -> String
  func stepsUndone(_ count: Int, nextMove: Int?) -> String
  func stepsDoneAgain(_ count: Int, nextMove: Int?) -> String
  func noStepToList(place: String) -> String
  func stepsForgotten(upTo step: Int, place: String) -> String
  /// 0 steps were asked for.
  func cannotRedo(_ typed: String) -> String
  func cannotUndo(_ typed: String) -> String
  var noStepToRedo: String { get }
  var noStepToUndo: String { get }
  func cannotRedo(_ typed: String, _ count: Int, only left: Int) -> String
  func cannotUndo(_ typed: String, _ count: Int, only left: Int) -> String
  func noSuchStep(_ typed: String, first: Int, last: Int) -> String
  func stepIsForgotten(_ step: Int, first: Int) -> String
  /// A row of the list where there are no columns.
  func stepAloud(_ step: Int, _ line: String) -> String
}
