/// Questions about finished games.
enum RecordsAction: Equatable, Sendable {
  /// The best games of one or all numbers of pairs, of a named player or the one at the keyboard.
  case best(pairs: Int?, player: String?)
  case statistics(pairs: Int?)
  /// The games of the days of this month.
  case days
}

/// Settings, and what cards show.
enum SettingsAction: Equatable, Sendable {
  /// List the choices. At a prompt, a number on the next line picks one.
  case list(Setting)
  case choose(Setting, Word)
  /// What the cards of the chosen deck show, or those of all decks if it is none of the player's own.
  case cards(Word)
}
