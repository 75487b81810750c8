import MemoryCore
import MemoryGame
import MenuFeature
import PreferencesFeature
import Wording

/// The whole state of a session.
package struct AppState {
  var path = Path(from: Route.menu)
  package var game: GameState
  /// Whether screens are drawn in color. The host applies this to the terminal.
  var color: ColorChoice
  /// The size of the cards on a board.
  var board: BoardSize
  /// The chosen language; nil for that of the environment.
  var language: Language?
  /// The language of the environment.
  var usualLanguage: Language
  /// Whether the player is asked before something is lost. Scripts are not asked.
  var asksQuestions: Bool
  var speed: Speed
  var steps = UndoHistory()
  var confirmation = Confirmation()
  /// The answered line; nil before the first. `repeat` does not count.
  var line: Line?
  /// The line that is being played; nil when it is finished.
  var openLine: OpenLine?
  /// Where play stood when the line began: what its answer shows of the game happened since.
  var lineStart: LogPosition
  /// The number of effects without a reply.
  var awaitedReplies = 0
  /// What the last action means for the screen.
  var progress = Progress.answered(nil)
  /// What the last line has changed.
  var changes: Changes
  /// Whether the last action finished that line.
  var finishesLine = false
  /// The answer to the last line; nil while it waits for effects.
  var notice: (any Notice)?
  /// Whether the answer in JSON lists the settings.
  var listsSettings = false
  /// Whether the player has left.
  var isOver = false

  package init(
    game: GameState, settings: SettingValues = .usual, language usual: Language = .english,
    asksQuestions: Bool = false
  ) {
    self.game = game
    (usualLanguage, self.asksQuestions) = (usual, asksQuestions)
    (color, board, language) = (settings.color, settings.board, settings.language)
    speed = settings.speed
    lineStart = LogPosition(game.table)
    var values = settings
    values.tunes = game.next.policy
    changes = Changes(from: Standpoint(game, path: path, settings: values))
    notice = StartNotice(phase: game.table?.game.phase)
  }

  /// The language of the session.
  var spoken: Language { language ?? usualLanguage }

  /// The values of the settings, which belong to several features.
  var settings: SettingValues {
    get {
      SettingValues(
        category: game.next.category, pairs: game.next.pairs, tunes: game.next.policy,
        cards: game.next.cards, color: color, board: board,
        language: language, speed: speed)
    }
    set {
      game.next.category = newValue.category
      game.next.pairs = newValue.pairs
      game.next.policy = newValue.tunes ?? game.next.policy
      game.next.cards = newValue.cards
      (color, board, language) = (newValue.color, newValue.board, newValue.language)
      speed = newValue.speed
    }
  }

  /// Whether the player is asked before an aid, because it would be the first of this game. 1.0 did not ask.
  var asksBeforeAid: Bool { asksQuestions && game.rules != .first && game.table?.isUnaided == true }

  /// Whether the last line was refused.
  var isRefusal: Bool { notice?.isRefusal ?? false }

  /// What the answer depends on besides its notice.
  func context(_ analyst: Analyst, style: Style) -> AnswerContext {
    AnswerContext(
      line: line, route: path.current, table: game.table, lineStart: lineStart, analyst: analyst, style: style)
  }

  /// What an action means for the screen.
  enum Progress {
    /// Nothing: no line is played, or its answer has to wait.
    case quiet
    /// The line has waited for an effect noticeably long. From the first time on, the seconds are counted.
    case waiting(seconds: Int)
    /// The line is finished, and its answer is due; nil for the screen of the start and for the goodbye to a
    /// player who leaves without a line.
    case answered(Line?)
  }

  /// A line that is being played; nil if the player leaves without one.
  struct OpenLine {
    let line: Line?
    /// In seconds since 1970; nil without a clock.
    let time: Int?
    /// The game that the line has replaced.
    var putAway: PutAway?
    /// The setting that the line has chosen.
    var chosen: Setting?
    /// Whether it has deleted the file of the game on the table.
    var forgotGame = false
    /// Whether it went over the steps, and so is none itself.
    var wentOverSteps = false
  }
}
