import Wording

/// What asked for the board in words.
package enum PlainReason: Equatable, Sendable {
  /// An option, as it is typed.
  case option(String)
  case setting
  /// A variable of the environment, by its name.
  case variable(String)
  /// A terminal that can do nothing but print.
  case terminal

  func sentence(_ words: any Wording) -> String {
    switch self {
    case .option(let option): words.plain(byOption: option)
    case .setting: words.plainBySetting
    case .variable(let name): words.plain(byVariable: name)
    case .terminal: words.plainByTerminal
    }
  }
}
