/// Saved data of a player.
package enum SavedThing: String, Argument, Sendable {
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
extension Wording {
  package var willEndMatch: String { say() }
  package func willGiveUpGame(progress: String) -> String { say(progress) }
  package func willReveal(progress: String) -> String { say(progress) }
  package func willTakeGameAway(progress: String) -> String { say(progress) }
  package var willTakeHint: String { say() }
  package var willUndoFlip: String { say() }
  package func willBeDeleted(thing: SavedThing) -> String { say(thing) }
  package func wasDeleted(thing: SavedThing) -> String { say(thing) }
  package func nothingToDelete(thing: SavedThing) -> String { say(thing) }
  package func nothingWasDeleted(thing: SavedThing) -> String { say(thing) }
  package func gameGoesOn(progress: String) -> String { say(progress) }
  package func gameGoesOnElsewhere(progress: String) -> String { say(progress) }
  package var noQuestionToAnswer: String { say() }
}
