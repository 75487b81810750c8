import Flow
import MemoryCore
import MemoryGame
import MenuFeature
import PlayFeature
import PreferencesFeature
import RecordsFeature
import Text
import Wording

/// A session: lines in, text out. A line is answered after all its effects.
package final class Session {
  /// What the host must do after a line.
  package enum Outcome: Equatable {
    case goOn
    /// The player has left.
    case over
    /// A strict session stops: the line with this number was refused with this message.
    case stopped(line: Int, message: String)
    /// The recording cannot be replayed further.
    case broken(RecordingFault)
  }

  package let store: Store<AppState, AppAction, Effect>
  private let analyst: Analyst
  private let settings: Settings
  /// How screens are drawn unless the player chooses otherwise.
  private var style: Style
  private let isTyped: Bool
  private let world: World
  /// Nil without a replay.
  private let replies: RecordedReplies?
  /// Nil if nothing is saved.
  private let saver: Saver?
  /// Nil without a trace.
  private let trace: Trace?
  /// How a choice of colors applies to this terminal.
  private let isColored: ((ColorChoice) -> Bool)?
  private var screen: AppScreen
  private var json = AnswerJSON()
  private var output: Output
  private var linesRead = 0
  /// Waits while the player looks at the screen; returns false to skip the wait. Nil if nobody watches.
  package var pause: ((_ milliseconds: Int) -> Bool)?

  /// A session typed at a prompt, where the terminal echoes lines, or read from a script. A seed must be set;
  /// the host draws it. A session that replays a recording begins as that did. Until `endReplay`, replies come
  /// from the recording or otherwise from `other`, and nothing is saved.
  package init(
    settings: Settings, deck: Deck? = nil, seed: UInt64, isTyped: Bool = false, isFirst: Bool = false,
    style: Style = Style(), isColored: ((ColorChoice) -> Bool)? = nil, world: World,
    replaying start: RecordingStart? = nil, in other: World? = nil
  ) {
    let configuration = AppConfiguration(savesGame: isTyped && world.home != nil)
    var game = GameState(
      next: NextGame(
        category: settings.values.category, deck: deck,
        policy: settings.values.tunes ?? (isTyped && start == nil ? .auto : .builtIn), seed: seed,
        pairs: settings.values.pairs, cards: settings.values.cards))
    let waiting = start == nil ? world.home?.waitingGame() : start?.game
    if let waiting {
      // With a deck, the category of an option would have no effect.
      game.resume(waiting, resumesDeck: deck == nil && (start != nil || !settings.chooses(.category)))
    }
    if start == nil { game.bots = settings.bots.map(\.name) }
    game.rules = start?.rules ?? .current
    if start == nil, let now = world.home?.now() { game.table?.tick(now) }
    if let seed = settings.seed, start == nil || waiting?.next?.seed != seed {
      game.next.choose(seed, aids: .typedSeed)
    }
    let state = AppState(
      game: game, settings: settings.values, language: start == nil ? style.language : .english,
      asksQuestions: isTyped && start == nil)
    let handler = EffectHandler(world: world)
    let recorder = world.record.map { Recorder(state, plainReason: settings.plainReason, write: $0) }
    let replies = start.map { start in
      RecordedReplies(
        isNumbered: start.numbersReplies,
        otherwise: other.map { EffectHandler(world: $0).reply } ?? handler.reply, afterwards: handler.reply)
    }
    let informer = settings.bots.isEmpty ? nil : BotInformer(tell: world.tellBot)
    let saver = world.home.map { Saver(home: $0, analyst: configuration.analyst) }
    if start == nil { saver?.begin(state, size: waiting?.size, deck: waiting?.deck) }
    let trace = world.trace.map { Trace(state, write: $0) }
    (self.replies, self.saver, self.trace, self.world) = (replies, saver, trace, world)
    (self.settings, self.isTyped, self.style, self.isColored) = (settings, isTyped, style, isColored)
    analyst = configuration.analyst
    screen = AppScreen(style: style, plainReason: settings.plainReason, isFirstStart: isFirst)
    output = Output(write: world.write)
    let reply = replies?.reply ?? handler.reply
    var middleware: [Middleware<AppState, AppAction, Effect>] = []
    if let saver { middleware.append(Middleware(observing: saver.observe)) }
    if let recorder { middleware.append(Middleware(observing: recorder.observe)) }
    if let trace { middleware.append(trace.middleware) }
    if let informer { middleware.append(Middleware(observing: { informer.observe($1) })) }
    store = Store(
      state: state, reducer: appReducer(configuration), middleware: middleware
    ) { effect, store in
      let reply = reply(effect)
      recorder?.note(reply)
      store.dispatch(.replied(FeatureAction(reply, to: effect)))
    }
    handler.showWaiting = { [unowned self] in showWaiting(seconds: $0) }
    if !settings.isJSON { screen.connect(to: store) }
  }

  /// Prints the screen of the start.
  package func start() {
    answer(nil)
    if settings.echoes && !settings.isJSON && !isTyped, let options = settings.answerOptions {
      output.line("> #options: " + TypedLine.shown(options))
    }
  }

  /// Ends the trace, if any, with the state.
  package func writeState() { trace?.writeState() }

  /// Whether a session can begin with a line: it is a command, or is understood.
  package static func canBegin(with bytes: Span<UInt8>) -> Bool {
    let start = AppState(game: GameState(next: NextGame(category: .pop, seed: 0)))
    switch start.meaning(of: Line(bytes))?.action {
    case .mistyped(.unknownCommand)?, .mistyped(.tooLong)?, nil: return false
    default: return true
    }
  }

  /// Notes that Enter moved the cursor.
  package func lineWasTyped() { screen.lineWasTyped() }

  /// Plays a line without its newline, and prints the answer. For a line longer than `longestLine` bytes, any
  /// longer beginning will do.
  package func play(_ bytes: Span<UInt8>) -> Outcome {
    linesRead += 1
    let line = Line(bytes)
    echo(line)
    guard let (action, understood) = store.withState({ $0.meaning(of: line, isStrict: settings.isStrict) })
    else {
      // The cursor has moved.
      if screen.style.redraws { redraw() }
      return .goOn
    }
    store.dispatch(.typed(understood, action, time: time))
    replies?.finishLine()
    if let fault = replies?.misfit { return .broken(fault) }
    let isStopped = settings.isStrict && store.withState { $0.isRefusal }
    if pause != nil { showTurns() }
    if settings.isJSON || !isStopped { answer(understood) }
    if isStopped {
      return .stopped(
        line: linesRead,
        message: store.withState { $0.notice?.message($0.context(analyst, style: screen.style)) }
          ?? "")
    }
    return store.withState { $0.isOver } ? .over : .goOn
  }

  private func echo(_ line: Line) {
    if settings.echoes && !settings.isJSON && !isTyped { output.line("> " + TypedLine.shown(line.typed)) }
  }

  /// Shows the moves of computer players in this line, one card at a time.
  private func showTurns() {
    heedChoices()
    let state = store.state
    guard let pause, screen.style.redraws, let time = state.speed.milliseconds,
      state.path.current == .game, var table = state.game.table, table.players.hasPrograms
    else { return }
    let start = state.steps.lineStart
    let rest = table.game.log.position - (start.table == table.number ? start.position : 0)
    guard rest > 0, table.game.log.canTakeBack(rest) else { return }
    table.game.takeBack(rest)
    for _ in 0..<rest {
      let (player, before) = (table.player, LogPosition(table))
      table.game.redo(1)
      // A person's own cards are shown until a program turns them back.
      if player.isPerson, table.player.isPerson || table.game.isOver { continue }
      screen.drawMoment(of: table, since: before, into: &output)
      output.flush()
      guard pause(time) else { return }
    }
  }

  /// Says goodbye to a player who leaves without `quit`.
  package func leave() {
    store.dispatch(.left(time: time))
    answer(nil)
    output.flush()
  }

  /// Tells a player who may have tried to leave how to leave.
  package func tellHowToLeave() {
    let style = screen.style
    let advice = Output.text { $0.paragraph(style.words.howToLeave, style: style) }
    if style.redraws {
      redraw(below: String(decoding: advice, as: UTF8.self))
    } else {
      output.append(contentsOf: advice)
    }
  }

  /// Redraws the screen at a prompt, with optional lines in place of the last answer.
  package func redraw(below note: String? = nil) {
    if screen.style.redraws {
      store.withState { screen.redraw($0, below: note, analyst, into: &output) }
    } else if let note {
      output.append(note)
    } else {
      store.withState { screen.draw($0, analyst, into: &output) }
    }
    output.flush()
  }

  /// Whether the answer continues on another page.
  package var hasMore: Bool { screen.hasMore }

  /// The text below all pages but the last.
  package var morePrompt: String { spoken.words.more }

  /// Shows the next page.
  package func showMore() {
    screen.turnPage()
    redraw()
  }

  /// Clears the terminal for another program, if it was drawn over.
  package func wipe() {
    screen.wipe(into: &output)
    output.flush()
  }

  /// Reads a line of the recording that was not typed: a reply, or the place of recording. Returns false for
  /// any other line. `number` is its line in the recording.
  func readMark(_ bytes: Span<UInt8>, line number: Int) -> Bool {
    let text = bytes.withUnsafeBufferPointer { Array($0)[...] }
    let line = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
    if line.starts(with: Recording.replyMark) {
      replies?.add(line.dropFirst(Recording.replyMark.count), line: number)
    } else if line.starts(with: Recording.promptMark) {
      let language = String(decoding: line.dropFirst(Recording.promptMark.count), as: UTF8.self)
      store.dispatch(.prompted(Language(rawValue: language)))
    } else if line.starts(with: Recording.rulesMark) {
      let number = Word(String(decoding: line.dropFirst(Recording.rulesMark.count), as: UTF8.self)).count
      if let rules = number.flatMap(Rules.init) { store.dispatch(.rulesChanged(rules)) }
    } else if line.starts(with: Recording.botsMark) {
      let names = line.dropFirst(Recording.botsMark.count).split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      store.dispatch(.botsNamed(names.filter(Player.canBeBot)))
    } else if line.elementsEqual(Recording.replayedMark) {
      store.dispatch(.replayEnded)
    } else {
      return false
    }
    linesRead += 1
    echo(Line(bytes))
    return true
  }

  /// Plays a line of the recording. `quit` ends the recording, but not the session.
  package func replay(_ bytes: Span<UInt8>, line number: Int) -> Outcome {
    if readMark(bytes, line: number) { return replies?.misfit.map { .broken($0) } ?? .goOn }
    replies?.begin(line: number)
    return Self.isCommand("quit", bytes) ? .over : play(bytes)
  }

  /// Ends the replay: from now on, the world answers and changes are saved.
  package func endReplay() {
    replies?.end()
    linesRead = 0
    if store.state.game.rules != .current { store.dispatch(.rulesChanged(.current)) }
    // The player may have seen the cards in the recording.
    if store.state.game.table?.game.board.flips ?? 0 > 0 { store.dispatch(.replayEnded) }
    let bots = settings.bots.map(\.name)
    if !bots.isEmpty || !store.state.game.bots.isEmpty { store.dispatch(.botsNamed(bots)) }
    if isTyped || store.state.asksQuestions { store.dispatch(.prompted(isTyped ? style.language : nil)) }
    saver?.begin(store.state, size: nil, deck: store.state.game.next.deck)
  }

  private var isReplaying: Bool { replies?.hasEnded == false }

  /// Seconds since 1970; nil without a clock.
  private var time: Int? { isReplaying ? nil : world.home?.now() }

  /// Counts blank lines, which are not played.
  func passOver(lines: Int) {
    linesRead += lines
  }

  /// Shows a player at a prompt what the program is waiting for. A script waits silently.
  private func showWaiting(seconds: Int) {
    guard isTyped else { return }
    screen.secondsWaited = seconds
    store.withState { screen.draw($0, analyst, into: &output) }
    output.flush()
  }

  /// Writes collected output. The host calls this before it waits for more input.
  package func flush() {
    output.flush()
  }

  /// The language of the session.
  package var spoken: Language { store.withState { $0.spoken } }

  /// The prompt of a typed session: the current screen.
  package var prompt: String { "\(store.state.path.current.title(spoken.words))> " }

  /// The completion of the beginning of a line.
  package func completion(of line: String) -> Completion {
    CommandList.all.completion(
      of: line,
      store.state.completionContext(
        spoken, files: world.filesBeginning, decks: { self.world.decks.names },
        games: { self.world.home?.gameNames() ?? [] }))
  }

  /// Whether a line belongs in the history: anything but the answer to a question.
  package func remembers(_ bytes: Span<UInt8>) -> Bool {
    guard store.state.confirmation.open != nil, case .words(let words) = Line(bytes).content else {
      return true
    }
    return !["yes", "no"].contains(CommandList.all.name(of: words[0]))
  }

  /// Notes the size of the terminal, in columns and rows.
  package func resize(width: Int, height: Int) {
    (style.width, style.height) = (width, height)
    heedChoices()
  }

  /// Whether each screen is drawn over the previous one.
  package var redraws: Bool { screen.style.redraws }

  package static var longestLine: Int { Line.longest }

  /// Whether a line answers yes to a question.
  package static func isYes(_ bytes: Span<UInt8>) -> Bool {
    isCommand("yes", bytes)
  }

  /// Whether a line is a command without arguments, in any language.
  private static func isCommand(_ name: String, _ bytes: Span<UInt8>) -> Bool {
    guard case .words(let typed) = Line(bytes).content else { return false }
    let words = CommandList.all.understood(typed)
    return words.count == 1 && CommandList.all.name(of: words[0]) == name
  }

  /// Applies the player's choices of drawing and language.
  private func heedChoices() {
    let (language, board, color) = store.withState { ($0.spoken, $0.board, $0.color) }
    let isPlain = board == .plain
    screen.style.language = language
    // A player who chooses a language can read it.
    screen.style.showsUnicode = style.showsUnicode || language != .english
    screen.style.board = board
    // In plain output, a sentence is one line, which the terminal wraps.
    screen.style.width = isPlain && !style.wrapsPlain ? Style.widthOfPlain : style.width
    screen.style.height = style.height
    screen.style.redraws = style.redraws && !isPlain
    screen.style.isColored = !isPlain && (isColored?(color) ?? false)
  }

  private func answer(_ line: Line?) {
    heedChoices()
    if settings.isJSON {
      store.withState {
        json.write(
          line, number: linesRead, $0, options: settings.answerOptions, analyst, screen.style.language,
          into: &output)
      }
    } else if screen.style.isPlain, let pause, let time = store.withState({ $0.speed.milliseconds }) {
      var parts: [[UInt8]] = []
      var answer = Output { parts.append($0) }
      store.withState { screen.draw($0, analyst, into: &answer) }
      answer.flush()
      // As long as two cards are shown on a board.
      say(parts) { pause(2 * time) }
    } else {
      store.withState { screen.draw($0, analyst, into: &output) }
    }
  }

  /// Prints the parts of a plain answer with pauses between them. It borrows no state while it waits.
  private func say(_ parts: [[UInt8]], pause: () -> Bool) {
    var isHeard = true
    for (index, part) in parts.enumerated() {
      if index > 0, isHeard {
        output.flush()
        isHeard = pause()
      }
      output.append(contentsOf: part)
    }
  }
}

extension Middleware<AppState, AppAction, Effect> {
  /// Middleware that observes each action and the state after it.
  fileprivate init(observing observe: @escaping (AppAction, borrowing AppState) -> Void) {
    self.init { store, action, next in
      next(action)
      store.withState { observe(action, $0) }
    }
  }
}
