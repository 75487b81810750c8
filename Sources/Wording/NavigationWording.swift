/// Sentences at the start and the end, and about screens.
extension Wording {
  package var greeting: String { say() }
  package var howToBegin: String { say() }
  package var rules: String { say() }
  package var rulesInBrief: String { say() }
  package var goalInBrief: String { say() }
  package func newGameAsksCatalog(off: String) -> String { say(off) }
  package func gameWaiting(found: Int, pairs: Int) -> String { say(found, pairs) }
  package var lastGameFinished: String { say() }
  package func lastGamePassedOut(found: Int, pairs: Int) -> String { say(found, pairs) }
  package func lastGameRevealed(found: Int, pairs: Int) -> String { say(found, pairs) }
  package func nothingBeforeTheMenu(word: String) -> String { say(word) }
  package var goodbye: String { say() }
  package var goodbyeWithGameSaved: String { say() }
  package var howToLeave: String { say() }
  package var more: String { say() }
  package func fetchingTunes(category: String) -> String { say(category) }
}
