/// What the player wants help with.
package enum HelpTopic: Equatable {
  /// The commands of this screen, by subject.
  case subjects
  /// Every command there is.
  case all
  /// All about the command of this name.
  case command(String)

  /// What follows `help` for it.
  static let wordForAll = "all"
}

extension CommandList {
  /// The commands that the answer is about.
  func explained(_ topic: HelpTopic, on route: Route) -> [Command<Action>] {
    switch topic {
    case .subjects: commands(on: route)
    case .all: commands
    case .command(let name): commands.filter { $0.name == name }
    }
  }
}
