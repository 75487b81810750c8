import Wording

/// The values of all settings in a session.
struct SettingValues: Equatable {
  var category: Category
  /// Pairs of a game for which the player names no number; nil for the usual number.
  var pairs: Int?
  var tunes: TunePolicy
  /// What the two cards of a pair show.
  var cards: CardContent
  var color: Settings.ColorChoice
  var board: BoardSize
  /// Nil for the language of the place where the session runs.
  var language: Language?

  /// What they are in a script for which no option says otherwise.
  static let ofScript = SettingValues(
    category: .pop, pairs: nil, tunes: .builtIn, cards: .same, color: .auto, board: .auto, language: nil)
}
