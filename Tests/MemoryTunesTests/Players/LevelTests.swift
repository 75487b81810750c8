import Testing
@testable import MemoryCore
@testable import MemoryTunes
@testable import RecordsFeature

@testable import MemoryGame

/// Levels of play by name, in files of this version and of 1.0.
struct LevelTests {
  private static let levels: [(Level, Strategy, first: Strategy?)] = [
    (.easy, .forgetful(0.4), .forgetful(0.4)), (.normal, .forgetful(0.6), .capacity(7)),
    (.hard, .forgetful(0.8), .optimal), (.perfect, .optimal, nil),
  ]

  @Test(arguments: levels)
  func `a level plays by memory, and in 1.0 as it did there`(level: Level, now: Strategy, first: Strategy?)
    throws
  {
    #expect(try Player(level.rawValue).strategy == now)
    #expect(try Player(Word(level.rawValue), by: .first).strategy == first)
  }

  @Test func `only a misspelled name of six letters or more is refused`() throws {
    #expect(throws: PlayersProblem.nearly("perfct", "perfect")) { try Player("perfct") }
    for name in ["hrad", "eazy", "Norman"] { #expect(try Player(name).isPerson) }
    #expect(try Player(Word("perfct"), by: .first).isPerson)
  }

  private static func file(format: Int, _ players: String, next: String? = nil) -> String {
    "format: \(format)\ndeck: pop\nseed: 7\npairs: 3\nplayers: \(players)\nnext: 5\n"
      + (next.map { "next-players: \($0)\n" } ?? "") + "\n1 2\n"
  }

  @Test func `a game file names levels by its format`() throws {
    func strategies(_ file: String) throws -> [Strategy?] {
      try #require(savedGame(file)?.table).players.list.map(\.strategy)
    }
    #expect(try strategies(Self.file(format: 1, "you normal hard")) == [nil, .capacity(7), .optimal])
    #expect(try strategies(Self.file(format: 2, "you normal hard")) == [nil, .forgetful(0.6), .forgetful(0.8)])
    #expect(try strategies(Self.file(format: 1, "perfect easy perfct")) == [nil, .forgetful(0.4), nil])
    #expect(try strategies(Self.file(format: 2, "perfect 1.0:hard 1.0:perfct")) == [.optimal, .optimal, nil])
    #expect(try strategies(Self.file(format: 2, "you 1.0:perfect")) == [nil, nil])
    #expect(savedGame(Self.file(format: 1, "you 1.0:hard")) == nil)
    #expect(savedGame(Self.file(format: 2, "you perfct")) == nil)
  }

  private static let names = [
    "easy", "normal", "hard", "perfect", "perfct", "capacity:7", "bot:mine", "ann", "you",
  ]

  /// What is saved is read as it was, and 1.0 can read it unless it would take a name for another player.
  @Test(arguments: 0..<60)
  func `a game file says who plays, whatever version named them`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    func names() -> String {
      Self.names.filter { _ in chance.below(3) == 0 }.joined(separator: " ").nilIfEmpty ?? "ann"
    }
    let format = 1 + chance.below(2)
    guard let saved = savedGame(Self.file(format: format, names(), next: names())) else { return }
    var game = GameState(next: NextGame(seed: 1))
    game.resume(saved, resumesDeck: true)
    let text = GameFile.file(game, deck: nil)
    let again = try #require(savedGame(text), "\(String(decoding: text, as: UTF8.self))")
    #expect(again.table?.players == game.table?.players && again.players == game.next.players)
    let levels = ["normal", "hard", "perfect"]
    if !(saved.table!.players.list + saved.players.list).contains(where: { levels.contains($0.name) }) {
      #expect(text.starts(with: "format: 1\n".utf8))
    }
  }

  @Test func `a recording of 1.0 is played against the levels of 1.0`() throws {
    var start = RecordingStart.ofAnyVersion
    for line in Self.file(format: 1, "you normal").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    {
      _ = start.read(Array("#game \(line)".utf8)[...])
    }
    try start.readGame()
    let replay = Transcript(replaying: start)
    func opponents() -> [Strategy?] {
      [replay.state.game.table?.players, replay.state.game.next.players].map { $0?.list.last?.strategy }
    }
    #expect(opponents() == [.capacity(7), .capacity(7)])
    replay.replay(Array("players you hard".utf8))
    replay.replay(Array("play 3".utf8))
    #expect(opponents() == [.optimal, .optimal])
    replay.replay(Array("players you perfect".utf8))
    #expect(opponents().last == .some(nil))
  }

  @Test func `the game of 1.0 goes on as it was, and the next one has the level of this version`() throws {
    let machine = Machine()
    machine.game = Array(Self.file(format: 1, "you normal").utf8)
    let session = Transcript(on: machine)
    session.play(lines: ["game", "3 4"])
    #expect(session.state.game.table?.players.list[1].strategy == .capacity(7))
    session.play("again")
    #expect(session.state.game.table?.players.list[1].strategy == .forgetful(0.6))
    #expect(machine.game.starts(with: "format: 2\n".utf8))
  }
}

extension String {
  fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
