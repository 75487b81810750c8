import Program
import Text
import Wording

/// The message of each trouble, in one line, and the exit status.
extension FetchTrouble {
  var trouble: Trouble {
    switch self {
    case .readerGone: .output(EPIPE)
    case .notReached, .failed, .late: Trouble(message: message, status: 3)
    case .turnedAway, .redirected, .redirectedTooOften: Trouble(message: message, status: 4)
    case .notUnderstood, .cutShort, .tooLarge: Trouble(message: message, status: 5)
    case .tooFewTunes: Trouble(message: message, status: 6)
    }
  }

  private var message: String? {
    let words = MessageLanguage.words
    return switch self {
    case .readerGone: nil
    case .notReached(let host, let obstacle): words.notReached(host: host, obstacle: obstacle)
    case .failed(let host, let reason): words.exchangeFailed(host: host, reason: OutsideText.shown(reason))
    case .late(let host, let seconds): words.noWholeAnswer(host: host, seconds: Fraction(seconds))
    case .turnedAway(let host, let status, let retry):
      words.sentences(words.turnedAway(host: host, status: status), Self.advice(status, retry))
    case .redirected(let host, let place): words.redirects(host: host, place: OutsideText.brief(place))
    case .redirectedTooOften(let host): words.redirectsOnAndOn(host: host)
    case .notUnderstood(let host): words.answerNotUnderstood(host: host)
    case .cutShort(let host): words.answerCutShort(host: host)
    case .tooLarge(let host): words.answerTooLarge(host: host)
    case .tooFewTunes(let count, let term): words.tooFewTunes(count: count, term: OutsideText.brief(term))
    }
  }

  private static func advice(_ status: Int, _ retry: RetryAfter?) -> String {
    switch retry {
    case .seconds(let seconds): MessageLanguage.words.tryAgain(seconds: seconds)
    case .later: MessageLanguage.words.tryAgain(seconds: nil)
    case nil: [403, 429].contains(status) ? MessageLanguage.words.tryAgainInAMinute : ""
    }
  }
}
