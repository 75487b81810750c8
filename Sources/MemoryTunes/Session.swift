import Flow

/// A whole game from its first screen to its last: lines in, text out. One line in, everything it caused
/// settled, one answer out.
package final class Session {
  /// What the host does after a line.
  package enum Outcome: Equatable {
    case goOn
    /// The player has said goodbye.
    case over
    /// A strict session stops here: the line with this number was refused with this message.
    case stopped(line: Int, message: String)
  }

  let store: Store<AppState, AppAction, Effect>
  private let settings: Settings
  private let isTyped: Bool
  private let filesBeginning: (String) -> [String]
  private let now: () -> Int?
  private let performer: Performer
  private let keeper: Keeper?
  private var screen: AppScreen
  private var json = AnswerJSON()
  private var output: Output
  private var lines = 0
  /// Whether something has happened that has not been drawn yet.
  private var isMarked = false
  private var subscription: Subscription?

  /// A session that is typed at a prompt, where the player sees his line anyway, or read from a script. A seed
  /// must be set; chance is the host's.
  package init(
    settings: Settings, deck: Deck? = nil, seed: UInt64, isTyped: Bool = false, style: Style = Style(),
    world: World
  ) {
    performer = Performer(world: world)
    var game = GameState(
      next: NextGame(
        category: settings.category, deck: deck, policy: settings.tunes ?? (isTyped ? .auto : .builtIn),
        seed: seed, pairs: settings.pairs))
    let resumption = Resumption(of: world.home, seed: seed)
    if let waiting = resumption?.game { game.resume(waiting) }
    keeper = world.home.map { [game] in Keeper(game, size: resumption?.size ?? 0, home: $0) }
    if let seed = settings.seed { game.next.seed = seed }
    now = { world.home?.now() }
    filesBeginning = world.filesBeginning
    self.settings = settings
    self.isTyped = isTyped
    screen = AppScreen(style: style)
    output = Output(write: world.write)
    var state = AppState(game: game)
    state.asksFirst = isTyped
    store = Store(
      state: state,
      reducer: appReducer,
      middleware: Self.middleware(game, keeper, world: world),
      perform: performer.perform)
    performer.showWaiting = { [unowned self] in showWaiting() }
    subscription = store.subscribe { [unowned self] _ in isMarked = true }
  }

  /// The middleware that the world calls for, the first one outermost.
  private static func middleware(
    _ game: borrowing GameState, _ keeper: Keeper?, world: World
  ) -> [Middleware<AppState, AppAction, Effect>] {
    var middleware = [ProgramPlayers().middleware]
    if let keeper { middleware.append(keeper.middleware) }
    if let record = world.record { middleware.append(Recorder(game, write: record).middleware) }
    if let trace = world.trace { middleware.append(Trace(write: trace).middleware) }
    return middleware
  }

  /// Prints the screen of the start.
  package func start() {
    answer(nil)
  }

  /// Plays a line, which comes without its newline, and prints the answer. Of a line that is longer than
  /// `longestLine` bytes any longer beginning will do.
  package func play(_ bytes: Span<UInt8>) -> Outcome {
    lines += 1
    let line = Line(bytes)
    if settings.echoes && !settings.isJSON && !isTyped { output.line("> " + OutsideText.shown(line.typed)) }
    guard let action = action(for: line) else { return .goOn }
    store.dispatch(action)
    store.dispatch(.settled(line, time: now()))
    let isStopped = settings.isStrict && store.state.isRefusal
    if settings.isJSON || !isStopped { answer(line) }
    if isStopped { return .stopped(line: lines, message: store.state.message(to: line) ?? "") }
    return store.state.isOver ? .over : .goOn
  }

  /// Plays a line of a recording. Where that says goodbye it is over, and the session is not. It enters nothing among
  /// the records a second time, and removes nothing.
  package func replay(_ bytes: Span<UInt8>) -> Outcome {
    if case .words(let words) = Line(bytes).content, words.count == 1,
      CommandList.all.named(words[0])?.name == "quit"
    {
      return .over
    }
    keeper?.isReplaying = true
    performer.isReplaying = true
    defer {
      keeper?.isReplaying = false
      performer.isReplaying = false
    }
    return play(bytes)
  }

  /// Begins to count the lines anew: what comes next is another script.
  package func countLinesAnew() {
    lines = 0
  }

  /// Shows a player at a prompt what keeps him waiting. A script waits in silence.
  private func showWaiting() {
    guard isTyped, isMarked else { return }
    isMarked = false
    store.look { screen.draw($0, answering: nil, into: &output) }
    output.flush()
  }

  /// Writes what has been held back. The host calls this before it waits for more input.
  package func flush() {
    output.flush()
  }

  /// The prompt of a typed session: where one is.
  package var prompt: String { "\(store.state.path.current)> " }

  /// What may come next after the beginning of a line.
  package func completion(of line: String) -> Completion {
    CommandList.all.completion(of: line, in: store.state, files: filesBeginning)
  }

  /// Columns that a line may take.
  package var width: Int {
    get { screen.style.width }
    set { screen.style.width = newValue }
  }

  package static var longestLine: Int { Line.longest }

  private func action(for line: Line) -> AppAction? {
    switch line.content {
    case .nothing:
      return nil
    case .tooLong:
      return .mistyped(.tooLong)
    case .words(let words):
      do {
        return try CommandList.all.action(for: words, rest: line.rest, on: store.state.path.current)
      } catch {
        return .mistyped(error)
      }
    }
  }

  private func answer(_ line: Line?) {
    guard isMarked else { return }
    isMarked = false
    if settings.isJSON {
      store.look { json.write(line, number: lines, $0, into: &output) }
    } else {
      store.look { screen.draw($0, answering: line, into: &output) }
    }
  }
}
