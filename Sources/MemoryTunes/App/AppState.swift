import MemoryCore
import MemoryGame
import MenuFeature
import PreferencesFeature
import Wording

/// The whole state of a session.
package struct AppState {
  var path = Path(from: Route.menu)
  package var game: GameState
  /// The language of the environment.
  var usualLanguage: Language
  /// Whether the player is asked before something is lost. Scripts are not asked.
  var asksQuestions: Bool
  var steps: UndoHistory
  var confirmation = Confirmation()
  /// The answered line; nil before the first. `repeat` does not count.
  var line: Line?
  /// The line that is being played; nil when it is finished.
  var openLine: OpenLine?
  /// The number of effects without a reply.
  var awaitedReplies = 0
  /// The answer to the last line; nil while it waits for effects.
  var notice: (any Notice)?
  /// Whether the last line was `repeat`, which changes nothing.
  var repeatsAnswer = false
  /// Whether the player has left.
  var isOver = false

  package init(game: GameState, language usual: Language = .english, asksQuestions: Bool = false) {
    self.game = game
    (usualLanguage, self.asksQuestions) = (usual, asksQuestions)
    steps = UndoHistory(game, path: path)
    notice = StartNotice(phase: game.table?.game.phase)
  }

  /// The language of the session.
  var spoken: Language { settings.language ?? usualLanguage }

  var settings: SettingValues { game.settings }

  /// Whether the player is asked before an aid, because it would be the first of this game. 1.0 did not ask.
  var asksBeforeAid: Bool { asksQuestions && game.rules != .first && game.table?.isUnaided == true }

  /// Whether all effects of the last line have replies.
  var isLineFinished: Bool { awaitedReplies == 0 }

  /// Whether the last line was refused.
  var isRefusal: Bool { notice?.isRefusal ?? false }

  /// What the answer depends on besides its notice.
  func context(_ analyst: Analyst, style: Style) -> AnswerContext {
    AnswerContext(line: line, route: path.current, table: game.table, analyst: analyst, style: style)
  }

  /// A line that is being played.
  struct OpenLine {
    let line: Line
    /// In seconds since 1970; nil without a clock.
    let time: Int?
  }
}
