extension English {
  var menu: String { "Menu" }
  var newGame: String { "New Game" }
  var chooseCategory: String { "Choose Category" }
  var settings: String { "Settings" }
  var continueGame: String { "Continue Game" }
  func menuRow(_ title: String, progress: String) -> String { "\(title)  (\(progress))" }
  func menuRowInWords(_ title: String, progress: String) -> String { "\(title), \(progress)" }
  func progressBelow(_ progress: String) -> String { "(\(progress))" }
  func nextGame(dealtFrom deck: String, isSplit: Bool) -> String {
    "The next game is dealt from \(deck)\(isSplit ? ", with split cards" : "")."
  }
  func nextPlayers(_ names: String) -> String {
    "Players: \(names). To play alone, type: players you"
  }
  var finishedGameOnTable: String { "A finished game is on the table. To see it, type: game" }
  func drawnGameOnTable(progress: String) -> String {
    "The game on the table ended when everyone passed, \(progress). To see it, type: game"
  }
  func revealedGameOnTable(progress: String) -> String {
    "You gave up the game on the table, \(progress). To see it, type: game"
  }
}
