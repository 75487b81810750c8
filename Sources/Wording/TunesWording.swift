/// What is said of tunes: where they come from, and which ones the next game uses.
package protocol TunesWording {
  /// Tunes are being fetched, for so many seconds; nil for the beginning.
  func fetchingTunes(of category: String, seconds: Int?) -> String
  func tunesFetched(_ count: Int, of category: String) -> String
  /// Tunes were fetched that no game will be dealt from.
  func unplayedTunesFetched(_ count: Int, of category: String) -> String
  func tunesNotFetched(because problem: String) -> String
  var noTunesWereKept: String { get }
  func tunesForgotten(categories: Int) -> String
  func deckChosen(_ deck: String, tunes: Int) -> String
  func tunesOfCategoryChosen(_ category: String) -> String

  /// Some tunes as the following sentences name them.
  func tunes(_ count: Int, of deck: String, origin: String) -> String
  func nextGameUses(_ tunes: String) -> String
  var nextGameFetches: String { get }
  func nextGameFetches(orUses tunes: String) -> String

  /// Where tunes come from.
  var builtIn: String { get }
  var fetchedJustNow: String { get }
  func fetched(minutesAgo minutes: Int) -> String
  func fetched(hoursAgo hours: Int) -> String
  func fetched(daysAgo days: Int) -> String
  var fromFile: String { get }

  /// Why no tunes came, as part of a sentence.
  var catalogueNotReached: String { get }
  var catalogueTurnedAway: String { get }
  var catalogueNotUnderstood: String { get }
  var catalogueHasTooFewTunes: String { get }
  var fetchGivenUp: String { get }
  var fetchProgramMissing: String { get }
  var fetchProgramNotStarted: String { get }
  var fetchProgramFailed: String { get }
}
