extension English {
  var greeting: String { "memory-tunes, the game of Memory with tunes on the cards." }
  var howToBegin: String { "To begin, type: play. For all commands: help. To leave: quit" }
  var rulesInBrief: [String] {
    [
      "Each tune is on two cards, face down. Turn up two: the same tune stays up.",
      "Find all pairs in as few moves as you can.",
    ]
  }
  func newGameAsksCatalog(off: String) -> String {
    "New Game asks Apple's iTunes catalog for tunes. Turn off: \(off)"
  }

  var rules: String {
    "Every tune is on two cards. Turn up two cards a move by their numbers, like 3 7. If they belong together, "
      + "they stay up; if not, they turn back with your next flip. Find all pairs in the fewest moves. "
      + "With several players, whoever finds a pair keeps it and goes again."
  }

  func gameWaiting(found: Int, of pairs: Int) -> String {
    "A game is waiting, \(found) of \(pairs) pairs found. To continue it, type: game"
  }
  var lastGameFinished: String { "Your last game is finished. To see it, type: game" }
  func lastGamePassedOut(found: Int, of pairs: Int) -> String {
    "Your last game ended when everyone passed, \(found) of \(pairs) pairs found. To see it, type: game"
  }
  func lastGameRevealed(found: Int, of pairs: Int) -> String {
    "You gave up your last game, \(progress(found, of: pairs)). To see it, type: game"
  }

  func nothingBeforeTheMenu(_ word: String) -> String {
    "\(quoted(word)) does nothing on the menu. To leave, type: quit"
  }

  var goodbye: String { "Goodbye." }
  var goodbyeWithGameSaved: String { "Goodbye. Your game is saved. It will be waiting next time." }
  var howToLeave: String { "To leave, type: quit (or press Ctrl-D)" }

  var more: String { "-- more -- (Enter, or q)" }

  func fetchingTunes(of category: String) -> String {
    "Fetching tunes of \(category). To cancel, press Ctrl-C."
  }
}
