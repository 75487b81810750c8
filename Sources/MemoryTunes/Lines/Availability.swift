/// When Tab offers a command. It can be typed at any time, and is answered.
enum Availability: Sendable {
  case always
  /// It is what programs write rather than people.
  case never
  /// There is a screen to go back to.
  case beyondMenu
  /// There is a game on the table.
  case withGame
  /// The game on the table is not over.
  case inPlay
  /// It is not over, and several play.
  case inSharedPlay
  /// A step was made, even if it was undone.
  case withSteps
  /// There is a step to undo.
  case afterStep
  /// There is a step to redo.
  case afterUndo
  /// A question was asked.
  case afterQuestion
}
