extension English {
  func listedGame(
    _ name: String?, of deck: String, progress: String, moves: Int, time: String, isInUse: Bool
  ) -> String {
    "\(name.map { "\($0): " } ?? "")\(deck), \(progress), \(count(moves, "move", "moves")), \(time)"
      + (isInUse ? ", open in another window" : "")
  }
  var gamesAdvice: String { "To continue a game, type load and its number or its name, like: load 1" }
  var noGamesToLoad: String { "No other game is waiting, and none is saved by name." }
  var noGamesAreSaved: String { "This session saves no games. To save them, start with --home DIR." }
  func gameSaved(as name: String, replaces: Bool) -> String {
    "The game is saved\(replaces ? ", in place of another one of this name" : "")."
      + " To come back to it, type: load \(name)"
  }
  func gameLoaded(progress: String) -> String { "Loaded: \(progress)." }
  func badGameName(_ name: String) -> String {
    "\(quoted(name)) is not a valid name for a game: it must not contain a slash or begin with a dot."
  }
  var gameTooLongToSave: String { "This game is too long to save." }
  func noSuchGame(_ name: String) -> String {
    "There is no game \(quoted(name)). For a list, type: games"
  }
  func gameIsInUse(_ name: String) -> String {
    "The game \(quoted(name)) is being played in another window."
  }
  func gameIsOnTable(_ name: String) -> String {
    "The game \(quoted(name)) is on the table. To go to it, type: game"
  }
  func gameNotUnderstood(_ name: String, line: Int?, missing: String?) -> String {
    let file = "The file of the game \(quoted(name)) cannot be read"
    return switch (line, missing) {
    case (let line?, let key?): "\(file): its header, which ends in line \(line), lacks \(quoted(key + ":"))."
    case (let line?, nil): "\(file): line \(line) is not valid."
    case (nil, _): "\(file)."
    }
  }
  func gameOfLaterVersion(_ name: String) -> String {
    "The game \(quoted(name)) was saved by a later version of this program."
  }
  func willReplaceGame(_ name: String) -> String {
    "Another game is saved as \(quoted(name)). Replace it? Type: yes or no"
  }
  func gameWasNotReplaced(_ name: String) -> String { "The other game is still saved as \(quoted(name))." }
  func gameToDelete(_ name: String?, of deck: String, progress: String) -> String {
    let game = "\(deck), \(progress)"
    return name.map { "\($0) (\(game))" } ?? game
  }
  func willDeleteGame(_ game: String) -> String { "Delete this game for good: \(game)? Type: yes or no" }
  func gameWasNotDeleted(_ game: String) -> String { "Not deleted: \(game)." }
  func gameDeleted(_ game: String) -> String { "Deleted: \(game)." }
  func gameProblem(_ name: String, _ problem: String) -> String {
    "The game \(quoted(name)) cannot be saved or loaded: \(problem)"
  }
}
