import Flow
import MemoryGame
import Wording
import Text

/// A whole session from its first screen to its last: lines in, text out. A line is answered when everything
/// that it caused is done.
package final class Session {
  /// What the host does after a line.
  package enum Outcome: Equatable {
    case goOn
    /// The player has said goodbye.
    case over
    /// A strict session stops here: the line with this number was refused with this message.
    case stopped(line: Int, message: String)
    /// The reply in this line of the recording does not fit what was asked.
    case misfit(line: Int)
  }

  package let store: Store<AppState, AppAction, Effect>
  private let analyst: Analyst
  private let settings: Settings
  /// How screens are drawn as long as the player chooses nothing.
  private var style: Style
  private let isTyped: Bool
  private let world: World
  /// Nil if no recording is replayed.
  private let replies: RecordedReplies?
  /// Nil where nothing is saved.
  private let saver: Saver?
  /// What a choice of the player's means for the colors of this terminal.
  private let isColored: ((ColorChoice) -> Bool)?
  private var screen: AppScreen
  private var json = AnswerJSON()
  private var output: Output
  private var linesRead = 0
  /// Lets time pass while the player looks at the screen; false if he does not want to wait. Nil if nobody
  /// watches.
  package var pause: ((_ milliseconds: Int) -> Bool)?

  /// A session that is typed at a prompt, where the player sees his line anyway, or read from a script. A seed
  /// must be set; chance is the host's. A session that replays a recording begins as that did. Until
  /// `endReplay` its replies come from the recording or else from `other`, and nothing is saved.
  package init(
    settings: Settings, deck: Deck? = nil, seed: UInt64, isTyped: Bool = false, isFirst: Bool = false,
    style: Style = Style(), isColored: ((ColorChoice) -> Bool)? = nil, world: World,
    replaying start: RecordingStart? = nil, in other: World? = nil
  ) {
    let configuration = AppConfiguration(savesGame: isTyped && world.home != nil)
    var game = GameState(
      next: NextGame(
        category: settings.category, deck: deck,
        policy: settings.tunes ?? (isTyped && start == nil ? .auto : .builtIn), seed: seed,
        pairs: settings.pairs, cards: settings.cards))
    let waiting = start == nil ? world.home?.waitingGame() : start?.game
    if let waiting {
      // The category that an option chose would have no effect beside a deck.
      game.resume(waiting, resumesDeck: deck == nil && (start != nil || !settings.chooses(.category)))
    }
    if start == nil { game.bots = settings.bots.map(\.name) }
    if let seed = settings.seed, start == nil || waiting?.next?.seed != seed {
      game.next.choose(seed, aids: .typedSeed)
    }
    let state = AppState(
      game: game, settings: settings.values, language: start == nil ? style.language : .english,
      asksQuestions: isTyped && start == nil)
    let handler = EffectHandler(world: world)
    let recorder = world.record.map { Recorder(state, write: $0) }
    let replies = start.map { _ in
      RecordedReplies(
        otherwise: other.map { EffectHandler(world: $0).reply } ?? handler.reply, afterwards: handler.reply)
    }
    let saver = world.home.map { Saver(home: $0, analyst: configuration.analyst) }
    if start == nil { saver?.begin(state, size: waiting?.size, deck: waiting?.deck) }
    (self.replies, self.saver, self.world) = (replies, saver, world)
    (self.settings, self.isTyped, self.style, self.isColored) = (settings, isTyped, style, isColored)
    analyst = configuration.analyst
    screen = AppScreen(style: style, plainReason: settings.plainReason, isFirstStart: isFirst)
    output = Output(write: world.write)
    let reply = replies?.reply ?? handler.reply
    store = Store(
      state: state, reducer: appReducer(configuration),
      middleware: [
        saver.map { Middleware(observing: $0.observe) }, recorder.map { Middleware(observing: $0.observe) },
        world.trace.map { Trace(write: $0).middleware },
      ].compactMap(\.self)
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

  /// Notes that the player ended a line, which moved the cursor.
  package func lineWasTyped() { screen.lineWasTyped() }

  /// Plays a line, which comes without its newline, and prints the answer. Of a line that is longer than
  /// `longestLine` bytes any longer beginning will do.
  package func play(_ bytes: Span<UInt8>) -> Outcome {
    linesRead += 1
    let line = Line(bytes)
    echo(line)
    guard let action = store.withState({ $0.action(for: line) }) else {
      // The cursor has moved on.
      if screen.style.redraws { redraw() }
      return .goOn
    }
    store.dispatch(.typed(line, action, time: isReplaying ? nil : world.home?.now()))
    replies?.finishLine()
    if let line = replies?.misfit { return .misfit(line: line) }
    let isStopped = settings.isStrict && store.state.isRefusal
    if pause != nil { showTurns() }
    if settings.isJSON || !isStopped { answer(line) }
    if isStopped {
      return .stopped(
        line: linesRead,
        message: store.withState { $0.notice?.message($0.context(analyst, style: screen.style)) }
          ?? "")
    }
    return store.state.isOver ? .over : .goOn
  }

  private func echo(_ line: Line) {
    if settings.echoes && !settings.isJSON && !isTyped { output.line("> " + TypedLine.shown(line.typed)) }
  }

  /// Shows what program players did in this line, one card at a time.
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
      // What a person did himself is shown until a program turns his cards back.
      if player.isPerson, table.player.isPerson || table.game.isOver { continue }
      screen.drawMoment(of: table, since: before, into: &output)
      output.flush()
      guard pause(time) else { return }
    }
  }

  /// Says goodbye to a player who leaves without a word.
  package func leave() {
    store.dispatch(.left)
    answer(nil)
    output.flush()
  }

  /// Tells a player how to leave who may have tried to.
  package func tellHowToLeave() {
    let style = screen.style
    let advice = Output.text { $0.paragraph(style.words.howToLeave, style: style) }
    if style.redraws {
      redraw(below: String(decoding: advice, as: UTF8.self))
    } else {
      output.append(contentsOf: advice)
    }
  }

  /// Draws what the player sees at a prompt once more, with these lines in place of the last answer, if there
  /// are any.
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

  /// Whether the answer goes on on another page, because it is taller than the terminal.
  package var hasMore: Bool { screen.hasMore }

  /// What stands below a page of it but the last.
  package var morePrompt: String { spoken.words.more }

  /// Shows the next page.
  package func showMore() {
    screen.turnPage()
    redraw()
  }

  /// Empties the terminal for another program, if it was drawn over.
  package func wipe() {
    screen.wipe(into: &output)
    output.flush()
  }

  /// Takes a line of the recording that was not typed: a reply, or the place where it was recorded. False for
  /// any other line. The line has this number in the recording.
  package func take(_ bytes: Span<UInt8>, line number: Int) -> Bool {
    let text = bytes.withUnsafeBufferPointer { Array($0)[...] }
    let line = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
    if line.starts(with: Recording.replyMark) {
      replies?.add(line.dropFirst(Recording.replyMark.count), line: number)
    } else if line.starts(with: Recording.promptMark) {
      let language = String(decoding: line.dropFirst(Recording.promptMark.count), as: UTF8.self)
      store.dispatch(.prompted(Language(rawValue: language)))
    } else if line.starts(with: Recording.botsMark) {
      let names = line.dropFirst(Recording.botsMark.count).split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      store.dispatch(.botsNamed(names.filter(Player.canBeBot)))
    } else {
      return false
    }
    linesRead += 1
    echo(Line(bytes))
    return true
  }

  /// Plays a line of the recording. Where that says goodbye it is over, and the session is not.
  package func replay(_ bytes: Span<UInt8>, line number: Int) -> Outcome {
    if take(bytes, line: number) { return .goOn }
    if case .words(let words) = Line(bytes).content, words.count == 1,
      CommandList.all.named(words[0])?.name == "quit"
    {
      return .over
    }
    return play(bytes)
  }

  /// The recording has come to its end: from now on the world answers, and what changes is saved.
  package func endReplay() {
    replies?.end()
    linesRead = 0
    let bots = settings.bots.map(\.name)
    if !bots.isEmpty || !store.state.game.bots.isEmpty { store.dispatch(.botsNamed(bots)) }
    if isTyped || store.state.asksQuestions { store.dispatch(.prompted(isTyped ? style.language : nil)) }
    saver?.begin(store.state, size: nil, deck: store.state.game.next.deck)
  }

  private var isReplaying: Bool { replies?.hasEnded == false }

  /// Counts lines that are not played: blank ones, which have no answer.
  package func passOver(lines: Int) {
    linesRead += lines
  }

  /// Shows a player at a prompt what keeps him waiting. A script waits in silence.
  private func showWaiting(seconds: Int) {
    guard isTyped else { return }
    screen.secondsWaited = seconds
    store.withState { screen.draw($0, analyst, into: &output) }
    output.flush()
  }

  /// Writes what has been held back. The host calls this before it waits for more input.
  package func flush() {
    output.flush()
  }

  /// The language of the session.
  package var spoken: Language { store.state.spoken }

  /// The prompt of a typed session: where one is.
  package var prompt: String { "\(store.state.path.current.title(spoken.words))> " }

  /// What may come next after the beginning of a line.
  package func completion(of line: String) -> Completion {
    CommandList.all.completion(
      of: line, store.state.completionContext(spoken, files: world.filesBeginning) { self.world.decks.names })
  }

  /// Whether a line is worth remembering among those that were typed: anything but the answer to a question.
  package func remembers(_ bytes: Span<UInt8>) -> Bool {
    guard store.state.confirmation.open != nil, case .words(let words) = Line(bytes).content else {
      return true
    }
    return !["yes", "no"].contains(CommandList.all.named(words[0])?.name)
  }

  /// Notes the size of the terminal, in columns and rows.
  package func resize(width: Int, height: Int) {
    (style.width, style.height) = (width, height)
    heedChoices()
  }

  /// Whether each screen is drawn over the one before.
  package var redraws: Bool { screen.style.redraws }

  package static var longestLine: Int { Line.longest }

  /// Whether a line answers a question with yes.
  package static func isYes(_ bytes: Span<UInt8>) -> Bool {
    guard case .words(let words) = Line(bytes).content, words.count == 1 else { return false }
    return CommandList.all.named(words[0])?.name == "yes"
  }

  /// Draws and speaks as the player has chosen.
  private func heedChoices() {
    let language = spoken
    let isPlain = store.state.board == .plain
    screen.style.language = language
    // Who asks for a language can read it.
    screen.style.showsUnicode = style.showsUnicode || language != .english
    screen.style.board = store.state.board
    // A sentence that is read aloud is one line, which the terminal breaks if it must.
    screen.style.width = isPlain && !style.wrapsPlain ? Style.widthOfPlain : style.width
    screen.style.height = style.height
    screen.style.redraws = style.redraws && !isPlain
    screen.style.isColored = !isPlain && (isColored?(store.state.color) ?? false)
  }

  private func answer(_ line: Line?) {
    heedChoices()
    if settings.isJSON {
      store.withState {
        json.write(
          line, number: linesRead, $0, options: settings.answerOptions, analyst, screen.style.language,
          into: &output)
      }
    } else {
      store.withState { screen.draw($0, analyst, into: &output) }
    }
  }
}

extension Middleware<AppState, AppAction, Effect> {
  /// Middleware that is shown each action, and the state to which it has led.
  fileprivate init(observing observe: @escaping (AppAction, borrowing AppState) -> Void) {
    self.init { store, action, next in
      next(action)
      store.withState { observe(action, $0) }
    }
  }
}
