import Text
import Wording

/// Why a bot has not moved.
package enum BotFailure: Error, Equatable, Sendable {
  /// The command line does not name it.
  case unknown
  case ended
  case late(seconds: Int)
  /// Its answer is longer than any move.
  case tooLong
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

  /// As a recording has it: a word, which is also the end of the code, and what belongs to it.
  var fields: [String] {
    switch self {
    case .unknown: ["unknown"]
    case .ended: ["ended"]
    case .tooLong: ["too-long"]
    case .stalled: ["stalled"]
    case .givenUp: ["given-up"]
    case .late(let seconds): ["late", "\(seconds)"]
    case .illegal(let answer): ["illegal", answer]
    }
  }
}
