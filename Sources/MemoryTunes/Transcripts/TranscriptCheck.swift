/// A transcript as a test: whether a session that is begun and typed like it is answered as it has it.
///
/// The session has no home and no catalogue. Of the world it knows the clock, the files of decks, and those
/// that came with the program.
package struct TranscriptCheck {
  private let file: TranscriptFile
  private let settings: Settings
  private let deck: Deck?
  private let seed: UInt64
  private let now: () -> Int
  private let decks: DeckFolders
  private let readFile: (FilePath) -> Result<[UInt8], SystemProblem>

  /// The seed is for a session that names none. `now` is in seconds since 1970.
  package init(
    _ bytes: [UInt8], seed: UInt64, now: @escaping () -> Int, decks: DeckFolders,
    readFile: @escaping (FilePath) -> Result<[UInt8], SystemProblem>
  ) throws(TranscriptProblem) {
    file = TranscriptFile(bytes)
    var settings = try Settings(transcript: file.options)
    if file.isJSON, !settings.chosen.contains("format") { settings.isJSON = true }
    do throws(DeckFileProblem) {
      deck = try settings.deck.map { path throws(DeckFileProblem) in
        try DeckFile(named: path, in: decks, read: readFile).deck()
      }
    } catch {
      throw .deck(error)
    }
    self.settings = settings
    self.seed = settings.seed ?? seed
    self.now = now
    self.decks = decks
    self.readFile = readFile
  }

  /// Where the answers first differ from the transcript; nil where they agree.
  package func difference() -> TranscriptDifference? {
    let player = TranscriptPlayer(file)
    _ = player.play(begin)
    guard player.hasChoice, player.difference != nil else { return player.difference }
    // What looks like a sign for a character that is not seen may have been typed as it stands there.
    let literal = TranscriptPlayer(file, isLiteral: true)
    _ = literal.play(begin)
    return literal.difference == nil ? nil : player.difference
  }

  /// The transcript with the answers of today.
  package func rewritten() throws(TranscriptProblem) -> [UInt8] {
    let player = TranscriptPlayer(file, collects: true)
    let answers = player.play(begin)
    let agreesAtFirst = player.difference.map { $0.line > file.start.number } ?? true
    guard agreesAtFirst || file.isTranscript else { throw .noTranscript }
    guard let answers else { throw .tooLarge }
    return optionsLine + answers
  }

  /// The line before the answers. In JSON there is no echo that could have the options.
  private var optionsLine: [UInt8] {
    if let line = file.optionsLine { return line + [UInt8(ascii: "\n")] }
    let options = file.options
    guard settings.isJSON, !options.isEmpty else { return [] }
    return TranscriptFile.mark + Array("\(options.map { " " + $0 }.joined())\n".utf8)
  }

  private func begin(_ write: @escaping ([UInt8]) -> Void) -> Session {
    let world = World(
      savedTunes: { _ in nil }, saveTunes: { _, _ in }, clearTunes: { 0 },
      fetchTunes: { _, _ in .failure(.notReached) }, readFile: readFile, decks: decks, now: now,
      filesBeginning: { _ in [] },
      home: nil, record: nil, trace: nil, write: write)
    return Session(settings: settings, deck: deck, seed: seed, world: world)
  }
}
