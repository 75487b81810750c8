import Foundation
import MemoryTunes
import Program

/// What is said of each trouble, in one line, and the exit status.
extension FetchTrouble {
  var trouble: Trouble {
    switch self {
    case .readerGone: .output(EPIPE)
    case .notReached, .late: Trouble(message: message, status: 3)
    case .turnedAway, .redirected, .redirectedTooOften: Trouble(message: message, status: 4)
    case .notUnderstood, .cutShort, .tooLarge: Trouble(message: message, status: 5)
    case .tooFewTunes: Trouble(message: message, status: 6)
    }
  }

  private var message: String? {
    switch self {
    case .readerGone: nil
    case .notReached(let host, .name): "\(host) was not reached: no machine of that name was found."
    case .notReached(let host, .connection): "\(host) was not reached: there was no connection."
    case .notReached(let host, .silence): "\(host) was not reached: the connection ended without an answer."
    case .notReached(let host, .other(let words)): "\(host) was not reached: \(OutsideText.shown(words))."
    case .late(let host, let seconds): "\(host) gave no whole answer within \(Self.text(seconds))."
    case .turnedAway(let host, let status, let retry):
      "\(host) turned the request away with HTTP status \(status)." + Self.advice(status, retry)
    case .redirected(let host, let place):
      "\(host) redirects to \(OutsideText.quoted(place)), which is not asked: only https is, or this machine."
    case .redirectedTooOften(let host): "\(host) redirects on and on."
    case .notUnderstood(let host): "\(host) gave an answer that was not understood."
    case .cutShort(let host): "\(host) gave an answer that was cut short or damaged."
    case .tooLarge(let host): "\(host) gave an answer larger than 8 MB."
    case .tooFewTunes(0, let term):
      "no tunes were found for \(OutsideText.quoted(term)). A deck has at least 2."
    case .tooFewTunes(_, let term):
      "only 1 tune was found for \(OutsideText.quoted(term)). A deck has at least 2."
    }
  }

  private static func advice(_ status: Int, _ retry: RetryAfter?) -> String {
    switch retry {
    case .seconds(0): " Try again now."
    case .seconds(1): " Try again in 1 second."
    case .seconds(let seconds): " Try again in \(seconds) seconds."
    case .later: " Try again in more than a day."
    case nil where [403, 429].contains(status):
      " It does not say when to try again; about 20 requests a minute are allowed, so wait a minute."
    case nil: ""
    }
  }

  private static func text(_ seconds: Double) -> String {
    let number = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
