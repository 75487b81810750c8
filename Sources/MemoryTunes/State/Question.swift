import Text
import Wording

/// A loss, or the first aid of a game, that the player is asked to confirm.
enum Question: Equatable, Sendable {
  case forget(SavedThing)
  /// Replace the game in play by a new one.
  case discard(PendingDeal)
  case reveal
  /// Save a game in place of another one of this name.
  case replace(FilePath)
  case forgetGame(FilePath, ListedGame)
  case takeHint
  case undoFlip(StepsAction)
}
