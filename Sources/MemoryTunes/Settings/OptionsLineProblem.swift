import Text
import Wording

/// Why a line `#options: …` is invalid.
package enum OptionsLineProblem: Error, Equatable {
  /// A word that is not an option.
  case unexpected(String)
  case unknown(String)
  case ambiguous(String)
  /// An option that is not allowed in the line.
  case refused(String)
  case noValue(String)
  case unwantedValue(String)
  case value(WrongValue)
  /// Text without echo does not show the typed lines.
  case noEcho
  case deckOfStandardInput

  package func message(_ words: Wording) -> String {
    switch self {
    case .unexpected(let word): words.transcriptOptionUnexpected(word: OutsideText.brief(word))
    case .unknown(let word): words.transcriptOptionUnknown(word: OutsideText.brief(word))
    case .ambiguous(let word): words.transcriptOptionAmbiguous(word: OutsideText.brief(word))
    case .refused(let name): words.transcriptOptionRefused(option: name)
    case .noValue(let name): words.transcriptOptionWithoutValue(option: name)
    case .unwantedValue(let name): words.transcriptOptionWithValue(option: name)
    case .value(let problem): words.transcriptOptions(problem: problem.message(words))
    case .noEcho: words.transcriptWithoutEcho
    case .deckOfStandardInput: words.transcriptDeckOfStandardInput
    }
  }
}
