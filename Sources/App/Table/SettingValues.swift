import Wording

/// The values of all settings in a session.
package struct SettingValues: Equatable {
  package var category = Category.pop
  /// The number of pairs if a command names none; nil for the usual number.
  package var pairs: Int?
  /// The source of a category's tunes; nil until chosen.
  package var tunes: TunePolicy?
  /// What the two cards of a pair show; nil for what the deck says.
  package var cards: CardContent?
  /// Whether screens are drawn in color. The host applies this to the terminal.
  package var color = ColorChoice.auto
  /// The size of the cards on a board.
  package var board = BoardSize.auto
  /// Nil for the environment's language.
  package var language: Language?
  package var speed = Speed.normal

  /// The defaults.
  package static let usual = SettingValues()

  /// These values, with others for how a session is presented, which undo leaves alone.
  package func presented(as other: SettingValues) -> SettingValues {
    var values = self
    (values.color, values.board) = (other.color, other.board)
    (values.language, values.speed) = (other.language, other.speed)
    return values
  }
}

/// How fast the moves of computer players are shown.
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
