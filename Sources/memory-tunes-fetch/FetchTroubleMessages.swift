import Program
import Text
import Wording

/// The message of each trouble, in one line, and the exit status.
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
    let words = MessageLanguage.words
    return switch self {
    case .readerGone: nil
    case .notReached(let host, let obstacle): words.notReached(host, obstacle.told)
    case .late(let host, let seconds): words.noWholeAnswer(host, within: seconds)
    case .turnedAway(let host, let status, let retry):
      words.turnedAway(host, status: status) + Self.advice(status, retry)
    case .redirected(let host, let place): words.redirects(host, to: OutsideText.brief(place))
    case .redirectedTooOften(let host): words.redirectsOnAndOn(host)
    case .notUnderstood(let host): words.answerNotUnderstood(host)
    case .cutShort(let host): words.answerCutShort(host)
    case .tooLarge(let host): words.answerTooLarge(host)
    case .tooFewTunes(let count, let term): words.tooFewTunes(count, for: OutsideText.brief(term))
    }
  }

  private static func advice(_ status: Int, _ retry: RetryAfter?) -> String {
    switch retry {
    case .seconds(let seconds): MessageLanguage.words.tryAgain(in: seconds)
    case .later: MessageLanguage.words.tryAgain(in: nil)
    case nil: [403, 429].contains(status) ? MessageLanguage.words.tryAgainInAMinute : ""
    }
  }
}

extension FetchTrouble.Obstacle {
  fileprivate var told: FetchObstacle {
    switch self {
    case .name: .name
    case .connection: .connection
    case .silence: .silence
    case .other(let words): .other(OutsideText.shown(words))
    }
  }
}
