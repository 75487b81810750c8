import Testing

@testable import MemoryTunes

/// What is kept of the game on the table leads back to it, after every line and however it is cut.
struct KeptGameTests {
  /// A place that keeps a game as a file does, with a clock that may go wrong.
  private final class Place {
    var script: [UInt8] = []
    var longest = 0
    var replacements = 0
    var time = 1_000

    func appear(in world: inout World) {
      var home = World.Home()
      home.keepGame = { [self] in
        switch $0 {
        case .whole(let script):
          self.script = script
          replacements += 1
        case .more(let lines): script += lines
        case .tooLong: Issue.record("too long")
        }
        longest = max(longest, script.count)
      }
      home.waitingGame = { [self] in script.isEmpty ? nil : script }
      home.setGameAside = { Issue.record("not read") }
      home.now = { [self] in time }
      world.home = home
      world.readFile = RandomLines.readFile
      world.fetchTunes = { _, _ in .success(Array("New\tA\n#Newer\tB\nNewest\tC\nNone\tD\n".utf8)) }
    }
  }

  /// All of a game that waits.
  private struct Standing: Equatable {
    let board: Board?
    let tunes: Tunes?
    let seed: UInt64?
    let next: UInt64
    let began: Int?
    let isTampered: Bool?
    let hints: Int?

    init(_ state: GameState) {
      board = state.table?.board
      tunes = state.table?.tunes
      seed = state.table?.seed
      next = state.next.seed
      began = state.table?.began
      isTampered = state.table?.isTampered
      hints = state.table?.hints
    }
  }

  /// Plays random lines, and calls `body` after each.
  private func play(
    seed: UInt64, lines count: Int, at place: Place, body: (_ line: String, _ state: AppState) throws -> Void
  ) rethrows {
    var lines = RandomLines(seed: seed)
    let session = Transcript(
      seed: seed, set: { $0.tunes = seed % 3 == 0 ? .online : .builtIn }, world: place.appear)
    for _ in 0..<count {
      var line = lines.next(on: session.state)
      switch lines.chance.below(12) {
      case 0, 1, 2: line = lines.move()
      case 3: line = "given hints \(lines.chance.below(9))"
      case 4: line = "given undone \(lines.chance.below(3))"
      default: break
      }
      place.time += lines.chance.below(100) - 30
      session.play(line)
      try body(line, session.state)
    }
  }

  @Test(arguments: 0..<80)
  func `after every line what is kept leads to the same game`(seed: UInt64) throws {
    let place = Place()
    try play(seed: seed, lines: 80, at: place) { line, state in
      guard !place.script.isEmpty else { return }
      let kept = try #require(Resumption(script: place.script, seed: 0).game, "\(line)")
      #expect(Standing(kept) == Standing(state.game), "\(line)")
    }
  }

  @Test(arguments: 0..<30)
  func `a session goes on where the one before has ended`(seed: UInt64) {
    let place = Place()
    var end: Standing?
    for part in 0..<6 {
      if let end, !place.script.isEmpty {
        #expect(Standing(Transcript(seed: seed, world: place.appear).state.game) == end)
      }
      play(seed: seed + 1000 * UInt64(part), lines: 15, at: place) { end = Standing($1.game) }
    }
  }

  @Test(arguments: 0..<12)
  func `cut anywhere it leads to a game that there was, or to none`(seed: UInt64) {
    let place = Place()
    var seen: Set<String> = []
    var seeds: Set<UInt64> = [99]
    play(seed: seed, lines: 40, at: place) { _, state in
      seeds.insert(state.game.next.seed)
      guard let table = state.game.table else { return }
      seeds.insert(table.seed)
      for flips in 0...table.log.position { seen.insert(sight(of: table, flips: flips)) }
    }
    for end in 0...place.script.count {
      guard let game = Resumption(script: Array(place.script[..<end]), seed: 99).game else { continue }
      if let table = game.table {
        #expect(seen.contains(sight(of: table, flips: table.log.position)), "\(end)")
      }
      #expect(seeds.contains(game.next.seed) || game.table != nil, "\(end)")
    }
  }

  /// A table and its first flips.
  private func sight(of table: Table, flips: Int) -> String {
    "\(table.seed) \(table.board.faces) \(table.deck.name) "
      + (0..<flips).map { "\(table.log[$0])" }.joined(separator: " ")
  }

  @Test func `however it is cut, a game in which a flip was undone stays one`() throws {
    let place = Place()
    let session = Transcript(world: place.appear)
    for line in ["play 3", "flip 1 2", "flip 3", "undo", "play 2", "undo"] { session.play(line) }
    for end in 0...place.script.count {
      guard let table = Resumption(script: Array(place.script[..<end]), seed: 0).game?.table else { continue }
      #expect(table.isTampered || table.board.flips == 0, "\(end)")
    }
  }

  @Test(arguments: [
    "filp 1\n", "play 500\n", "given seed x\n", "\u{0}\n", "flip 1\n", "given undone 5\n", "deck one.tsv\n",
  ])
  func `a script with a line that is none, or is refused, is none`(script: String) {
    #expect(Resumption(script: Array(script.utf8), seed: 0).game == nil)
  }

  @Test func `a script that nobody has written can do no more than fail`() {
    let script = "quit\nforget everything\nyes\ntunes clear\nrecords\nundo 0\n"
    #expect(Resumption(script: Array(script.utf8), seed: 0).game == nil)
  }

  @Test func `a deck with the longest lines is kept`() throws {
    let place = Place()
    let session = Transcript(world: {
      place.appear(in: &$0)
      $0.readFile = { _ in
        .success(Array((String(repeating: "x", count: 65_534) + "\tA\nB\tC\n").utf8))
      }
    })
    for line in ["deck long.tsv", "play 2", "flip 1"] { session.play(line) }
    let kept = try #require(Resumption(script: place.script, seed: 0).game)
    #expect(Standing(kept) == Standing(session.state.game))
  }

  @Test func `what is kept of a game that goes to and fro stays short`() throws {
    let place = Place()
    let session = Transcript(world: place.appear)
    session.play("play 8")
    let store = session.session.store
    for round in 0..<120_000 {
      store.dispatch(round % 2 == 0 ? .game(.flipped(1, then: 2)) : .steps(.undone(1)))
      store.dispatch(.settled(Line(Array("x".utf8).span), time: 0))
    }
    #expect(place.longest < 1_200_000)
    #expect((2...4).contains(place.replacements))
    // And over many sessions.
    for _ in 0..<3 {
      let session = Transcript(world: place.appear)
      session.play("game")
      let store = session.session.store
      for round in 0..<60_000 {
        store.dispatch(round % 2 == 0 ? .game(.flipped(1, then: 2)) : .steps(.undone(1)))
        store.dispatch(.settled(Line(Array("x".utf8).span), time: 0))
      }
    }
    #expect(place.longest < 1_200_000)
    let kept = try #require(Resumption(script: place.script, seed: 0).game)
    #expect(kept.table?.board.flips == 0 && kept.table?.isTampered == true)
  }
}
