/// When Tab offers a command. It can be typed, and is answered, at any time.
package enum Availability: Sendable {
  case always
  /// There is a screen to go back to.
  case beyondMenu
  /// There is a game on the table.
  case withGame
  /// The game on the table is not over.
  case inPlay
  /// It is not over and has several players.
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
