import MemoryCore

/// Why a game cannot be saved, loaded or deleted.
package enum GamesProblem: Error, Equatable {
  /// This session saves nothing.
  case nothingSaved
  /// No game has this name or number.
  case noSuchGame
  /// Another program is playing it.
  case inUse
  /// This program is playing it.
  case onTable
  /// Another game has this name.
  case nameTaken
  /// Its file is not understood, perhaps because of a line, which may be the end of a header without a key.
  case notUnderstood(line: Int?, missing: String? = nil)
  /// Its file is of a version that this program does not know.
  case later
  case system(SystemProblem)

  package init(_ problem: SavedGame.Problem) {
    self =
      switch problem {
      case .notUnderstood(let line): .notUnderstood(line: line)
      case .missing(let key, let line): .notUnderstood(line: line, missing: key)
      case .later: .later
      }
  }
}
