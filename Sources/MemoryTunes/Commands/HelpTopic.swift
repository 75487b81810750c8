import App

/// The subject of a help request.
package enum HelpTopic: Equatable {
  /// The commands that people need first on this screen.
  case first
  /// Every command there is, by subject.
  case all
  /// The command of this name.
  case command(String)
  /// A question about the program, one of `questions`.
  case question(String)

  static let questions = ["about", "privacy", "cheating", "sound", "time", "font"]

  /// The commands that people need first, in this order.
  static let essential = [
    "play", "again", "daily", "against", "players", "match", "practice", "flip", "hint", "undo", "reveal",
    "review", "share", "watch", "categories", "category", "settings", "records", "stats", "favorite", "games",
    "game", "menu", "back", "rules", "help", "quit",
  ]

  /// The argument for it.
  static let wordForAll = "all"
}

extension CommandList {
  /// The commands to explain, or in JSON to list.
  func explained(_ topic: HelpTopic, on route: Route) -> [Command<Action>] {
    switch topic {
    case .first: commands(on: route)
    case .all: commands
    case .command(let name): commands.filter { $0.name == name }
    case .question: []
    }
  }
}
