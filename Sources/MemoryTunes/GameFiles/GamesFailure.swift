import Saved

/// Why a game cannot be saved, loaded or deleted.
enum GamesFailure: Error, Equatable {
  /// This session saves nothing.
  case nothingSaved
  case position(PositionRefusal)
  case notUnderstood
  case system(SystemFailure)
}
