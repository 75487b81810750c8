/// Why the server was not reached.
package enum FetchObstacle: String, Argument, Sendable {
  case name
  case connection
  /// The connection ended before the answer.
  case silence
}

/// Sentences of the program that fetches tunes.
extension Wording {
  package func fetchHelp(options: String, bugs: String) -> String { say(options, bugs) }
  // Line breaks appear in help.
  package var limitPurpose: String { say() }
  package var timeoutPurpose: String { say() }
  package var endpointPurpose: String { say() }
  package var fetchGeneratePurpose: String { say() }
  package var tryFetchHelp: String { say() }
  package var fetchTermMissing: String { say() }
  package var fetchTermEmpty: String { say() }
  package func fetchTermInSeveralWords(argument: String) -> String { say(argument) }
  package func notReached(host: String, obstacle: FetchObstacle) -> String { say(host, obstacle) }
  package func exchangeFailed(host: String, reason: String) -> String { say(host, reason) }
  package func noWholeAnswer(host: String, seconds: Double) -> String { say(host, Fraction(seconds)) }
  package func turnedAway(host: String, status: Int) -> String { say(host, status) }
  package func tryAgain(seconds: Int?) -> String { say(seconds) }
  package var tryAgainInAMinute: String { say() }
  package func redirects(host: String, place: String) -> String { say(host, place) }
  package func redirectsOnAndOn(host: String) -> String { say(host) }
  package func answerNotUnderstood(host: String) -> String { say(host) }
  package func answerCutShort(host: String) -> String { say(host) }
  package func answerTooLarge(host: String) -> String { say(host) }
  package func tooFewTunes(count: Int, term: String) -> String { say(count, term) }
}
