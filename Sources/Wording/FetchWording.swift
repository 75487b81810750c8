/// Sentences of the program that fetches tunes.
package protocol FetchWording {
  /// `options` has a line for each option.
  func fetchHelp(options: String, bugs: String) -> String
  // Line breaks appear in help.
  var limitPurpose: String { get }
  var timeoutPurpose: String { get }
  var endpointPurpose: String { get }
  var fetchGeneratePurpose: String { get }
  /// Wrong usage, and a pointer to help.
  func fetchUsage(_ fault: String) -> String
  var fetchTermMissing: String { get }
  var fetchTermEmpty: String { get }
  func fetchTermInSeveralWords(_ argument: String) -> String

  func notReached(_ host: String, _ obstacle: FetchObstacle) -> String
  func noWholeAnswer(_ host: String, within seconds: Double) -> String
  func turnedAway(_ host: String, status: Int) -> String
  /// Sentences that follow the refusal. Nil for more than a day.
  func tryAgain(in seconds: Int?) -> String
  var tryAgainInAMinute: String { get }
  func redirects(_ host: String, to place: String) -> String
  func redirectsOnAndOn(_ host: String) -> String
  func answerNotUnderstood(_ host: String) -> String
  func answerCutShort(_ host: String) -> String
  func answerTooLarge(_ host: String) -> String
  /// No tunes, or one.
  func tooFewTunes(_ count: Int, for term: String) -> String
}

/// Why the server was not reached.
package enum FetchObstacle: Sendable {
  case name, connection, silence
  /// In the words of a library.
  case other(String)
}
