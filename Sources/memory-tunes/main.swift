import CLibedit
import Manual
import MemoryCore
import MemoryTunes
import PreferencesFeature
import Program
import Text
import Wording

Descriptor.occupyStandardStreams()
// A full disk and a closed reader are ordinary errors: the game goes on without its trace or recording.
signal(SIGXFSZ, SIG_IGN)
signal(SIGPIPE, SIG_IGN)
do {
  if let place = SimulateOptions.index { try Simulate.run(namedAt: place) } else { try playGame() }
  try StandardOutput.finish()
} catch {
  error.end("memory-tunes")
}

func playGame() throws(Trouble) {
  switch try Options.read() {
  case nil: break
  case .check(let files, let updates):
    try Check.run(files, updates: updates)
  case .play(let settings, let line):
    guard let generated = settings.generated else { return try play(settings, line: line) }
    StandardError.complain(settings.optionsIdleBesideGenerate(MessageLanguage.asked.words))
    if let file = GeneratedFile(rawValue: generated.rawValue) {
      try StandardOutput.put(file.text(of: .game) { GameManual.page })
    } else {
      try StandardOutput.put(JSONSchema.text)
    }
  }
}

func play(_ chosen: Settings, line: [UInt8]) throws(Trouble) {
  var chosen = chosen
  chosen.changePaths(Files.expanded)
  let isTyped = Terminal.isThere && !chosen.isJSON
  // Neither `#options:` nor saved settings let a script use the network.
  let isOnline = isTyped || chosen.allowNetwork
  let usual = isTyped ? Language.ofEnvironment(Environment.variable) : .english
  MessageLanguage.language = chosen.values.language ?? usual
  StandardError.complain(chosen.idleOptions(isTyped: isTyped, MessageLanguage.words))
  if isTyped { Terminal.setLocale() } else { chosen.ignoreColor() }
  let script = try ReplayedScript.named(chosen.replay)
  try script?.apply(to: &chosen)
  let keeping = keeping(chosen, isTyped: isTyped)
  let isFirst = isTyped && keeping?.home.isEmpty != false
  var settings = chosen
  keeping?.apply(to: &settings)
  MessageLanguage.language = settings.values.language ?? usual
  if isTyped, let language = settings.values.language, language != .english { _ = Terminal.setUTF8() }
  let decks = DeckFolders.all(own: keeping?.home.decks)
  let deck = try settings.deck.map { path throws(Trouble) in try readDeck(path, decks) }
  let recording = try record(settings, home: keeping?.home, isTyped: isTyped)
  let trace = try trace(settings, home: keeping?.home, isTyped: isTyped)
  let output = SessionOutput()
  let bots = Bots(settings.bots)
  defer { bots.end() }
  let world = LiveWorld(
    output: output, keeping: keeping, recording: recording, decks: decks, bots: bots, tracing: trace,
    isOnline: isOnline)
  if !settings.isJSON, !settings.chooses(.board), let reason = Terminal.plainReason(isTyped: isTyped) {
    settings.makePlain(because: reason)
  }
  let session = Session(
    settings: settings, deck: deck, seed: settings.seed ?? .random(in: 0 ... .max), isTyped: isTyped,
    isFirst: isFirst, style: isTyped ? Terminal.style(speaking: usual) : Style(),
    isColored: isTyped ? { Terminal.isColored($0) } : nil,
    world: world, replaying: script?.start, in: script.map { _ in EmptyWorld(now: world.now) })
  trace?.begin { session.writeState() }
  do {
    try play(
      settings, line: line, session, script, output, recording, history: keeping?.history, isTyped: isTyped)
  } catch {
    Tracing.end()
    throw error
  }
  Tracing.end()
  if let trouble = recording?.trouble ?? trace?.trouble { throw trouble }
}

/// Plays the recording or the line of the command line, if any, and then the lines of the player or of the
/// script on standard input.
private func play(
  _ settings: Settings, line: [UInt8], _ session: Session, _ script: ReplayedScript?, _ output: SessionOutput,
  _ recording: Recording?, history: SavedHistory?, isTyped: Bool
) throws(Trouble) {
  session.start()
  var source: String?
  var outcome = Session.Outcome.goOn
  if let script {
    source = script.name
    outcome = try replay(script, session, output)
  } else if !line.isEmpty {
    outcome = session.play(line.span)
    MessageLanguage.language = session.spoken
  }
  if outcome == .goOn {
    source = nil
    outcome =
      isTyped
      ? try playAtPrompt(session, output, history: history) : try playScript(session, output, settings)
  }
  session.flush()
  try output.check()
  // In text, the line that stops a strict session has no answer, so its recording is not written yet.
  recording?.flush()
  if case .broken(let fault) = outcome, let source {
    throw Trouble(message: "\(source):\(fault.line): \(fault.message(MessageLanguage.words))")
  }
  if case .stopped(let line, let message) = outcome {
    throw Trouble(message: "\(source ?? MessageLanguage.words.standardInput):\(line): \(message)", status: 1)
  }
}

/// The saved data, if any: in a given folder or, at a prompt, in the home.
func keeping(_ settings: Settings, isTyped: Bool) -> SavedFolder? {
  guard settings.keeps ?? isTyped else { return nil }
  if let folder = settings.home { return SavedFolder(home: Home(folder: folder)) }
  if let home = Home() { return SavedFolder(home: home) }
  StandardError.complain([MessageLanguage.words.nothingKeptWithoutHome])
  return nil
}

func readDeck(_ path: FilePath, _ decks: DeckFolders) throws(Trouble) -> Deck {
  if path == FilePath("-") {
    throw .usage(MessageLanguage.asked.words.deckFromStandardInput)
  }
  do {
    return try DeckFile(named: path, in: decks, read: Files.contentsAtStart).deck()
  } catch {
    throw Trouble(message: error.message(MessageLanguage.words))
  }
}

/// Examines a file that an option names for output.
func outputFile(
  _ path: FilePath, of option: Preference, _ settings: Settings, home: Home?
) throws(Trouble) -> OutputFile {
  try OutputFile(
    path: path, option: option,
    inUse: [
      // A recording written to the pipe of the script would be read as part of it.
      (FileIdentity(ofRegular: STDIN_FILENO, orPipe: true), .script),
      (settings.replay.flatMap { FileIdentity(path: $0) }, .script),
      (settings.deck.flatMap { FileIdentity(path: $0) }, .deck),
      (FileIdentity(ofRegular: STDOUT_FILENO), .answers),
      (FileIdentity(ofRegular: STDERR_FILENO), .messages),
    ], home: home)
}

/// Begins the trace of `--trace`.
func trace(_ settings: Settings, home: Home?, isTyped: Bool) throws(Trouble) -> Tracing? {
  guard let path = settings.trace else { return nil }
  guard path == FilePath("-") else { return try Tracing(outputFile(path, of: .trace, settings, home: home)) }
  if isTyped, Tracing.wouldOverwriteScreen { throw .usage(MessageLanguage.words.traceOverwritesScreen) }
  return try Tracing(nil)
}

/// Begins the recording of `--record`. A file is replaced only if the player asked for that.
func record(_ settings: Settings, home: Home?, isTyped: Bool) throws(Trouble) -> Recording? {
  guard let path = settings.recording else { return nil }
  if path == FilePath("-") {
    throw .usage(MessageLanguage.asked.words.recordTakesFile)
  }
  let output = try outputFile(path, of: .record, settings, home: home)
  if output.isReplaced, !settings.has(.overwrite) {
    let name = path.shown
    guard isTyped else {
      throw .usage(MessageLanguage.asked.words.recordWouldReplace(file: name))
    }
    guard try Terminal.confirms(MessageLanguage.words.replaceByRecording(file: name)) else {
      throw Trouble(message: MessageLanguage.words.leftAsItIs(file: name))
    }
  }
  return try Recording(output)
}

func playScript(
  _ session: Session, _ output: SessionOutput, _ settings: Settings
) throws(Trouble) -> Session.Outcome {
  var isFirst = true
  var reader = LineReader()
  return try playLines(of: &reader, session, output) { line in
    if isFirst, let missing = settings.optionsMissing(from: line) {
      StandardError.complain([MessageLanguage.words.optionsOfScriptIgnored(options: missing)])
    }
    // The second line of a recording has its options.
    isFirst = isFirst && MemoryTunes.Recording.isFormat(line)
    return session.play(line)
  }
}

/// Plays the script in a file. `quit` ends the script, and the session goes on.
func replay(
  _ script: ReplayedScript, _ session: Session, _ output: SessionOutput
) throws(Trouble) -> Session.Outcome {
  var outcome = Session.Outcome.goOn
  try script.forEachLine { () throws(Trouble) in
    session.flush()
    try output.check()
  } _: { (line, number) throws(Trouble) in
    outcome = session.replay(line, line: number)
    MessageLanguage.language = session.spoken
    try output.check()
    return outcome == .goOn
  }
  guard outcome == .goOn || outcome == .over else { return outcome }
  session.endReplay()
  return .goOn
}

private func playLines(
  of reader: inout LineReader, _ session: Session, _ output: SessionOutput,
  _ play: (Span<UInt8>) -> Session.Outcome
) throws(Trouble) -> Session.Outcome {
  var outcome = Session.Outcome.goOn
  try reader.forEachLine { () throws(Trouble) in
    session.flush()
    try output.check()
  } _: { (line) throws(Trouble) in
    outcome = play(line)
    MessageLanguage.language = session.spoken
    try output.check()
    return outcome == .goOn
  }
  return outcome
}

func playAtPrompt(
  _ session: Session, _ output: SessionOutput, history: SavedHistory?
) throws(Trouble) -> Session.Outcome {
  guard let screen = session.text, let editor = LineEditor(output: output, history: history, session, screen)
  else { throw Trouble(message: MessageLanguage.words.noPrompt) }
  screen.pause = editor.wait
  // The editor restores the terminal when it is released.
  defer { screen.pause = nil }
  while true {
    session.flush()
    try output.check()
    if session.spoken != .english, Terminal.setUTF8() { editor.bindKeys() }
    switch editor.readLine(prompt: session.prompt) {
    case .line(let line):
      screen.resize(width: Terminal.width, height: Terminal.height)
      screen.lineWasTyped()
      let outcome = session.play(line.span)
      MessageLanguage.language = session.spoken
      if outcome != .goOn { return outcome }
      session.flush()
      while screen.hasMore, editor.asksForMore(screen.morePrompt) { screen.showMore() }
    case .interrupted(let wasEmpty):
      if wasEmpty { screen.tellHowToLeave() } else if screen.redraws { screen.redraw() }
    case .end:
      session.leave()
      return .over
    }
  }
}
