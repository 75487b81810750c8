/// Why there is no deck.
enum FetchTrouble: Error {
  /// Nobody reads the output any more.
  case readerGone
  case notReached(host: String, Obstacle)
  case late(host: String, seconds: Double)
  case turnedAway(host: String, status: Int, RetryAfter?)
  /// To a place that may not be asked.
  case redirected(host: String, to: String)
  case redirectedTooOften(host: String)
  case notUnderstood(host: String)
  case cutShort(host: String)
  case tooLarge(host: String)
  /// How many there are.
  case tooFewTunes(Int, term: String)

  /// What stands between this machine and another.
  enum Obstacle {
    case name
    case connection
    /// The connection ended before there was an answer.
    case silence
    /// In the words of the library that met it.
    case other(String)
  }
}
