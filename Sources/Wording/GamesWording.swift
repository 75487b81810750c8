/// What is said of the games that wait and of those that were saved by name.
package protocol GamesWording {
  /// A game of the list; `name` is nil for one that waits. `progress` says how far it is, within a sentence.
  func listedGame(_ name: String?, of deck: String, progress: String, moves: Int, time: String) -> String
  /// How a game of the list is loaded.
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
  /// What the operating system says against saving or reading it.
  func gameProblem(_ name: String, _ problem: String) -> String
}
