import App
import MemoryGame
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
  /// The open question, and the line that asked it, which becomes the step if the question is confirmed.
  var confirmation: (open: Question?, cause: String) = (nil, "")
  /// The number of the line typed last, and the line as JSON repeats it; nil at the start, and if the player
  /// has left without one.
  var typed: (number: Int, command: String)?
  /// The line whose answer is shown: the one typed last that was not `repeat`.
  var line: Line?
  /// How far the line that is being played is, as of the last action.
  var phase = Phase.shown
  /// Where play stood when the line began: what its answer shows of the game happened since.
  var lineStart: LogPosition
  var changes: Changes
  /// The answer to the last line; nil while it waits for effects.
  var answer: (any Answer)?
  /// What the last answer offers the next line.
  var offer: Offer?
  /// The player's own decks, as listed last.
  var decks = DeckList()
  /// What the menu says of today; nil in a script.
  var today: Today?
  /// Whether the player has left.
  var isOver = false

  package init(game: GameState, language usual: Language = .english, asksQuestions: Bool = false) {
    self.game = game
    (usualLanguage, self.asksQuestions) = (usual, asksQuestions)
    lineStart = LogPosition(game.table)
    changes = Changes(from: Standpoint(game, path: path))
    answer = SessionStarted(phase: game.table?.game.phase)
  }

  var spoken: Language { settings.presentation.language ?? usualLanguage }

  var settings: SettingValues { game.settings }

  /// Whether the player is asked before an aid, because it would be the first of this game.
  var asksBeforeAid: Bool { asksQuestions && game.table?.isUnaided == true }

  var isRefusal: Bool { answer?.isRefusal ?? false }

  func context(_ analyst: Analyst, style: Style, stoppedAt: Int? = nil) -> AnswerContext {
    AnswerContext(
      typed: line?.words ?? [], route: path.current, table: game.table, lineStart: lineStart, analyst: analyst,
      style: style, isTyped: asksQuestions, stoppedAt: stoppedAt)
  }

  /// The line that `yes` takes, in the player's language or in English; nil if none was offered.
  var offeredLine: String? { if case .line(let line)? = offer { line } else { nil } }

  enum Offer {
    /// A line, which `yes` takes.
    case line(String)
    /// The choices of a setting, which a number picks.
    case choices(Setting)
  }

  var openLine: OpenLine? {
    get { if case .open(let line) = phase { line } else { nil } }
    set { phase = newValue.map(Phase.open) ?? .idle }
  }

  var isRepeated: Bool { if case .shown = phase { typed != nil } else { false } }

  var isAnswerDue: Bool {
    switch phase {
    case .idle, .open: false
    case .finished, .shown: true
    }
  }

  enum Phase {
    /// No line is played, and no answer is due.
    case idle
    /// A line is played, and waits for replies to its effects.
    case open(OpenLine)
    /// The last action finished the line. Its answer is due.
    case finished
    /// The answer of the start is due, or that of the last line again.
    case shown
  }

  /// A line that is being played. A player who leaves without one also has a last line.
  struct OpenLine {
    /// In seconds since 1970; nil without a clock.
    let time: Int?
    var awaitedReplies = 0
    /// After this many seconds of waiting for an effect, the player is told; nil after any other action.
    var secondsWaited: Int?
    /// What the line has replaced, if that was a game.
    var replaced: Replaced?
    var chosen: Setting?
    var hasAskedForToday = false
    /// The line that asked what this one has confirmed.
    var cause: String?
    /// Whether it went over the steps, and so is none itself.
    var wentOverSteps = false
    /// Whether no move of the game on the table was completed before it.
    var beginsGame = false
  }
}
