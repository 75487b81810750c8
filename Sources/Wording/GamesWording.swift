/// Sentences about waiting games and games saved by name.
package protocol GamesWording {
  /// A game of the list; `name` is nil for a waiting game. `progress` is part of a sentence.
  /// `isInUse`: another program has it on its table.
  func listedGame(
    _ name: String?, of deck: String, progress: String, moves: Int, time: String, isInUse: Bool
  ) -> String
  /// How to load a game of the list.
  var gamesAdvice: String { get }
  var noGamesToLoad: String { get }
  var noGamesAreSaved: String { get }
  /// `replaces`: another game had this name.
  func gameSaved(as name: String, replaces: Bool) -> String
  func gameLoaded(progress: String) -> String
  func badGameName(_ name: String) -> String
  var gameTooLongToSave: String { get }
  func noSuchGame(_ name: String) -> String
  func gameIsInUse(_ name: String) -> String
  func gameIsOnTable(_ name: String) -> String
  /// The line of its file that is not understood, or the last line of the header, in which a key is missing.
  func gameNotUnderstood(_ name: String, line: Int?, missing: String?) -> String
  func gameOfLaterVersion(_ name: String) -> String
  func willReplaceGame(_ name: String) -> String
  func gameWasNotReplaced(_ name: String) -> String
  /// A game in the sentences that follow; `name` is nil for a waiting game.
  func gameToDelete(_ name: String?, of deck: String, progress: String) -> String
  func willDeleteGame(_ game: String) -> String
  func gameWasNotDeleted(_ game: String) -> String
  func gameDeleted(_ game: String) -> String
  /// The system's error on saving or reading it.
  func gameProblem(_ name: String, _ problem: String) -> String
}
