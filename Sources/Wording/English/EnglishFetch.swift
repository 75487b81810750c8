extension English {
  func fetchHelp(options: String, bugs: String) -> String {
    """
    Usage: memory-tunes-fetch [OPTION]... TERM
    Ask the iTunes Search API for songs, once, and print them as a deck for
    memory-tunes: title, artist, album and artwork address, a tune a line.

    Examples:
      memory-tunes-fetch jazz > jazz.tsv        keep a deck
      memory-tunes --deck jazz.tsv              play with it
      memory-tunes-fetch --limit 200 'daft punk'

    Options:
    \(options)
    Exit status: 0 at least two tunes; 2 wrong usage, or trouble writing; 3 not
    reached; 4 turned away; 5 the answer was not understood, cut short or larger
    than 8 MB; 6 fewer than two tunes. But for 0 a line on standard error says why.
    The manual: man memory-tunes-fetch. Report bugs at
    \(bugs)

    """
  }
  var limitPurpose: String { "ask for so many songs, 1 to 200; else 50" }
  var timeoutPurpose: String { "end after that time, whatever happens; else 10" }
  var endpointPurpose: String {
    """
    ask there: https, or http on this machine; else what
    MEMORY_TUNES_ENDPOINT names, else
    https://itunes.apple.com/search
    """
  }
  var fetchGeneratePurpose: String {
    """
    print the manual page (man), or a completion for a
    shell: bash, zsh or fish
    """
  }
  func fetchUsage(_ fault: String) -> String { "\(fault). Try 'memory-tunes-fetch --help'." }
  var fetchTermMissing: String { "there is no TERM to search for" }
  var fetchTermEmpty: String { "the TERM to search for is empty" }
  func fetchTermInSeveralWords(_ argument: String) -> String {
    "unexpected argument \(quoted(argument)); a TERM of several words stands in quotes"
  }

  func notReached(_ host: String, _ obstacle: FetchObstacle) -> String {
    switch obstacle {
    case .name: "\(host) was not reached: no machine of that name was found."
    case .connection: "\(host) was not reached: there was no connection."
    case .silence: "\(host) was not reached: the connection ended without an answer."
    case .other(let words): "\(host) was not reached: \(words)."
    }
  }
  func noWholeAnswer(_ host: String, within seconds: Double) -> String {
    let isWhole = seconds == seconds.rounded()
    let time = isWhole ? count(Int(seconds), "second", "seconds") : "\(seconds) seconds"
    return "\(host) gave no whole answer within \(time)."
  }
  func turnedAway(_ host: String, status: Int) -> String {
    "\(host) turned the request away with HTTP status \(status)."
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
    "\(host) redirects to \(quoted(place)), which is not asked: only https is, or this machine."
  }
  func redirectsOnAndOn(_ host: String) -> String { "\(host) redirects on and on." }
  func answerNotUnderstood(_ host: String) -> String { "\(host) gave an answer that was not understood." }
  func answerCutShort(_ host: String) -> String { "\(host) gave an answer that was cut short or damaged." }
  func answerTooLarge(_ host: String) -> String { "\(host) gave an answer larger than 8 MB." }
  func tooFewTunes(_ count: Int, for term: String) -> String {
    let found = count == 0 ? "no tunes were" : "only 1 tune was"
    return "\(found) found for \(quoted(term)). A deck has at least 2."
  }
}
