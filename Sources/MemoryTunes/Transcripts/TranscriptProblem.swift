import App
import Wording

/// Why a transcript cannot be replayed or written.
package enum TranscriptProblem: Error, Equatable {
  case options(OptionsLineProblem)
  case deck(DeckFileProblem)
  /// Not a transcript, perhaps named by mistake.
  case noTranscript
  /// A line of a JSON transcript that is neither an answer nor a comment.
  case unreadable(line: Int)
  /// A typed line that no session reads.
  case typedAfterEnd(line: Int)
  /// A recorded reply that its line does not request.
  case replyDoesNotFit(line: Int)
  case tooLarge

  package func message(_ words: Wording) -> String {
    switch self {
    case .options(let problem): problem.message(words)
    case .deck(let problem): problem.message(words)
    case .noTranscript: words.notATranscript
    case .unreadable(let line): words.transcriptLineUnreadable(line: line)
    case .typedAfterEnd(let line): words.transcriptLineAfterEnd(line: line)
    case .replyDoesNotFit(let line): words.transcriptReplyDoesNotFit(line: line)
    case .tooLarge: words.transcriptTooLarge
    }
  }
}
