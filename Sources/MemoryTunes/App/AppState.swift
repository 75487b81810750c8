import MemoryGame
import Wording

/// The state of a session: data only.
struct AppState: Equatable, Sendable {
  var path = Path()
  var game: GameState
  /// The language of the environment.
  var usualLanguage: Language
  /// Whether the player is asked before something is lost. Scripts are not asked.
  var asksQuestions: Bool
  /// Whether lines are read by the exact grammar alone.
  var isStrict = false
  /// The open question.
  var confirmation: Question?
  /// The line typed last and its number, as in JSON; nil at the start, and if the player left without one.
  var typed: Typed?
  /// The line that is being played.
  var openLine: OpenLine?
  /// Why an answer is due after the last action; nil if none is.
  var due: Due? = .shown
  /// The answer to the line typed last that was not `repeat`. It may not be finished yet.
  var answer = Answer()
  /// What the last answer offers the next line.
  var offer: Offer?
  /// The player's own decks, as listed last.
  var decks = DeckList()
  /// What the menu says of today; nil in a script.
  var today: Today?
  var size = ScreenSize()
  var isOver = false

  init(game: GameState, language usual: Language = .english, asksQuestions: Bool = false) {
    self.game = game
    (usualLanguage, self.asksQuestions) = (usual, asksQuestions)
    answer.append(.started(game.table?.game.phase))
  }

  var spoken: Language { settings.presentation.language ?? usualLanguage }

  var settings: SettingValues { game.settings }

  /// Whether the player is asked before an aid, because it would be the first of this game.
  var asksBeforeAid: Bool { asksQuestions && game.table?.isUnaided == true }

  var isRefusal: Bool { answer.isRefusal }

  /// Whether a computer player or a bot goes on now. After a bot has failed, the player must ask it again.
  var programsGoOn: Bool {
    guard !isOver, path.current == .game, let table = game.table else { return false }
    return table.isProgramsTurn && !table.hasBotFailed
  }

  /// The line whose answer is shown.
  var line: Line? { answer.line }

  func context(style: Style, stoppedAt: Int? = nil, understood: String? = nil) -> AnswerContext {
    AnswerContext(
      answer: answer, route: path.current, table: game.table, style: style, isTyped: asksQuestions,
      stoppedAt: stoppedAt, understood: understood)
  }

  /// The line that `yes` takes, in the player's language or in English; nil if none was offered.
  var offeredLine: String? { if case .line(let line)? = offer { line } else { nil } }
  /// The setting whose choices a number picks.
  var offeredSetting: Setting? { if case .choices(let setting)? = offer { setting } else { nil } }

  struct Typed: Equatable, Sendable {
    let number: Int
    let command: String
  }

  enum Offer: Equatable {
    case line(String)
    /// The choices of a setting, which a number picks.
    case choices(Setting)
  }

  var isRepeated: Bool { due == .shown && typed != nil }

  enum Due {
    /// The last action finished the line.
    case finished
    /// The answer of the start is due, or that of the last line again.
    case shown
  }

  /// A line that is being played. A player who leaves without one also has a last line.
  struct OpenLine: Equatable {
    /// In seconds since 1970; nil without a clock.
    let time: Int?
    /// The number of the game that was on the table when the line began.
    let table: Int?
    /// After this many seconds of waiting for the world, the player is told; nil after any other action.
    var secondsWaited: Int?
  }

  /// The state at the start of a session, which goes on with the game that waits, if there is one. `now` is in
  /// seconds since 1970; nil without a clock.
  init(
    continuing waiting: SavedGame?, _ settings: Settings, deck: Deck?, seed: NextSeed, language: Language,
    isTyped: Bool, now: Int?, today: (Deck?, Language) -> Today?
  ) {
    var game = GameState(next: NextGame(deck: deck, seed: seed), settings: settings.values)
    game.settings.tunes = settings.values.tunes ?? (isTyped ? .auto : .builtIn)
    if let waiting {
      // With a deck, the category of an option would have no effect.
      game.resume(waiting, resumesDeck: deck == nil && !settings.chooses(.category))
      // A script has kept a seed that follows from its last deal. Chance draws those after it.
      if let chance = seed.chance, game.next.chance == nil {
        game.next.choose(NextSeed(game.next.seed, isChosen: game.next.isSeedChosen, chance: chance))
      }
    } else if deck != nil {
      game.leave(nil)
    }
    game.bots = settings.bots.map(\.name)
    if let players = settings.namedPlayers { game.next.players = players }
    if let now { game.table?.tick(now) }
    if let seed = settings.seed {
      var generator = SplitMix64(seed: seed)
      game.next.choose(NextSeed(seed, isChosen: true), saving: waiting?.next ?? NextSeed(generator.next()))
    }
    self.init(game: game, language: language, asksQuestions: isTyped)
    isStrict = settings.isStrict
    if isTyped { self.today = today(self.game.wordsDeck, spoken) }
  }

  /// Begins as a recording did.
  init(replaying start: RecordingStart, _ settings: Settings, deck: Deck?, seed: UInt64) {
    var game = GameState(next: NextGame(deck: deck, seed: seed), settings: settings.values)
    game.settings.tunes = settings.values.tunes ?? .builtIn
    if let recorded = start.game {
      game.resume(recorded, resumesDeck: true)
      if let deck { game.choose(deck: deck) }
    }
    if let players = settings.namedPlayers { game.next.players = players }
    if let seed = settings.seed, start.game?.next?.seed != seed {
      game.next.choose(NextSeed(seed, isChosen: true))
    }
    self.init(game: game)
    isStrict = settings.isStrict
  }
}
