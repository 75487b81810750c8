import CSystem
import MemoryTunes
import Text
import Wording

/// The game itself: plays a session, checks transcripts, or generates files.
enum Play {
  /// Returns the language of messages at the end; nil for that of the command line.
  static func run() throws(ProgramFailure) -> Language? {
    var settings = Settings()
    var operands: [[UInt8]] = []
    // Most starts have no argument, and need no table of options.
    if program_argument_count() > 1 {
      let read = try OptionReader().read(
        help: { $0.commandLineHelp(options: Preference.options.table($0), bugs: Version.bugs) },
        takesOperands: { settings.has(.check) || settings.takesLine($0) }
      ) { (option: Preference, value) throws(RefusalText) in
        try settings.set(option, to: value)
      }
      guard let read else { return nil }
      operands = read
      try settings.bots.check()
    }
    var words: Wording { Language.ofCommandLine.words }
    if let generated = settings.generated {
      StandardError.warn(settings.idleOptions(beside: .generate, except: [], words), words)
      try StandardOutput.put(generated.text)
    } else if settings.has(.check) {
      // A transcript has its own options; this language is only for the report.
      StandardError.warn(
        settings.idleOptions(beside: .check, except: [.update, .noHome, .language], words), words)
      try Check.run(operands.map { FilePath($0) }, updates: settings.has(.update), words)
    } else if settings.has(.update) {
      throw .usage { $0.updateAlone }
    } else {
      let isTyped = Terminal.isThere && !settings.isJSON
      let usual = isTyped ? Language.ofEnvironment(Environment.variable) : .english
      var language = settings.values.presentation.language ?? usual
      do throws(ProgramFailure) {
        let line = Array(operands.joined(separator: [UInt8(ascii: " ")]))
        try play(settings, line: line, isTyped: isTyped, usual, &language)
      } catch {
        throw error.reported(in: language)
      }
      return language
    }
    return nil
  }

  /// Keeps `language` at that of messages.
  private static func play(
    _ chosen: Settings, line: [UInt8], isTyped: Bool, _ usual: Language, _ language: inout Language
  ) throws(ProgramFailure) {
    var chosen = chosen
    chosen.changePaths(Files.expanded)
    // Neither `#options:` nor saved settings let a script use the network.
    let isOnline = isTyped || chosen.allowNetwork
    StandardError.warn(chosen.idleOptions(isTyped: isTyped, language.words), language.words)
    if isTyped { Terminal.setLocale() } else { chosen.ignoreColor() }
    let script = try chosen.replay.map(ReplayedScript.init)
    do {
      defer { language = chosen.values.presentation.language ?? usual }
      try script?.apply(to: &chosen)
    }
    let saved = chosen.savedFolder(isTyped: isTyped, language)
    let isFirst = isTyped && saved?.home.isEmpty != false
    var settings = chosen
    saved?.apply(to: &settings)
    language = settings.values.presentation.language ?? usual
    if isTyped, let language = settings.values.presentation.language, language != .english {
      _ = Terminal.setUTF8()
    }
    let decks = DeckFolder.own(saved?.home.decks, from: settings.readsFiles ? FilePath(".") : nil)
    let deck = try settings.readDeck(in: decks, language)
    let (recording, trace) = try settings.beginOutput(home: saved?.home, isTyped: isTyped, language)
    let output = SessionOutput()
    let bots = Bots(settings.bots)
    defer { bots.end() }
    let world = World(
      output: output, saved: saved, recording: recording, tracing: trace, decks: decks, bots: bots,
      isOnline: isOnline, readsFiles: settings.readsFiles)
    if !settings.isJSON, !settings.chooses(.board), let reason = Terminal.plainReason(isTyped: isTyped) {
      settings.makePlain(because: reason)
    }
    let session = Session(
      settings: settings, deck: deck,
      seed: settings.seed ?? .random(in: isTyped ? 0 ... .max : 0...Session.mostSeed),
      drawsSeeds: isTyped && settings.seed == nil, isTyped: isTyped, isFirst: isFirst,
      style: isTyped ? Terminal.style(speaking: usual) : Style(),
      isColored: isTyped ? { Terminal.isColored($0) } : nil,
      world: world, replaying: script?.start, in: script.map { _ in World(now: world.now) })
    saved?.warnings.language = { [unowned session] in session.spoken }
    defer { language = session.spoken }
    try SessionRun(
      session: session, settings: settings, output: output, recording: recording, history: saved?.history,
      isTyped: isTyped
    ).play(script, line: line)
    if let failure = recording?.failure ?? trace?.failure { throw failure }
  }
}

extension Settings {
  /// Whether operands can be the first line of the session.
  fileprivate func takesLine(_ operands: [[UInt8]]) -> Bool {
    let line = Array(operands.joined(separator: [UInt8(ascii: " ")]))
    let isOption = line.first == UInt8(ascii: "-")
    return !isOption && !has(.replay) && generated == nil && Session.canBegin(with: line.span)
  }
}
