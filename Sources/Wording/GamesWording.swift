/// Sentences about waiting games and games saved by name.
package protocol GamesWording {
  /// A game of the list; `name` is nil for a waiting game. `progress` is part of a sentence.
  func listedGame(_ name: String?, of deck: String, progress: String, moves: Int, time: String) -> String
  /// How to load a game of the list.
  var gamesAdvice: String { get }
  var noGamesToLoad: String { get }
  var noGamesAreSaved: String { get }
  func gameSaved(as name: String) -> String
  func gameLoaded(progress: String) -> String
  func badGameName(_ name: String) -> String
  var gameTooLongToSave: String { get }
  func noSuchGame(_ name: String) -> String
  func gameIsInUse(_ name: String) -> String
  func gameNotUnderstood(_ name: String) -> String
  /// The system's error on saving or reading it.
  func gameProblem(_ name: String, _ problem: String) -> String
}
