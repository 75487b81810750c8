/// Saved data that a player can delete.
package enum SavedThing: String, Argument, CaseIterable, Sendable {
  case settings
  /// The game on the table.
  case game
  /// Waiting games and games saved by name.
  case games
  case records
  /// The boxes of practiced pairs.
  case learned
  case favorites
  case history
  case tunes
  case everything
}
