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

  /// The commands that people need first, in this order.
  static let essential = [
    "play", "again", "daily", "against", "players", "match", "practice", "flip", "hint", "undo", "reveal",
    "review", "share", "watch", "categories", "category", "settings", "records", "stats", "favorite", "games",
    "game", "menu", "back", "rules", "help", "quit",
  ]

  static let wordForAll = "all"
}
