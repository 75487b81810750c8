import Wording

/// Why there is no deck.
enum FetchTrouble: Error {
  /// The reader of the output has closed.
  case readerGone
  case notReached(host: String, FetchObstacle)
  /// In the words of a library.
  case failed(host: String, reason: String)
  case late(host: String, seconds: Double)
  case turnedAway(host: String, status: Int, RetryAfter?)
  /// To an address that is not allowed.
  case redirected(host: String, to: String)
  case redirectedTooOften(host: String)
  case notUnderstood(host: String)
  case cutShort(host: String)
  case tooLarge(host: String)
  /// The number of tunes.
  case tooFewTunes(Int, term: String)
}
