import Saved

/// Why a game cannot be saved, loaded or deleted.
enum GamesProblem: Error, Equatable {
  /// This session saves nothing.
  case nothingSaved
  case noSuchGame
  /// A number, but no list was shown.
  case noList
  /// Another program is playing it.
  case inUse
  /// This program is playing it.
  case onTable
  case nameTaken
  case notUnderstood
  case system(SystemProblem)

  /// Nil if the reply is none of these.
  init?(_ rows: [Row]?) {
    guard let rows else {
      self = .nothingSaved
      return
    }
    switch rows.first?.first {
    case "no-such-game": self = .noSuchGame
    case "no-list": self = .noList
    case "in-use": self = .inUse
    case "on-table": self = .onTable
    case "name-taken": self = .nameTaken
    case "system" where rows[0].count == 2: self = .system(SystemProblem(rows[0][1]))
    default: return nil
    }
  }
}
