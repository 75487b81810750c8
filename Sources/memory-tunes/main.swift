import CLibedit
import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

do {
  switch try Options.read() {
  case .help: StandardOutput.put(Array(Options.help.utf8))
  case .version: StandardOutput.put(Array(Options.version.utf8))
  case .play(let settings): try play(settings)
  }
  StandardOutput.finish()
} catch {
  error.exit()
}

func play(_ settings: Settings) throws(Trouble) {
  let deck = try settings.deck.map { path throws(Trouble) in try readDeck(path) }
  let isTyped = Terminal.isThere && !settings.isJSON
  if isTyped { setlocale(LC_CTYPE, "") }
  let session = Session(
    settings: settings, deck: deck, seed: settings.seed ?? .random(in: 0 ... .max), isTyped: isTyped,
    style: isTyped ? Terminal.style(color: settings.color) : Style(),
    world: .live(kept: KeptTunes(settings: settings, isTyped: isTyped)))
  session.start()
  let outcome = isTyped ? playAtPrompt(session) : try playScript(session)
  session.flush()
  if case .stopped(let line, let message) = outcome {
    throw Trouble(message: "standard input:\(line): \(message)", status: 1)
  }
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

func playAtPrompt(_ session: Session) -> Session.Outcome {
  guard let editor = LineEditor(complete: session.completion) else { return .over }
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
