import Text
import Wording

/// Why a file cannot be read or written.
package enum SystemFailure: Error, Equatable {
  case known(SystemError)
  /// Any other error, in the system's words.
  case other(String)

  package func message(_ words: Wording) -> String {
    switch self {
    case .known(let error): words.systemError(error: error)
    case .other(let text): words.otherSystemError(text: text)
    }
  }

  /// In a recording.
  package var text: String {
    switch self {
    case .known(let error): error.rawValue
    case .other(let text): text
    }
  }

  package init(_ text: String) {
    self = SystemError(rawValue: text).map { .known($0) } ?? .other(OutsideText.shown(text))
  }
}
