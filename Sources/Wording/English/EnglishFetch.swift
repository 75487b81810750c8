extension English {
  func fetchHelp(options: String, bugs: String) -> String {
    """
    Usage: memory-tunes-fetch [OPTION]... TERM
    Ask the iTunes Search API for songs and print them as a deck for memory-tunes:
    title, artist, album and artwork address, one tune per line.

    Examples:
      memory-tunes-fetch jazz > jazz.tsv        save a deck
      memory-tunes --deck jazz.tsv              play with it
      memory-tunes-fetch --limit 200 'daft punk'

    Options:
    \(options)
    Exit status: 0 at least two tunes; 2 wrong usage, or an error writing; 3 server
    not reached; 4 request refused; 5 answer not understood, incomplete or larger
    than 8 MB; 6 fewer than two tunes. On failure, one line on standard error says
    why.
    Manual: man memory-tunes-fetch. Report bugs at
    \(bugs)

    """
  }
  var limitPurpose: String { "number of songs, 1 to 200 (default: 50)" }
  var timeoutPurpose: String { "total time limit (default: 10)" }
  var endpointPurpose: String {
    """
    address to ask: https, or http on this machine
    (default: MEMORY_TUNES_ENDPOINT, if it is set, or
    https://itunes.apple.com/search)
    """
  }
  var fetchGeneratePurpose: String {
    """
    print the manual page (man), or a completion for a
    shell: bash, zsh or fish
    """
  }
  func fetchUsage(_ fault: String) -> String { "\(fault). Try 'memory-tunes-fetch --help'." }
  var fetchTermMissing: String { "a TERM to search for is required" }
  var fetchTermEmpty: String { "TERM is empty" }
  func fetchTermInSeveralWords(_ argument: String) -> String {
    "unexpected argument \(quoted(argument)); put a TERM of several words in quotes"
  }

  func notReached(_ host: String, _ obstacle: FetchObstacle) -> String {
    switch obstacle {
    case .name: "cannot reach \(host): unknown host name."
    case .connection: "cannot reach \(host): the connection failed."
    case .silence: "cannot reach \(host): the connection closed without an answer."
    case .other(let words): "cannot reach \(host): \(words)."
    }
  }
  func noWholeAnswer(_ host: String, within seconds: Double) -> String {
    let isWhole = seconds == seconds.rounded()
    let time = isWhole ? count(Int(seconds), "second", "seconds") : "\(seconds) seconds"
    return "\(host) sent no complete answer within \(time)."
  }
  func turnedAway(_ host: String, status: Int) -> String {
    "\(host) refused the request (HTTP status \(status))."
  }
  func tryAgain(in seconds: Int?) -> String {
    switch seconds {
    case nil: " Try again in more than a day."
    case 0?: " Try again now."
    case let seconds?: " Try again in \(count(seconds, "second", "seconds"))."
    }
  }
  var tryAgainInAMinute: String {
    " It does not say when to try again; about 20 requests a minute are allowed, so wait a minute."
  }
  func redirects(_ host: String, to place: String) -> String {
    "\(host) redirects to \(quoted(place)), which is not allowed: only https and this machine are."
  }
  func redirectsOnAndOn(_ host: String) -> String { "\(host) redirects too many times." }
  func answerNotUnderstood(_ host: String) -> String { "\(host) sent an answer that was not understood." }
  func answerCutShort(_ host: String) -> String { "\(host) sent an incomplete or damaged answer." }
  func answerTooLarge(_ host: String) -> String { "\(host) sent an answer larger than 8 MB." }
  func tooFewTunes(_ count: Int, for term: String) -> String {
    let found = count == 0 ? "no tunes were" : "only 1 tune was"
    return "\(found) found for \(quoted(term)). A deck needs at least 2."
  }
}
