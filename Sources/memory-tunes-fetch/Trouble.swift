#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why there is no deck.
enum Trouble: Error {
  /// The command line, in words.
  case usage(String)
  /// Writing failed with this `errno`.
  case output(Int32)
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

  var status: Int32 {
    switch self {
    case .output(EPIPE): 128 + SIGPIPE
    case .usage, .output: 2
    case .notReached, .late: 3
    case .turnedAway, .redirected, .redirectedTooOften: 4
    case .notUnderstood, .cutShort, .tooLarge: 5
    case .tooFewTunes: 6
    }
  }

  /// The one line for standard error; empty when the reader of the output has seen enough.
  var line: String {
    if case .output(EPIPE) = self { return "" }
    return "memory-tunes-fetch: \(message)\n"
  }

  /// Ends the program.
  func exit() -> Never {
    TrapNet.fold()
    StandardStreams.tell(line)
    _exit(status)
  }
}
