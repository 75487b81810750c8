import Wording

/// Why a transcript cannot be played again, or not be written.
package enum TranscriptProblem: Error, Equatable {
  case options(OptionsLineProblem)
  case deck(DeckFileProblem)
  /// A file that was named by mistake, and would be lost.
  case noTranscript
  /// A line of a transcript in JSON that is neither an answer nor a comment.
  case unreadable(line: Int)
  /// A typed line that no session reads.
  case typedAfterEnd(line: Int)
  case tooLarge

  package func message(_ words: any Wording) -> String {
    switch self {
    case .options(let problem): problem.message(words)
    case .deck(let problem): problem.message(words)
    case .noTranscript: words.notATranscript
    case .unreadable(let line): words.transcriptLineUnreadable(line)
    case .typedAfterEnd(let line): words.transcriptLineAfterEnd(line)
    case .tooLarge: words.transcriptTooLarge
    }
  }
}
