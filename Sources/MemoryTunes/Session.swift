import Flow
import MemoryGame
import Wording
import Text

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

  private let lines: LineStore
  private let analyst: Analyst
  private let settings: Settings
  /// How screens are drawn as long as the player chooses nothing.
  private var style: Style
  private let isTyped: Bool
  /// What is spoken where nothing was chosen: in a replay, what was spoken there in the recorded session.
  private var usualLanguage: Language { didSet { if usualLanguage != oldValue { noteLanguage() } } }
  private let record: (([UInt8]) -> Void)?
  private let filesBeginning: (String) -> [String]
  private let decks: DeckFolders
  private let now: () -> Int?
  private let handler: EffectHandler
  private let given: GivenWorld
  private let saver: Saver?
  /// What a choice of the player's means for the colors of this terminal.
  private let isColored: ((ColorChoice) -> Bool)?
  private var screen: AppScreen
  private var json = AnswerJSON()
  private var output: Output
  private var linesRead = 0
  /// The line to which the last answer was given.
  private var lastLine: Line?
  /// Whether something has happened that has not been drawn yet.
  private var isMarked = false
  private var subscription: Subscription?

  /// A session that is typed at a prompt, where the player sees his line anyway, or read from a script. A seed
  /// must be set; chance is the host's.
  package init(
    settings: Settings, deck: Deck? = nil, seed: UInt64, isTyped: Bool = false, style: Style = Style(),
    isColored: ((ColorChoice) -> Bool)? = nil, world: World
  ) {
    let configuration = AppConfiguration(savesGame: isTyped && world.home != nil)
    given = GivenWorld()
    analyst = configuration.analyst
    handler = EffectHandler(world: world, given: given)
    var game = GameState(
      next: NextGame(
        category: settings.category, deck: deck, policy: settings.tunes ?? (isTyped ? .auto : .builtIn),
        seed: seed, pairs: settings.pairs, cards: settings.cards))
    // A recording brings its own game along. The one that waits is left alone.
    let resumption = settings.replay == nil ? Resumption(of: world.home, seed: seed) : nil
    if let waiting = resumption?.game {
      // The category that an option chose would have no effect beside a deck.
      game.resume(waiting, resumesDeck: deck == nil && !settings.chooses(.category))
    }
    let kept = resumption?.game == nil ? nil : resumption?.script
    let values = AppState(game: game, settings: settings.values).settings
    saver = world.home.map { [game, analyst] in
      Saver(
        game, settings: values, savedAs: kept, deck: resumption?.game?.next.deck, home: $0, analyst: analyst)
    }
    if let seed = settings.seed { game.next.seed = seed }
    now = { world.home?.now() }
    filesBeginning = world.filesBeginning
    decks = world.decks
    self.settings = settings
    self.isTyped = isTyped
    self.style = style
    usualLanguage = style.language
    record = world.record
    screen = AppScreen(style: style, plainReason: settings.plainReason)
    self.isColored = isColored
    output = Output(write: world.write)
    lines = LineStore(
      AppState(game: game, settings: settings.values, asksQuestions: isTyped), configuration, given: given,
      handler: handler,
      middleware: Self.middleware(
        game, saver, settings: values, asksQuestions: isTyped, given: given, world: world))
    if usualLanguage != .english { noteLanguage() }
    handler.showWaiting = { [unowned self] in showWaiting(seconds: $0) }
    subscription = lines.store.subscribe { [unowned self] _ in isMarked = true }
  }

  /// The middleware that the world calls for, the first one outermost.
  private static func middleware(
    _ game: borrowing GameState, _ saver: Saver?, settings: SettingValues, asksQuestions: Bool,
    given: GivenWorld, world: World
  ) -> [Middleware<AppState, AppAction, Effect>] {
    var middleware = [Bots().middleware]
    if let saver { middleware.append(saver.middleware) }
    if let record = world.record {
      middleware.append(
        Recorder(
          game, settings: settings, asksQuestions: asksQuestions, given: given, write: record
        ).middleware)
    }
    if let trace = world.trace { middleware.append(Trace(write: trace).middleware) }
    return middleware
  }

  package var store: Store<AppState, AppAction, Effect> { lines.store }

  /// Prints the screen of the start.
  package func start() {
    answer(nil)
    if settings.echoes && !settings.isJSON && !isTyped, let options = settings.answerOptions {
      output.line("> #options: " + TypedLine.shown(options))
    }
  }

  /// Plays a line, which comes without its newline, and prints the answer. Of a line that is longer than
  /// `longestLine` bytes any longer beginning will do.
  package func play(_ bytes: Span<UInt8>) -> Outcome {
    linesRead += 1
    let line = Line(bytes)
    if !handler.isReplaying { screen.lineWasTyped() }
    if settings.echoes && !settings.isJSON && !isTyped { output.line("> " + TypedLine.shown(line.typed)) }
    guard lines.play(line, time: now()) else {
      // The cursor has moved on.
      if screen.style.redraws { redraw() }
      return .goOn
    }
    if !store.state.repeatsAnswer { lastLine = line }
    let isStopped = settings.isStrict && store.state.isRefusal
    if settings.isJSON || !isStopped { answer(line) }
    if isStopped {
      return .stopped(
        line: linesRead,
        message: store.withState { $0.notice?.message($0.context(for: lastLine, analyst, style: screen.style)) }
          ?? "")
    }
    return store.state.isOver ? .over : .goOn
  }

  /// Says goodbye to a player who leaves without a word.
  package func leave() {
    store.dispatch(.quit())
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
      store.withState { screen.redraw($0, answering: lastLine, below: note, analyst, into: &output) }
    } else if let note {
      output.append(note)
    } else {
      store.withState { screen.draw($0, answering: lastLine, analyst, into: &output) }
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

  /// The lines that follow are those of a recording. They read, save and remove nothing. The recording names
  /// the settings that a script does not have by itself, and says whether the player was asked.
  package func beginReplay() {
    isReplaying = true
    usualLanguage = .english
    settingsBeforeReplay = store.state.settings
    if store.state.confirmation.isRequired { take(.questions(false)) }
    for setting in Setting.allCases where setting == .tunes || !listenerChose(setting) {
      change(setting, to: .ofScript)
    }
  }

  /// The recording has come to its end: what comes next is typed, or is another script. Questions are asked and
  /// tunes are fetched as before it, and what the recording says nothing of is seen and heard as before it.
  package func endReplay() {
    if store.state.confirmation.isRequired != isTyped { take(.questions(isTyped)) }
    for setting in [.tunes] + Self.settingsOfListener {
      guard let settingsBeforeReplay,
        setting == .tunes || setting.value(store.state.settings) == setting.value(.ofScript)
      else { continue }
      change(setting, to: settingsBeforeReplay)
    }
    usualLanguage = style.language
    isReplaying = false
    linesRead = 0
  }

  private var isReplaying = false {
    didSet {
      saver?.isReplaying = isReplaying
      handler.isReplaying = isReplaying
    }
  }

  private var settingsBeforeReplay: SettingValues?

  private func change(_ setting: Setting, to values: SettingValues) {
    let value = setting.value(values)
    if value != setting.value(store.state.settings) { take(.setting(setting, value)) }
  }

  /// Whether an option of this session says how the recording is seen and heard, or its environment does.
  private func listenerChose(_ setting: Setting) -> Bool {
    switch (setting, settings.plainReason) {
    case (.board, .variable), (.board, .terminal): true
    default: settings.chooses(setting.preference)
    }
  }

  /// How a session is seen and heard.
  private static let settingsOfListener: [Setting] = [.board, .color, .language]

  /// Plays a line that gives something, so that recordings have it.
  private func take(_ given: GivenAction) {
    _ = lines.play(Line(Array(given.script.dropLast()).span), time: nil)
  }

  /// Plays a line of a recording. Where that says goodbye it is over, and the session is not.
  package func replay(_ bytes: Span<UInt8>) -> Outcome {
    let line = Line(bytes)
    if line.command.utf8.starts(with: Line.replyMark.utf8) {
      take(reply: String(Substring(line.command.utf8.dropFirst(Line.replyMark.utf8.count))))
    }
    if case .words(let words) = line.content {
      if words.count == 1, CommandList.all.named(words[0])?.name == "quit" { return .over }
      if words.count == 4, words[0].key == "given", words[1].key == "setting",
        let setting = Setting(rawValue: words[2].key), Self.settingsOfListener.contains(setting),
        listenerChose(setting)
      {
        passOver(lines: 1)
        return .goOn
      }
    }
    return play(bytes)
  }

  /// Takes the text after `#reply`.
  private func take(reply: String) {
    let words = reply.split(separator: " ")
    if words.count == 2, words[0] == "language" {
      usualLanguage = Language(rawValue: String(words[1])) ?? usualLanguage
    } else {
      given.add(reply: reply)
    }
  }

  /// Recordings of this session name the language in a line like those that `take(reply:)` reads.
  private func noteLanguage() {
    record?(Array("\(Line.replyMark)language \(usualLanguage.rawValue)\n".utf8))
  }

  /// Counts lines that are not played: blank ones, which have no answer.
  package func passOver(lines: Int) {
    linesRead += lines
  }

  /// Shows a player at a prompt what keeps him waiting. A script waits in silence.
  private func showWaiting(seconds: Int) {
    guard isTyped, isMarked || seconds > 0 else { return }
    isMarked = false
    screen.secondsWaited = seconds
    store.withState { screen.draw($0, answering: nil, analyst, into: &output) }
    output.flush()
  }

  /// Writes what has been held back. The host calls this before it waits for more input.
  package func flush() {
    output.flush()
  }

  /// The language of the session.
  package var spoken: Language { store.state.language ?? usualLanguage }

  /// The prompt of a typed session: where one is.
  package var prompt: String { "\(store.state.path.current.title(spoken.words))> " }

  /// What may come next after the beginning of a line.
  package func completion(of line: String) -> Completion {
    CommandList.all.completion(
      of: line, store.state.completionContext(spoken, files: filesBeginning) { self.decks.names })
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

  package static var longestLine: Int { Line.longestOfTune }

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
    screen.style.width = isPlain ? Style.widthOfPlain : style.width
    screen.style.height = style.height
    screen.style.redraws = style.redraws && !isPlain
    screen.style.isColored = !isPlain && (isColored?(store.state.color) ?? false)
  }

  private func answer(_ line: Line?) {
    guard isMarked else { return }
    isMarked = false
    heedChoices()
    if settings.isJSON {
      store.withState {
        json.write(
          line, repeating: lastLine, number: linesRead, $0, options: settings.answerOptions, analyst,
          screen.style.language,
          into: &output)
      }
    } else {
      store.withState { screen.draw($0, answering: lastLine, analyst, into: &output) }
    }
  }
}
