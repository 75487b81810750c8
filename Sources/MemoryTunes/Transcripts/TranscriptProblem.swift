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

  package var message: String {
    switch self {
    case .unexpected(let word): "its options have \(OutsideText.quoted(word)), which is none"
    case .unknown(let word): "its options have \(OutsideText.quoted(word)), and there is no such option"
    case .ambiguous(let word): "its options have \(OutsideText.quoted(word)), which may be several options"
    case .refused(let name): "its options have --\(name), which a transcript cannot have"
    case .noValue(let name): "its options have --\(name) without a value"
    case .unwantedValue(let name): "its options have --\(name) with a value, and it takes none"
    case .value(let problem): "its options: \(problem.message)"
    case .noEcho: "with --no-echo a text does not tell what was typed, and cannot be checked"
    case .deckOfStandardInput: "its options have --deck -, and standard input is no deck here"
    case .deck(let problem): problem.message
    case .noTranscript: "this is not what a session printed, and stays as it is"
    case .tooLarge: "what would have to be written is larger than 64 MB"
    }
  }
}
