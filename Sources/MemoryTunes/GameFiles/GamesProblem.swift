import Saved

/// Why a game cannot be saved, loaded or deleted.
enum GamesProblem: Error, Equatable {
  /// This session saves nothing.
  case nothingSaved
  case position(PositionProblem)
  case notUnderstood
  case system(SystemProblem)
}
