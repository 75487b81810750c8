/// Sentences about waiting games and games saved by name.
extension Wording {
  package func listedGame(
    name: String?, deck: String, progress: String, moves: Int, time: String, isInUse: Bool
  ) -> String {
    say(name, deck, progress, moves, time, isInUse)
  }
  package func gamesAdvice(row: Int?) -> String { say(row) }
  package func noGameOnTable(isElsewhere: Bool) -> String { say(isElsewhere) }
  package var noGamesToLoad: String { say() }
  package func gamesUnreadable(problem: String) -> String { say(problem) }
  package var noGamesAreSaved: String { say() }
  package func gameSaved(name: String, replaces: Bool) -> String { say(name, replaces) }
  package func gameLoaded(progress: String?) -> String { say(progress) }
  package func badGameName(name: String) -> String { say(name) }
  package var gameTooLongToSave: String { say() }
  package func noSuchGame(name: String) -> String { say(name) }
  package func gameIsInUse(name: String) -> String { say(name) }
  package func gameIsOnTable(name: String) -> String { say(name) }
  package func gameOfLaterVersion(name: String) -> String { say(name) }
  package func gameNotUnderstood(name: String, line: Int?, missing: String?) -> String {
    say(name, line, missing)
  }
  package func willReplaceGame(name: String) -> String { say(name) }
  package func gameWasNotReplaced(name: String) -> String { say(name) }
  package func gameToDelete(name: String?, deck: String, progress: String) -> String {
    say(name, deck, progress)
  }
  package func willDeleteGame(game: String) -> String { say(game) }
  package func gameWasNotDeleted(game: String) -> String { say(game) }
  package func gameDeleted(game: String) -> String { say(game) }
  package func gameProblem(name: String, problem: String) -> String { say(name, problem) }
}
