import App
import Text
import Wording

/// Why there is no deck of fetched tunes.
package enum FetchTrouble: Error, Equatable {
  case notReached(host: String, FetchObstacle)
  /// curl ended with this status.
  case failed(host: String, status: Int32)
  case late(host: String, seconds: Double)
  /// `retryAfter` is in seconds.
  case turnedAway(host: String, status: Int, retryAfter: Int?)
  case notUnderstood(host: String)
  case cutShort(host: String)
  case tooLarge(host: String)
  /// The number of tunes.
  case tooFewTunes(Int, term: String)
  /// The address may not be asked, or is none.
  case wrongAddress
  /// curl is missing or cannot be run, or the system lacks resources to run it.
  case noCurl, notStarted
  /// This signal came.
  case givenUp(Int32)

  /// What the game says of it.
  package var problem: FetchProblem {
    switch self {
    case .notReached, .failed, .late: .notReached
    case .turnedAway: .turnedAway
    case .notUnderstood, .cutShort, .tooLarge: .notUnderstood
    case .tooFewTunes: .tooFewTunes
    case .wrongAddress: .wrongAddress
    case .noCurl: .noCurl
    case .notStarted: .notStarted
    case .givenUp: .givenUp
    }
  }

  /// The exit status of `fetch`.
  package var exitStatus: Int32 {
    switch self {
    case .notReached, .failed, .late, .noCurl, .notStarted: 3
    case .turnedAway: 4
    case .notUnderstood, .cutShort, .tooLarge: 5
    case .tooFewTunes: 6
    case .wrongAddress: 2
    case .givenUp(let signal): 128 + signal
    }
  }

  package func message(_ words: Wording) -> String {
    switch self {
    case .notReached(let host, let obstacle): words.notReached(host: host, obstacle: obstacle)
    case .failed(let host, let status): words.exchangeFailed(host: host, status: Int(status))
    case .late(let host, let seconds): words.noWholeAnswer(host: host, seconds: Fraction(seconds))
    case .turnedAway(let host, let status, let seconds):
      words.sentences(
        words.turnedAway(host: host, status: status),
        seconds.map(words.tryAgain) ?? ([403, 429].contains(status) ? words.tryAgainInAMinute : ""))
    case .notUnderstood(let host): words.answerNotUnderstood(host: host)
    case .cutShort(let host): words.answerCutShort(host: host)
    case .tooLarge(let host): words.answerTooLarge(host: host)
    case .tooFewTunes(let count, let term): words.tooFewTunes(count: count, term: OutsideText.brief(term))
    case .wrongAddress, .noCurl, .notStarted, .givenUp: problem.message(words)
    }
  }
}
