/// Sentences about tunes: their source, and those of the next game.
package protocol TunesWording {
  /// Tunes are being fetched, for this many seconds; nil at the beginning.
  func fetchingTunes(of category: String, seconds: Int?) -> String
  func tunesFetched(_ count: Int, of category: String) -> String
  /// Fetched tunes that no game will use.
  func unplayedTunesFetched(_ count: Int, of category: String) -> String
  func tunesNotFetched(because problem: String) -> String
  /// The same if it is worth another try.
  func tunesNotFetchedYet(because problem: String) -> String
  var noTunesWereKept: String { get }
  func tunesForgotten(categories: Int) -> String
  func deckChosen(_ deck: String, tunes: Int) -> String
  func tunesOfCategoryChosen(_ category: String) -> String

  /// Tunes, for the following sentences.
  func tunes(_ count: Int, of deck: String, origin: String) -> String
  func nextGameUses(_ tunes: String) -> String
  var nextGameFetches: String { get }
  func nextGameFetches(orUses tunes: String) -> String
  func nextGameCannotFetch(because problem: String) -> String

  /// Where tunes come from.
  var builtIn: String { get }
  var fetchedJustNow: String { get }
  func fetched(minutesAgo minutes: Int) -> String
  func fetched(hoursAgo hours: Int) -> String
  func fetched(daysAgo days: Int) -> String
  var fromFile: String { get }

  /// Why no tunes arrived, as part of a sentence.
  var catalogNotReached: String { get }
  var catalogTurnedAway: String { get }
  var catalogNotUnderstood: String { get }
  var catalogHasTooFewTunes: String { get }
  var fetchGivenUp: String { get }
  var fetchProgramMissing: String { get }
  var fetchProgramNotStarted: String { get }
  var fetchProgramFailed: String { get }
  /// A script uses the network only if its command line says so.
  var scriptIsOffline: String { get }
}
