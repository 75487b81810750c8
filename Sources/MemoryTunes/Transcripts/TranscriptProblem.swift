import Wording

/// Why a transcript cannot be played again, or not be written.
package enum TranscriptProblem: Error, Equatable {
  /// A word among the options that is none.
  case unexpected(String)
  case unknown(String)
  case ambiguous(String)
  /// An option that a transcript cannot have.
  case refused(String)
  case noValue(String)
  case unwantedValue(String)
  case value(OptionProblem)
  /// In text, with nothing to tell what was typed.
  case noEcho
  case deckOfStandardInput
  case deck(DeckFileProblem)
  /// A file that was named by mistake, and would be lost.
  case noTranscript
  case tooLarge

  package func message(_ words: any Wording) -> String {
    switch self {
    case .unexpected(let word): words.transcriptOptionUnexpected(OutsideText.brief(word))
    case .unknown(let word): words.transcriptOptionUnknown(OutsideText.brief(word))
    case .ambiguous(let word): words.transcriptOptionAmbiguous(OutsideText.brief(word))
    case .refused(let name): words.transcriptOptionRefused(name)
    case .noValue(let name): words.transcriptOptionWithoutValue(name)
    case .unwantedValue(let name): words.transcriptOptionWithValue(name)
    case .value(let problem): words.transcriptOptions(problem.message(words))
    case .noEcho: words.transcriptWithoutEcho
    case .deckOfStandardInput: words.transcriptDeckOfStandardInput
    case .deck(let problem): problem.message(words)
    case .noTranscript: words.notATranscript
    case .tooLarge: words.transcriptTooLarge
    }
  }
}
