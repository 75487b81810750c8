/// Saved data of a player.
package enum SavedThing: String, Argument, Sendable {
  case settings
  case game
  case games
  case records
  case learned
  case favorites
  case history
  case tunes
  case everything
}
