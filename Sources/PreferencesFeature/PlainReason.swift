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

  package func sentence(_ words: any Wording) -> String {
    switch self {
    case .option(let option): words.plain(byOption: option)
    case .setting: words.plainBySetting
    case .variable(let name): words.plain(byVariable: name)
    case .terminal: words.plainByTerminal
    }
  }
}
