import Flow

/// Reads what `GameSaver` saved: plays the script without asking the world for anything.
struct Resumption {
  /// The game as it was left. Nil if a line of the script is not understood or is refused.
  let game: GameState?
  /// The script that was read.
  let script: SavedScript

  /// Reads the game that waits in a home, if there is one. A game that cannot be read is set aside.
  init?(of home: World.Home?, seed: UInt64) {
    guard let home, let script = home.waitingGame() else { return nil }
    self.init(of: script, seed: seed)
    if game == nil { home.setGameAside() }
  }

  /// `seed` is used for the next deal if the script names none.
  init(of script: SavedScript, seed: UInt64) {
    let given = GivenWorld()
    let game = GameState(next: NextGame(category: .pop, seed: seed))
    let lines = LineStore(
      AppState(game: game), AppConfiguration(), given: given,
      handler: EffectHandler(world: .answeringNothing, given: given))
    var isWhole = true
    var rest = script.bytes
    while isWhole, let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if let tunes = Self.takeTunes(from: &rest) {
        // All at once: a deck of half a million tunes then takes next to no time, and most of a short script is
        // its deck.
        lines.store.dispatch(.given(.fact(.tunes(tunes))))
        continue
      }
      isWhole = Self.play(rest[..<newline], lines)
      rest = rest[(newline + 1)...]
    }
    self.game = isWhole ? lines.store.state.game : nil
    self.script = script
  }

  /// The tunes at the beginning of a script, from lines that each give one. Nil if there are none, or if a line
  /// is not a tune.
  private static func takeTunes(from script: inout ArraySlice<UInt8>) -> TuneRun? {
    let mark = Array(Line.tuneMark.utf8)
    var run = TuneRun()
    var rest = script
    while rest.starts(with: mark), let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let tune = rest[(rest.startIndex + mark.count)..<newline]
      guard (try? run.append(tune)) != nil else { return nil }
      rest = rest[(newline + 1)...]
    }
    guard run.deck.count > 0 else { return nil }
    script = rest
    return run
  }

  /// Returns false for a line that is refused, and for one that `TableScript` does not write: it might lead to
  /// where what is written next would be refused.
  private static func play(_ bytes: ArraySlice<UInt8>, _ lines: LineStore) -> Bool {
    let line = Line(bytes.span, longest: .max)
    if case .words(let words) = line.content, !TableScript.isCommand(words[0]) { return false }
    return !lines.play(line, time: nil) || !lines.store.state.isRefusal
  }
}

extension SavedScript {
  /// Whether the script leads to a game that is not over; nil if it cannot be read.
  package var isWaiting: Bool? {
    Resumption(of: self, seed: 0).game.map { $0.table?.game.isOver == false }
  }
}

extension World {
  /// A world in which nothing is found, kept or written: what a script that brings its facts along is played
  /// in.
  static var answeringNothing: World {
    World(
      savedTunes: { _ in nil },
      saveTunes: { _, _ in },
      clearTunes: { 0 },
      fetchTunes: { _, _ in .failure(.noProgram) },
      readFile: { _ in .failure(.noFiles) },
      decks: .none,
      now: { 0 },
      filesBeginning: { _ in [] },
      home: nil,
      record: nil,
      trace: nil,
      write: { _ in })
  }
}
