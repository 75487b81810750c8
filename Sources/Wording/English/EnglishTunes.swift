extension English {
  func fetchingTunes(of category: String, seconds: Int?) -> String {
    "Fetching tunes of \(category) ...\(seconds.map { " \($0) s" } ?? "") (Ctrl-C cancels)"
  }
  func tunesFetched(_ count: Int, of category: String) -> String { "Fetched \(count) tunes of \(category)." }
  func unplayedTunesFetched(_ count: Int, of category: String) -> String {
    "\(tunesFetched(count, of: category)) To play with them, type: set tunes auto"
  }
  func tunesNotFetched(because problem: String) -> String { "No tunes were fetched: \(problem)." }
  func tunesNotFetchedYet(because problem: String) -> String {
    "\(tunesNotFetched(because: problem)) To try again, type: tunes fetch"
  }
  var noTunesWereKept: String { "No fetched tunes to delete." }
  func tunesForgotten(categories: Int) -> String {
    "Deleted the fetched tunes of \(count(categories, "category", "categories"))."
  }
  func deckChosen(_ deck: String, tunes: Int) -> String { "The next game uses \(deck), \(tunes) tunes." }
  func tunesOfCategoryChosen(_ category: String) -> String { "The next game uses the tunes of \(category)." }

  func tunes(_ count: Int, of deck: String, origin: String) -> String { "\(count) tunes of \(deck), \(origin)" }
  func nextGameUses(_ tunes: String) -> String { "The next game uses \(tunes)." }
  var nextGameFetches: String { "The next game fetches its tunes from the iTunes catalog." }
  func nextGameFetches(orUses tunes: String) -> String {
    "The next game fetches its tunes from the iTunes catalog or, if that fails, uses \(tunes)."
  }

  func nextGameCannotFetch(because problem: String) -> String {
    "The next game cannot fetch its tunes: \(problem)."
  }

  var builtIn: String { "built in" }
  var fetchedJustNow: String { "fetched just now" }
  func fetched(minutesAgo minutes: Int) -> String { "fetched \(minutes) minutes ago" }
  func fetched(hoursAgo hours: Int) -> String { "fetched \(hours) hours ago" }
  func fetched(daysAgo days: Int) -> String { "fetched \(days) days ago" }
  var fromFile: String { "from a file" }

  var catalogNotReached: String { "the iTunes catalog was not reached" }
  var catalogTurnedAway: String { "the iTunes catalog refused the request; try again later" }
  var catalogNotUnderstood: String { "the answer of the iTunes catalog was not understood" }
  var catalogHasTooFewTunes: String { "the iTunes catalog has too few such tunes" }
  var fetchGivenUp: String { "the fetch was canceled" }
  var fetchProgramMissing: String { "the program memory-tunes-fetch was not found" }
  var fetchProgramNotStarted: String {
    "the program memory-tunes-fetch could not be started: the system is short of resources"
  }
  var fetchProgramFailed: String { "the program memory-tunes-fetch failed" }
  var scriptIsOffline: String {
    "a script uses the network only if --tunes auto or --tunes online is on the command line"
  }
}
