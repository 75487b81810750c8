import MemoryCore
import MemoryGame
import MenuFeature
import PreferencesFeature
import Wording

/// The whole state of a session.
package struct AppState {
  var path = Path(from: .menu)
  package var game: GameState
  /// The language of the environment.
  var usualLanguage: Language
  /// Whether the player is asked before something is lost. Scripts are not asked.
  var asksQuestions: Bool
  var steps = UndoHistory()
  var confirmation = Confirmation()
  /// The number of the line typed last, and the line as JSON repeats it; nil at the start, and if the player
  /// has left without one.
  var typed: (number: Int, command: String)?
  /// The line whose answer is shown: the one typed last that was not `repeat`.
  var line: Line?
  /// The line that is being played; nil when it is finished.
  var openLine: OpenLine?
  /// Where play stood when the line began: what its answer shows of the game happened since.
  var lineStart: LogPosition
  /// The number of effects without a reply.
  var awaitedReplies = 0
  /// What the last action means for the screen.
  var progress = Progress.answered
  /// What the last line has changed.
  var changes: Changes
  /// Whether the last action finished that line.
  var finishesLine = false
  /// The answer to the last line; nil while it waits for effects.
  var notice: (any Notice)?
  /// What the last answer offers the next line.
  var offer: Offer?
  /// What the menu says of today; nil in a script.
  var today: Today?
  /// Whether the player has left.
  var isOver = false

  package init(game: GameState, language usual: Language = .english, asksQuestions: Bool = false) {
    self.game = game
    (usualLanguage, self.asksQuestions) = (usual, asksQuestions)
    lineStart = LogPosition(game.table)
    changes = Changes(from: Standpoint(game, path: path))
    notice = StartNotice(phase: game.table?.game.phase)
  }

  /// The language of the session.
  var spoken: Language { settings.language ?? usualLanguage }

  var settings: SettingValues { game.settings }

  /// Whether the player is asked before an aid, because it would be the first of this game.
  var asksBeforeAid: Bool { asksQuestions && game.table?.isUnaided == true }

  /// Whether the last line was refused.
  var isRefusal: Bool { notice?.isRefusal ?? false }

  /// What the answer depends on besides its notice.
  func context(_ analyst: Analyst, style: Style) -> AnswerContext {
    AnswerContext(
      typed: line?.words ?? [], route: path.current, table: game.table, lineStart: lineStart, analyst: analyst,
      style: style)
  }

  enum Offer {
    /// A line, which `yes` takes.
    case line(String)
    /// The choices of a setting, which a number picks.
    case choices(Setting)
  }

  /// What an action means for the screen.
  enum Progress {
    /// Nothing: no line is played, or its answer has to wait.
    case quiet
    /// The line has waited for an effect noticeably long. From the first time on, the seconds are counted.
    case waiting(seconds: Int)
    /// The line is finished, and its answer is due.
    case answered
  }

  /// A line that is being played. A player who leaves without one also has a last line.
  struct OpenLine {
    /// In seconds since 1970; nil without a clock.
    let time: Int?
    /// What the line has replaced, if that was a game.
    var replaced: Replaced?
    /// What the file of the game says that the line has loaded.
    var loaded: SavedStandpoint?
    /// The setting that the line has chosen.
    var chosen: Setting?
    /// Whether it has deleted the file of the game on the table.
    var forgotGame = false
    /// Whether the last action asks to put the game on the table away.
    var putsGameAway = false
    /// Whether it has asked what the menu says of today.
    var hasAskedForToday = false
    /// Whether it went over the steps, and so is none itself.
    var wentOverSteps = false
  }
}
