import MemoryGame
import Wording

/// The whole state of a session.
package struct AppState {
  var path = Path(from: Route.menu)
  package var game: GameState
  /// Whether screens are drawn in color. What that means for a terminal, the host knows.
  var color: ColorChoice
  /// How large the cards of a board are drawn.
  var board: BoardSize
  /// The language that was chosen; nil for that of the place where the session runs.
  var language: Language?
  /// The language of the place where the session runs.
  var usualLanguage: Language
  /// Whether the player is asked before something is lost. A script means what it says.
  var asksQuestions: Bool
  var speed: Speed
  var steps: UndoHistory
  var confirmation = Confirmation()
  /// The line that is answered; nil before the first. A line that asks for the answer once more does not count.
  var line: Line?
  /// The line that is being played; nil when it is finished.
  var openLine: OpenLine?
  /// How many effects the world has not replied to yet.
  var awaitedReplies = 0
  /// What the last line is answered with; nil while it waits for the world.
  var notice: (any Notice)?
  /// Whether the last line asked for the answer before it once more. It has changed nothing.
  var repeatsAnswer = false
  /// Whether the player has said goodbye.
  var isOver = false

  package init(
    game: GameState, settings: SettingValues = .usual, language usual: Language = .english,
    asksQuestions: Bool = false
  ) {
    self.game = game
    (usualLanguage, self.asksQuestions) = (usual, asksQuestions)
    (color, board, language) = (settings.color, settings.board, settings.language)
    speed = settings.speed
    steps = UndoHistory(game, path: path)
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

  /// Whether nothing follows any more from the last action that was no reply.
  var isLineFinished: Bool { awaitedReplies == 0 }

  /// Whether the last line did nothing, because it cannot be done.
  var isRefusal: Bool { notice?.isRefusal ?? false }

  /// What the answer depends on besides its notice.
  func context(_ analyst: Analyst, style: Style) -> AnswerContext {
    AnswerContext(line: line, route: path.current, table: game.table, analyst: analyst, style: style)
  }

  /// A line that is being played.
  struct OpenLine {
    let line: Line
    /// In seconds since 1970; nil where nobody looks at the clock.
    let time: Int?
  }
}
