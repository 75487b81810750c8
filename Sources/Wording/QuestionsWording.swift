/// Saved data of a player.
package enum SavedThing: CaseIterable, Sendable {
  case settings
  case game
  case games
  case records
  case learned
  case history
  case tunes
  case everything
}

/// Questions before something is lost, and the answers to them.
package protocol QuestionsWording {
  func willBeDeleted(_ thing: SavedThing) -> String
  func wasDeleted(_ thing: SavedThing) -> String
  func nothingToDelete(_ thing: SavedThing) -> String
  func nothingWasDeleted(_ thing: SavedThing) -> String
  /// `progress` is part of a sentence.
  func willGiveUpGame(progress: String) -> String
  func willReveal(progress: String) -> String
  func willTakeGameAway(progress: String) -> String
  /// The first aid of a game.
  var willTakeHint: String { get }
  var willUndoFlip: String { get }
  func gameGoesOn(progress: String) -> String
  func gameGoesOnElsewhere(progress: String) -> String
  var noQuestionToAnswer: String { get }
}
