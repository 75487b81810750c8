import CSystem
import App
import MemoryTunes
import Text
import Wording

Descriptor.occupyStandardStreams()
// A full disk and a closed reader are ordinary errors: the game goes on without its trace or recording.
signal(SIGXFSZ, SIG_IGN)
signal(SIGPIPE, SIG_IGN)
// Swift's runtime would treat Ctrl-\ at a terminal as a crash, and ask what to do.
if signal_is_ignored(SIGQUIT) == 0 { signal(SIGQUIT, SIG_DFL) }
do {
  if let request = CompletionRequest() {
    try request.answer()
  } else {
    switch ProgramPart.asked {
    case (.simulate, let index)?: try Simulate.run(namedAt: index)
    case (.fetch, let index)?: try Fetch.run(namedAt: index)
    case nil: try playGame()
    }
  }
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
    StandardError.complain(settings.idleOptions(beside: .generate, except: [], MessageLanguage.asked.words))
    try StandardOutput.put(generated.text)
  }
}

func play(_ chosen: Settings, line: [UInt8]) throws(Trouble) {
  var chosen = chosen
  chosen.changePaths(Files.expanded)
  let isTyped = Terminal.isThere && !chosen.isJSON
  // Neither `#options:` nor saved settings let a script use the network.
  let isOnline = isTyped || chosen.allowNetwork
  let usual = isTyped ? Language.ofEnvironment(Environment.variable) : .english
  MessageLanguage.language = chosen.values.presentation.language ?? usual
  StandardError.complain(chosen.idleOptions(isTyped: isTyped, MessageLanguage.words))
  if isTyped { Terminal.setLocale() } else { chosen.ignoreColor() }
  let script = try ReplayedScript.named(chosen.replay)
  try script?.apply(to: &chosen)
  let keeping = chosen.savedFolder(isTyped: isTyped)
  let isFirst = isTyped && keeping?.home.isEmpty != false
  var settings = chosen
  keeping?.apply(to: &settings)
  MessageLanguage.language = settings.values.presentation.language ?? usual
  if isTyped, let language = settings.values.presentation.language, language != .english {
    _ = Terminal.setUTF8()
  }
  let decks = DeckFolder.own(keeping?.home.decks)
  let deck = try settings.readDeck(in: decks, MessageLanguage.language)
  let (recording, trace) = try settings.beginOutput(home: keeping?.home, isTyped: isTyped)
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
  if trace != nil { Tracing.begin { session.writeState() } }
  defer { Tracing.end() }
  try SessionRun(
    session: session, settings: settings, output: output, recording: recording, history: keeping?.history,
    isTyped: isTyped
  ).play(script, line: line)
  Tracing.end()
  if let trouble = recording?.trouble ?? trace?.trouble { throw trouble }
}
