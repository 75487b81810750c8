import Wording

/// The values of all settings in a session.
package struct SettingValues: Equatable {
  package var category: Category
  /// Pairs of a game for which the player names no number; nil for the usual number.
  package var pairs: Int?
  /// Where the tunes of a category come from; nil until this is chosen.
  package var tunes: TunePolicy?
  /// What the two cards of a pair show.
  package var cards: CardContent
  package var color: ColorChoice
  package var board: BoardSize
  /// Nil for the language of the place where the session runs.
  package var language: Language?
  package var speed = Speed.normal

  /// What they are as long as nothing is chosen.
  package static let usual = SettingValues(category: .pop, cards: .same, color: .auto, board: .auto)

  /// What they are in a script for which no option says otherwise.
  static let ofScript = SettingValues(category: .pop, tunes: .builtIn, cards: .same, color: .auto, board: .auto)
}

/// How fast the moves of program players are shown.
package enum Speed: String, CaseIterable {
  case slow, normal, fast, off

  /// How long each card is shown; nil to show the whole turn at once.
  package var milliseconds: Int? {
    switch self {
    case .slow: 1500
    case .normal: 700
    case .fast: 250
    case .off: nil
    }
  }
}

/// When screens are drawn in color.
package enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
