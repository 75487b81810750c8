import Wording

/// The reason for plain output.
package enum PlainReason: Equatable, Sendable {
  /// An option, as typed.
  case option(String)
  case setting
  /// A variable of the environment, by its name.
  case variable(String)
  /// A terminal without cursor movement.
  case terminal

  /// Its word in `#options:`.
  var word: String {
    switch self {
    case .option(let option): option
    case .setting: "setting"
    case .variable(let name): name
    case .terminal: "TERM"
    }
  }

  static let all: [PlainReason] = [
    .option("--board plain"), .option("--plain"), .option("--screen-reader"), .setting,
    .variable("MEMORY_TUNES_PLAIN"), .variable("ACCESSIBLE"), .terminal,
  ]

  func sentence(_ words: Wording) -> String {
    switch self {
    case .option(let option): words.plainByOption(option: option)
    case .setting: words.plainBySetting
    case .variable(let name): words.plainByVariable(name: name)
    case .terminal: words.plainByTerminal
    }
  }
}
