import Wording

/// The reason for plain output: an option as typed, a setting, a variable of the environment, or a terminal
/// without cursor movement. The raw value is its word in `#options:`.
package enum PlainReason: String, Sendable {
  case boardOption = "--board plain"
  case plainOption = "--plain"
  case screenReaderOption = "--screen-reader"
  case setting
  case variable = "MEMORY_TUNES_PLAIN"
  case variableOfAll = "ACCESSIBLE"
  case terminal = "TERM"

  func sentence(_ words: Wording) -> String {
    switch self {
    case .boardOption, .plainOption, .screenReaderOption: words.plainByOption(option: rawValue)
    case .setting: words.plainBySetting
    case .variable, .variableOfAll: words.plainByVariable(name: rawValue)
    case .terminal: words.plainByTerminal
    }
  }
}
