/// What is explained.
enum HelpTopic: Equatable, Sendable {
  /// The commands that people need first on this screen.
  case first
  /// Every command there is, by subject.
  case all
  /// The command of this name.
  case command(String)
  /// A question about the program, one of `questions`.
  case question(String)

  static let questions = ["about", "privacy", "cheating", "sound", "time", "font"]

  /// The commands that people need first, in this order: so many that they fit a terminal.
  static let essential = [
    "play", "again", "daily", "against", "players", "practice", "hint", "undo", "reveal", "share", "categories",
    "settings", "stats", "games", "menu", "rules", "quit",
  ]

  static let wordForAll = "all"
}
