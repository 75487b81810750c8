extension English {
  func listedGame(_ name: String?, of deck: String, progress: String, moves: Int, time: String) -> String {
    "\(name.map { "\($0): " } ?? "")\(deck), \(progress), \(count(moves, "move", "moves")), \(time)"
  }
  var gamesAdvice: String { "To continue a game, type load and its number or its name, like: load 1" }
  var noGamesToLoad: String { "No other game is waiting, and none is saved by name." }
  var noGamesAreSaved: String { "This session saves no games. To save them, start with --home DIR." }
  func gameSaved(as name: String) -> String { "The game is saved. To come back to it, type: load \(name)" }
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
  func gameNotUnderstood(_ name: String) -> String { "The file of the game \(quoted(name)) cannot be read." }
  func gameProblem(_ name: String, _ problem: String) -> String {
    "The game \(quoted(name)) cannot be saved or loaded: \(problem)"
  }
}
