import App

/// The subject of a help request.
package enum HelpTopic: Equatable {
  /// The commands of this screen, by subject.
  case subjects
  /// Every command there is.
  case all
  /// The command of this name.
  case command(String)
  /// A question about the program, one of `questions`.
  case question(String)

  static let questions = ["about", "privacy", "cheating", "sound", "time"]

  /// The argument for it.
  static let wordForAll = "all"
}

extension CommandList {
  /// The commands to explain.
  func explained(_ topic: HelpTopic, on route: Route) -> [Command<Action>] {
    switch topic {
    case .subjects: commands(on: route)
    case .all: commands
    case .command(let name): commands.filter { $0.name == name }
    case .question: []
    }
  }
}
