import CLibedit
import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

Descriptor.occupyStandardStreams()
do {
  if Simulate.isAsked { try Simulate.run() } else { try playGame() }
  StandardOutput.finish()
} catch {
  error.exit()
}

func playGame() throws(Trouble) {
  switch try Options.read() {
  case .help: StandardOutput.put(Array(Options.help.utf8))
  case .version: StandardOutput.put(Array(Options.version.utf8))
  case .play(let settings): try play(settings)
  }
}

func play(_ chosen: Settings) throws(Trouble) {
  let isTyped = Terminal.isThere && !chosen.isJSON
  if isTyped { setlocale(LC_CTYPE, "") }
  // A full disk is an error like others, and not the end.
  signal(SIGXFSZ, SIG_IGN)
  let keeping = keeping(chosen, isTyped: isTyped)
  var settings = chosen
  keeping?.apply(to: &settings)
  let deck = try settings.deck.map { path throws(Trouble) in try readDeck(path) }
  let recording = try settings.recording.map { path throws(Trouble) in
    try Recording(path: path, replay: settings.replay)
  }
  let world = World.live(keeping: keeping, recording: recording, traces: settings.traces)
  let session = Session(
    settings: settings, deck: deck, seed: settings.seed ?? .random(in: 0 ... .max), isTyped: isTyped,
    style: isTyped ? Terminal.style(color: settings.color) : Style(), world: world)
  session.start()
  var source = "standard input"
  var outcome = Session.Outcome.goOn
  if let path = settings.replay {
    source = OutsideText.shown(path)
    outcome = try replay(path, session)
  }
  if outcome == .goOn {
    source = "standard input"
    outcome = isTyped ? playAtPrompt(session, history: keeping?.history) : try playScript(session)
  }
  session.flush()
  // A line that stops a strict session in text has no answer with which it would have been written.
  recording?.flush()
  if case .stopped(let line, let message) = outcome {
    throw Trouble(message: "\(source):\(line): \(message)", status: 1)
  }
  if let trouble = recording?.trouble { throw trouble }
  // The system takes all memory back at once, and in less time than it takes to take a session apart.
  withExtendedLifetime(session) {
    StandardOutput.finish()
    exit(0)
  }
}

/// What is kept, if anything is to be: below a folder that was named or, at a prompt, at home.
func keeping(_ settings: Settings, isTyped: Bool) -> Keeping? {
  guard settings.keeps ?? isTyped else { return nil }
  if let folder = settings.home { return Keeping(home: Home(folder: folder)) }
  if let home = Home() { return Keeping(home: home) }
  StandardError.put(
    "memory-tunes: nothing is kept, for there is no HOME; to keep things, start with --home DIR")
  return nil
}

func readDeck(_ path: String) throws(Trouble) -> Deck {
  if path == "-" { throw .usage("--deck cannot be standard input, from which the game is played") }
  do {
    return try DeckFile(path: path, read: Files.contents).deck()
  } catch {
    throw Trouble(message: error.message)
  }
}

func playScript(_ session: Session) throws(Trouble) -> Session.Outcome {
  // Beyond the longest line there may be a carriage return, and there must be a sign that it is too long.
  var reader = LineReader(longest: Session.longestLine + 2)
  var outcome = Session.Outcome.goOn
  try reader.forEachLine(wait: session.flush) { line in
    outcome = session.play(line)
    return outcome == .goOn
  }
  return outcome
}

/// Plays the script in a file. Where it says goodbye, it ends, and the session goes on.
func replay(_ path: String, _ session: Session) throws(Trouble) -> Session.Outcome {
  let name = OutsideText.shown(path)
  let file = open(path, O_RDONLY | O_CLOEXEC)
  if file < 0 { throw .system(name, errno) }
  defer { close(file) }
  var reader = LineReader(longest: Session.longestLine + 2, file: file, name: name)
  var outcome = Session.Outcome.goOn
  try reader.forEachLine(wait: session.flush) { line in
    outcome = session.replay(line)
    return outcome == .goOn
  }
  session.countLinesAnew()
  return outcome == .over ? .goOn : outcome
}

func playAtPrompt(_ session: Session, history: KeptHistory?) -> Session.Outcome {
  guard let editor = LineEditor(history: history, complete: session.completion) else { return .over }
  while true {
    session.flush()
    switch editor.readLine(prompt: session.prompt) {
    case .line(let line):
      session.width = Terminal.width
      let outcome = session.play(line.span)
      if outcome != .goOn { return outcome }
    case .interrupted:
      break
    case .end:
      return .over
    }
  }
}
