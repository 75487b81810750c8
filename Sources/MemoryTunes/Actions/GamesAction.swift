import Text
import Wording

/// Saved games, and deleting what is saved.
enum GamesAction: Equatable, Sendable {
  /// Get the game with this name, or this number in the list shown last.
  case load(FilePath)
  /// `isSure`: the player agreed to replace another game of this name.
  case save(FilePath, isSure: Bool)
  case forget(SavedThing)
  /// Delete the game with this name or number.
  case forgetGame(FilePath)

  // Replies of the world.

  indirect case loaded(FilePath, Result<SavedGame, GamesFailure>)
  /// Whether another game was replaced.
  case saved(FilePath, Result<Bool, GamesFailure>)
  /// How many files or rows are gone.
  case forgot(SavedThing, Result<Int, SystemFailure>)
  /// The game that was deleted or, unless `isSure`, can be.
  indirect case forgotGame(FilePath, Result<ListedGame, GamesFailure>, isSure: Bool)
}
