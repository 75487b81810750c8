import Text
import Wording

/// Replays a transcript and compares the output.
///
/// The session has no home and no catalog. Its world has the clock, deck files, and the decks that came with
/// the program.
package struct TranscriptCheck {
  private let file: TranscriptFile
  private let player: TranscriptPlayer
  /// The same with a seed as an option, if the file has none and its answers depend on it.
  private let seeded: TranscriptPlayer?

  package enum Outcome {
    /// Every answer is as in the file, but for keys of JSON that the file may lack.
    case agrees(lacksKeys: Bool)
    case differs(TranscriptDifference)
    /// A script without answers.
    case noAnswers
  }

  /// `seed` is for a transcript without one; a script gets it as an option. `now` is in seconds since 1970.
  package init(
    _ bytes: [UInt8], seed: UInt64, now: @escaping () -> Int, decks: DeckFolder,
    readFile: @escaping (FilePath) -> Result<[UInt8], SystemFailure>
  ) throws(RefusalText) {
    let file = TranscriptFile(bytes)
    self.file = file
    var settings = try Settings(transcript: file.options)
    if case .json = file.form, !settings.chooses(.format) { settings.isJSON = true }
    // The transcript player keeps the echoes of the file.
    settings.echoes = false
    let deck: Deck?
    do throws(DeckFileFailure) {
      deck = try settings.deck.map { path throws(DeckFileFailure) in
        try Deck(named: path, in: decks, settings.values.presentation.language ?? .english, read: readFile)
      }
    } catch {
      throw RefusalText { error.message($0) }
    }
    var world = World(now: now)
    if settings.readsFiles { world.readFile = readFile }
    world.decks = decks
    // What the script would have said without a network.
    if settings.allowNetwork { world.fetchTunes = { _, _ in .failure(.notReached) } }
    let start = try Self.start(of: file)
    /// `asOption`: whether the rewritten file gets the seed.
    func played(seed: UInt64, asOption: Bool) -> TranscriptPlayer {
      var (settings, world) = (settings, world)
      // The line `#options: …` of the rewritten file, if not that of the file.
      var options: [UInt8]?
      if asOption {
        let drawn = Array("\(seed)".utf8)
        try! settings.set(.seed, to: drawn)
        options = Settings.optionsMark + Array(" --seed ".utf8) + drawn + file.options
        // The object of the start has them.
        if case .json = file.form, file.optionsLine == nil { options = nil }
      }
      let player = TranscriptPlayer(file, isJSON: settings.isJSON, options: options)
      player.play { write in
        world.write = write
        return Session(
          settings: settings, deck: deck, seed: settings.seed ?? seed, world: world, replaying: start)
      }
      return player
    }
    var isScript = false
    if case .script = file.form { isScript = true }
    let lacksSeed = settings.seed == nil
    let player = played(seed: seed, asOption: isScript && lacksSeed)
    // Two small deals can look the same, five hardly.
    let isByChance =
      !isScript && lacksSeed && player.difference != nil
      && (1...4).contains { played(seed: seed ^ $0, asOption: false).rewritten != player.rewritten }
    self.player = player
    seeded = isByChance ? played(seed: seed, asOption: true) : nil
  }

  /// Whether the answers depend on a seed that the file does not name.
  package var lacksSeed: Bool { seeded != nil }

  /// The start of a recorded session, with the game that was on its table, if there was one.
  private static func start(of file: TranscriptFile) throws(RefusalText) -> RecordingStart {
    var start = RecordingStart()
    let comments = file.lines.lazy.compactMap { file.typed($0.content)?.line }
      .prefix { $0.first == UInt8(ascii: "#") }
    for line in comments where line.starts(with: Recording.gameMark) { _ = start.read(line[...]) }
    do throws(SavedGame.Failure) { try start.readGame() } catch {
      throw RefusalText { $0.gameOfRecordingNotUnderstood }
    }
    return start
  }

  package var outcome: Outcome {
    if case .script = file.form { return .noAnswers }
    return player.difference.map { .differs($0) } ?? .agrees(lacksKeys: player.lacksKeys)
  }

  /// The file with the current answers. Throws if it is not a transcript, or if a typed line would be lost.
  package func rewritten() throws(RefusalText) -> [UInt8] {
    if let unreadable = file.lines.first(where: { !file.isReadable($0.content) }) {
      let line = file.number(at: unreadable.offset)
      throw RefusalText { $0.transcriptLineUnreadable(line: line) }
    }
    let player = seeded ?? player
    if let loss = player.loss { throw loss }
    let typed = file.typedLines
    var isOurs = file.beginsLikeSession
    if case .script = file.form { isOurs = true }
    guard isOurs, !typed.isEmpty, Self.contain(TranscriptFile(player.rewritten).typedLines, typed) else {
      throw RefusalText { $0.notATranscript }
    }
    return player.rewritten
  }

  /// Whether all typed lines are among others, in order. JSON has no blank lines or surrounding blanks.
  private static func contain(_ lines: [[UInt8]], _ typed: [[UInt8]]) -> Bool {
    var rest = typed.map { $0[...].trimmed(of: " \t") }.filter { !$0.isEmpty }[...]
    for line in lines where line[...].trimmed(of: " \t") == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
