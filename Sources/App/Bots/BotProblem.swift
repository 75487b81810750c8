import Text
import Wording

/// Why a bot has not moved.
package enum BotProblem: Error, Equatable, Sendable {
  /// The command line does not name it.
  case unknown
  case ended
  /// It has not answered within this time.
  case late(seconds: Int)
  /// Its answer is longer than any move.
  case tooLong
  /// Its answer is not a legal move.
  case illegal(String)
  /// It has made many moves without finding a pair.
  case stalled
  /// The player stopped waiting.
  case givenUp

  /// The message about the bot with this name, as part of a sentence.
  package func message(_ name: String, _ words: Wording) -> String {
    switch self {
    case .unknown: words.botIsUnknown(name: name)
    case .ended: words.botEnded(name: name)
    case .late(let seconds): words.botIsLate(name: name, seconds: seconds)
    case .tooLong: words.botAnswerTooLong(name: name)
    case .illegal(let answer): words.botAnswerIllegal(name: name, answer: OutsideText.brief(answer))
    case .stalled: words.botStalled(name: name)
    case .givenUp: words.botGivenUp(name: name)
    }
  }
}
