import Flow
import MemoryGame
import Text
import Wording

/// A session: lines in, text out. A line is answered after all its effects.
package final class Session {
  /// What the host must do after a line.
  package enum Outcome: Equatable {
    case goOn
    case over
    /// A strict session stops: the line with this number was refused with this message.
    case stopped(line: Int, message: String)
    /// The recording cannot be replayed further.
    case broken(RecordingFailure)
  }

  let store: Store<AppState, AppAction, Effect>
  /// Shows the session as text; nil if JSON does.
  package let text: TextRenderer?
  private let json: JSONRenderer?
  let settings: Settings
  let isTyped: Bool
  /// The language of the environment.
  let language: Language
  private let correspondence: Correspondence
  private var programs = TurnsOfPrograms()
  /// Nil as long as nothing is saved.
  private var saver: Saver?
  private var subscriptions: [Subscription] = []
  /// Lines of the script, those without a command included.
  var linesRead = 0

  /// A session typed at a prompt, where the terminal echoes lines, or read from a script. A seed must be set;
  /// the host draws it. If `drawsSeeds`, it is that of the generator which draws one for each deal. A session
  /// that replays a recording begins as that did. Until `endReplay`, replies come from the recording or
  /// otherwise from `other`, and nothing is saved.
  package init(
    settings: Settings, deck: Deck? = nil, seed: UInt64, drawsSeeds: Bool = false, isTyped: Bool = false,
    isFirst: Bool = false, style: Style = Style(), isColored: ((ColorChoice) -> Bool)? = nil, world: World,
    replaying start: RecordingStart? = nil, in other: World? = nil
  ) {
    (self.isTyped, language) = (isTyped, style.language)
    var world = world
    world.ignoresChosenCards = settings.chooses(.cards)
    let deck = start == nil ? deck.map(world.withChosenCards) : deck
    let waiting = start == nil ? world.home?.waitingGame() : nil
    var state =
      start.map { AppState(replaying: $0, settings, deck: deck, seed: seed) }
      ?? AppState(
        continuing: waiting, settings, deck: deck, seed: drawsSeeds ? NextSeed(drawnBy: seed) : NextSeed(seed),
        language: style.language, isTyped: isTyped,
        now: world.home?.now(), today: { world.today(DueDecks(knowing: $0, $1)) })
    var settings = settings
    if start == nil, world.home != nil { settings.note(choicesOf: state.game) }
    self.settings = settings
    let recorder = world.record.map { Recorder(state, plainReason: settings.plainReason, write: $0) }
    let replies = start.map {
      RecordedReplies(isNumbered: $0.numbersReplies, otherwise: other)
    }
    let correspondence = Correspondence(world, replies: replies, recorder: recorder)
    self.correspondence = correspondence
    state.size = ScreenSize(width: style.width, height: style.height)
    store = Store(
      state: state, reducer: { $0.reduce($1) },
      middleware: (recorder.map { [$0.middleware] } ?? [])
        + (world.trace.map { [Trace(write: $0).middleware] } ?? [])
    ) { effect, store in store.dispatch(.replied(correspondence.reply(to: effect.request))) }
    json = settings.isJSON ? JSONRenderer(settings, write: world.write) : nil
    text =
      settings.isJSON
      ? nil
      : TextRenderer(
        store, settings, echoes: settings.echoes && !isTyped, isFirst: isFirst, style: style,
        isColored: isColored, write: world.write)
    correspondence.world.showWaiting = { [unowned self] seconds in
      // A script waits silently.
      if isTyped { store.dispatch(.waited(seconds: seconds)) }
    }
    correspondence.world.shownColumns = { [unowned self] in
      if let text { return text.columns }
      return store.withState { $0.game.table.map { TableScreen.columns(of: $0) } ?? 0 }
    }
    if start == nil { save() }
  }

  var replies: RecordedReplies? { correspondence.replies }
  private var world: World { correspondence.world }

  /// From now on, what lines change is saved.
  func save() {
    saver = world.home.map { home in
      store.withState { Saver($0, home: home) }
    }
  }

  /// At a prompt, a session that begins with a line shows its answer and not the menu.
  package func start(withLine: Bool = false) {
    if withLine { text?.beginWithLine() }
    // The first subscriber is the first to see a state: a line is saved before its answer is drawn.
    subscriptions.append(store.subscribe { [unowned self] state in saver?.save(state) })
    if !settings.bots.isEmpty {
      subscriptions.append(
        store.subscribe { [unowned self] state in
          guard state.due == .finished, state.answer.ending != nil, let table = state.game.table else { return }
          for (name, report) in programs.reports(on: table) { world.tellBot(name, report) }
        })
    }
    if let replies {
      subscriptions.append(store.subscribe { if $0.due != nil { replies.finishLine() } })
    }
    text?.subscribe { [replies] in replies?.misfit != nil }
    json?.subscribe(to: store) { [replies] in replies?.misfit != nil }
    if let options = settings.answerOptions, !isTyped {
      text?.echo(Line(Array("#options: \(options)".utf8).span))
    }
  }

  private static var beginning: AppState { AppState(game: GameState(next: NextGame(seed: 0))) }

  /// Whether a session can begin with a line: it is a command, or is understood.
  package static func canBegin(with bytes: Span<UInt8>) -> Bool {
    guard let intent = beginning.meaning(of: Line(bytes))?.intent else { return false }
    return switch intent.refusal {
    case .unknownCommand?, .tooLong?: false
    default: true
    }
  }

  /// Whether a line can be played as it is, perhaps only in a game. Notes may begin with the word of a command.
  static func understands(_ line: ArraySlice<UInt8>) -> Bool {
    let line = Line(Array(line).span)
    guard case .words = line.content else { return false }
    let failure = beginning.exactIntent(of: line).certainRefusal
    return failure.map { $0 == .noGame || line.words.allSatisfy(\.isNumber) } ?? true
  }

  /// What to begin with instead of a line that is no command.
  package static func suggestion(for bytes: Span<UInt8>) -> String? {
    let line = Line(bytes)
    return beginning.meaning(of: line)?.intent.certainRefusal?.suggestion(for: line)
  }

  /// Plays a line without its newline, and prints the answer. For a line longer than `longestLine` bytes, any
  /// longer beginning will do.
  package func play(_ bytes: Span<UInt8>) -> Outcome {
    linesRead += 1
    let typed = Line(bytes)
    text?.echo(typed)
    guard case (let read, let intent)? = store.withState({ $0.meaning(of: typed) }) else {
      // The cursor has moved.
      if let text, text.redraws { text.redraw() }
      return .goOn
    }
    if let recorder = correspondence.recorder { store.withState { recorder.note(read, intent, in: $0) } }
    store.dispatch(action(of: read, intent))
    finishLine()
    if let failure = replies?.misfit { return .broken(failure) }
    return store.withState { state in
      guard settings.isStrict, state.isRefusal else { return state.isOver ? .over : .goOn }
      return .stopped(line: linesRead, message: text?.message(state) ?? json?.message(state) ?? "")
    }
  }

  /// Reads what the line needs to know, until its action is known.
  private func action(of line: Line, _ intent: Intent) -> AppAction {
    var (line, intent) = (line, intent)
    line.number = linesRead
    while true {
      switch intent {
      case .inquire(let inquiry): intent = store.withState { $0.intent(for: inquiry) }
      case .read(let reading): intent = correspondence.reply(to: reading.request)
      case .repeatAnswer: return .repeated(line)
      case .act(let action):
        guard let other = store.withState({ $0.otherMeaning(of: line, after: action) }) else {
          return .typed(line, action, time: time)
        }
        (line, intent) = other
      }
    }
  }

  /// Says goodbye to a player who leaves without `quit`.
  package func leave() {
    store.dispatch(.left(time: time))
    finishLine()
    flush()
  }

  private func read(_ request: Request<FeatureAction>) {
    store.dispatch(.replied(correspondence.reply(to: request)))
  }

  /// Loads the tunes that the line waits for, lets computer players and bots move until it is a person's turn,
  /// and answers the line.
  private func finishLine() {
    if let load = store.withState({ $0.game.loading }) { read(.tunes(load)) }
    var looks = true
    while store.withState({ $0.programsGoOn }), replies?.misfit == nil {
      let table = store.state.game.table!
      if looks, let text, store.withState({ $0.answer.entries > 0 }) { looks = text.look(store.state) }
      if let choice = programs.choice(on: table) {
        store.dispatch(.program(choice))
      } else {
        read(.move(of: table.player.name, programs.question(on: table)))
        if store.withState({ $0.game.table?.hasBotFailed == true }) { programs.forgetBots() }
      }
    }
    if let request = store.withState({ $0.requestOfMenu }) { read(request) }
    store.dispatch(.answered)
    text?.showAnswer()
  }

  /// From now on, these bots can play. They have not been asked yet.
  func name(bots: [String]) {
    programs.forgetBots()
    store.dispatch(.botsNamed(bots))
  }

  /// The screen has another size, in columns and rows.
  package func resize(width: Int, height: Int) {
    store.dispatch(.resized(ScreenSize(width: width, height: height)))
  }

  /// Seconds since 1970; nil without a clock.
  private var time: Int? { replies?.hasEnded == false ? nil : world.home?.now() }

  /// Writes collected output. The host calls this before it waits for more input.
  package func flush() {
    text?.flush()
    json?.flush()
  }

  package var spoken: Language { store.withState { $0.spoken } }

  /// The prompt of a typed session: the current screen or, in a game of several, the player whose turn it is.
  package var prompt: String {
    let mover = store.withState { state -> String? in
      guard state.path.current == .game, state.game.isInPlay, let table = state.game.table, table.isShared
      else { return nil }
      return table.player.shownName(spoken.words)
    }
    let setting = store.withState { $0.offeredSetting?.name(spoken.words) }
    return "\(setting ?? mover ?? store.state.path.current.title(spoken.words))> "
  }

  package func completion(of line: String) -> Completion {
    let state = store.state
    return LineCompletion(state: state, world: world, offers: state.offers).completion(of: line)
  }

  /// Whether a line belongs in the history: anything but numbers alone, such as cards, and the answer to a
  /// question.
  package func remembers(_ bytes: Span<UInt8>) -> Bool {
    guard !asks || Self.answer(bytes) == nil, case .words(let words) = Line(bytes).content else { return false }
    return !words.allSatisfy { $0.beginsWithDigit && !$0.hasLetter }
  }

  /// Whether a question is open.
  package var asks: Bool { store.state.confirmation != nil }

  package static var longestLine: Int { Line.longest }

  /// The highest seed that chance draws.
  package static var mostSeed: UInt64 { UInt64(NextSeed.mostDrawn - 1) }
}
