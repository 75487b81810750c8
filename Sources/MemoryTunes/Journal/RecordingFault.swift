import Wording

/// Why a recording cannot be replayed. Lines are numbered from 1.
package enum RecordingFault: Equatable {
  /// The reply in this line does not fit the request.
  case misfit(line: Int)
  /// The reply with this number is missing before this line.
  case gap(line: Int, number: Int)

  package var line: Int {
    switch self {
    case .misfit(let line), .gap(let line, _): line
    }
  }

  package func message(_ words: Wording) -> String {
    switch self {
    case .misfit: words.replyDoesNotFit
    case .gap(_, let number): words.replyIsMissing(number: number)
    }
  }
}
