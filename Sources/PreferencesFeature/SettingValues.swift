import MemoryCore
import Wording

/// The values of all settings in a session.
package struct SettingValues: Equatable {
  package var category: Category
  /// The number of pairs if a command names none; nil for the usual number.
  package var pairs: Int?
  /// The source of a category's tunes; nil until chosen.
  package var tunes: TunePolicy?
  /// What the two cards of a pair show.
  package var cards: CardContent
  package var color: ColorChoice
  package var board: BoardSize
  /// Nil for the environment's language.
  package var language: Language?
  package var speed: Speed

  package init(
    category: Category, pairs: Int? = nil, tunes: TunePolicy? = nil, cards: CardContent, color: ColorChoice,
    board: BoardSize, language: Language? = nil, speed: Speed
  ) {
    self.category = category
    self.pairs = pairs
    self.tunes = tunes
    self.cards = cards
    self.color = color
    self.board = board
    self.language = language
    self.speed = speed
  }

  /// The defaults.
  package static let usual = SettingValues(
    category: .pop, cards: .same, color: .auto, board: .auto, speed: .normal)
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
