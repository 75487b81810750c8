extension Wording {
  package func fetchingTunesSeconds(category: String, seconds: Int?) -> String { say(category, seconds) }
  package func tunesFetched(count: Int, category: String) -> String { say(count, category) }
  package func unplayedTunesFetched(count: Int, category: String) -> String { say(count, category) }
  package func tunesNotFetched(problem: String) -> String { say(problem) }
  package func tunesNotFetchedYet(problem: String) -> String { say(problem) }
  package var noTunesWereKept: String { say() }
  package func tunesForgotten(categories: Int) -> String { say(categories) }
  package func deckChosen(deck: String, pairs: Int) -> String { say(deck, pairs) }
  package func tunesOfCategoryChosen(category: String) -> String { say(category) }
  package func tunes(count: Int, deck: String, origin: String) -> String { say(count, deck, origin) }
  package func pairsOfDeck(count: Int, deck: String, origin: String) -> String { say(count, deck, origin) }
  package func nextGameUses(tunes: String) -> String { say(tunes) }
  package var nextGameFetches: String { say() }
  package func nextGameFetchesOrUses(tunes: String) -> String { say(tunes) }
  package func nextGameCannotFetch(problem: String) -> String { say(problem) }
  package var builtIn: String { say() }
  package var fetchedJustNow: String { say() }
  package func fetchedMinutesAgo(minutes: Int) -> String { say(minutes) }
  package func fetchedHoursAgo(hours: Int) -> String { say(hours) }
  package func fetchedDaysAgo(days: Int) -> String { say(days) }
  package var fromFile: String { say() }
  package var catalogNotReached: String { say() }
  package var catalogTurnedAway: String { say() }
  package var catalogNotUnderstood: String { say() }
  package var catalogHasTooFewTunes: String { say() }
  package var fetchGivenUp: String { say() }
  package var fetchProgramMissing: String { say() }
  package var fetchProgramNotStarted: String { say() }
  package var fetchProgramFailed: String { say() }
  package var scriptIsOffline: String { say() }
}
