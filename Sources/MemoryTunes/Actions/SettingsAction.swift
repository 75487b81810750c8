/// Settings, and what cards show.
enum SettingsAction: Equatable, Sendable {
  /// List the choices. At a prompt, a number on the next line picks one.
  case list(Setting)
  case choose(Setting, Word)
  /// What the cards of the chosen deck show, or those of all decks if it is none of the player's own.
  case cards(Word)
}
