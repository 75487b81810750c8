/// Sentences about steps. `place` is a sentence with the present position; moves are counted from 1. Typed
/// numbers are texts, with their values next to them.
package protocol StepsWording {
  /// The last step made, 0 at the start, and how many can be redone.
  func placeAmongSteps(_ step: Int, left: Int) -> String
  var alreadyThere: String { get }
  /// `move` is that of the undone flips; nil if there are none.
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
  /// A step cannot be undone or redone, because its game is elsewhere.
  var gameOfStepIsInUse: String { get }
  var gameOfStepIsGone: String { get }
  /// A row of the list without columns.
  func stepAloud(_ step: Int, _ line: String) -> String
}
