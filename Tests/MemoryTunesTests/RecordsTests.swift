import Testing
@testable import MemoryCore
@testable import MemoryTunes
@testable import RecordsFeature

/// The lines of finished games: when they are written, their contents, and how they are read.
struct RecordsTests {
  /// A machine whose clock shows 1,000,000,000.
  private func machine() -> Machine {
    let machine = Machine()
    machine.time = 1_000_000_000
    return machine
  }

  /// Finishes the game on the table, with a flip every ten seconds.
  private func finish(_ session: Transcript, _ machine: Machine) {
    while let board = session.state.game.table?.game.board, !board.isFinished {
      var card = board.cards.first(where: board.canFlip)!
      if case .first(let first) = board.faceUp {
        card = board.cards.first { $0 != first && board.faces[$0 - 1] == board.faces[first - 1] }!
      }
      machine.time += 10
      session.play("flip \(card)")
    }
  }

  @Test func `a finished game is one line, and a begun game is one line of another file`() {
    let machine = machine()
    let session = Transcript(on: machine)
    session.play("play 2")
    #expect(machine.begunGames.isEmpty)
    finish(session, machine)
    session.play(lines: ["deck one.tsv", "play 3"])
    finish(session, machine)
    #expect(
      machine.begunGames == [
        "pop\t2\tsame\t\t7\tyou\t", "one.tsv\t3\tsame\t\t\(session.state.game.table!.seed)\tyou\t",
      ])
    // A player who finds every mate at once has no regret, and is lucky: par is 8/3 and 13/3.
    let seed = session.state.game.table!.seed
    #expect(
      machine.records == [
        "2001-09-09T01:47:20Z\tpop\t2\t2\t4\t30\t7\t0.000000\t-0.666667\t0\tyou\t\tsame\t2\t\t",
        "2001-09-09T01:48:20Z\tone.tsv\t3\t3\t6\t50\t\(seed)\t0.000000\t-1.333333\t0\tyou\t\tsame\t3\t\t",
      ])
  }

  @Test func `a game is recorded before it is saved as finished`() {
    let machine = machine()
    var recordsWhenSaved: [Int] = []
    machine.willSaveGame = { [unowned machine] in recordsWhenSaved.append(machine.records.count) }
    let session = Transcript(on: machine)
    session.play("play 2")
    finish(session, machine)
    #expect(recordsWhenSaved == [0, 0, 0, 0, 1])
  }

  @Test func `of the games of several players the last ten are listed`() {
    for count in 0...45 {
      let lines = (0..<count).map { "2026-11-20T10:00:00Z\tpop\t2\t2\t4\t9\t\($0)\t\t\t0\tann bob\n" }
      let files = recordSource(finished: Array(lines.joined().utf8))
      guard case .best(_, let several, _) = RecordsNotice(.best(pairs: nil), in: files, today: Day(time: 0))
      else {
        continue
      }
      #expect(several.map(\.seed) == (0..<UInt64(count)).suffix(10).reversed(), "\(count)")
    }
  }

  /// Games finished, undone, given up, saved and loaded in any order, over several sessions.
  @Test(arguments: 0..<30)
  func `each game is recorded once, however often it is finished`(seed: UInt64) {
    let machine = machine()
    let lines = RandomLines(seed: seed)
    var (begun, finished, revealed): (Set<UInt64>, Set<UInt64>, Set<UInt64>) = ([], [], [])
    var session = Transcript(seed: seed, on: machine)
    session.play("play 2")
    var played: [String] = []
    // An undone deal would be dealt again with its seed.
    var deals = 0
    for _ in 0..<80 {
      let count = 1 + lines.chance.below(4)
      switch lines.chance.below(12) {
      case 0:
        session = Transcript(seed: seed, on: machine)
        played.append("game")
      case 1: played.append(contentsOf: ["save a", "load a"])
      case 2:
        deals += 1
        played.append(contentsOf: ["seed \(1000 + deals)", "play 2"])
      case 3: played.append(count == 1 ? "reveal" : "game")
      case 4...6:
        // A game that was loaded is a copy.
        let steps = session.state.steps
        if let step = steps.target(of: .undone(count)), steps.file(at: step) != nil { continue }
        played.append(lines.pick(["undo \(count)", "redo \(count)"]))
      case 7: played.append(contentsOf: ["1 2", "1 3", "1 4", "2 3", "2 4", "3 4"])
      default: played.append("flip \(count)")
      }
      session.play(lines: played)
      let story = played
      played = []
      guard let table = session.state.game.table else { continue }
      if table.began != nil { begun.insert(table.seed) }
      if table.game.wasFinished { finished.insert(table.seed) }
      if table.game.wasRevealed { revealed.insert(table.seed) }
      let ends = machine.begunGames.map { $0.split(separator: "\t", omittingEmptySubsequences: false)[3] }
      let seeds = machine.records.map { $0.split(separator: "\t")[6] }
      #expect(
        ends.count { $0 == "" } == begun.count && ends.count { $0 == "revealed" } == revealed.count
          && Set(seeds).count == seeds.count && Set(seeds).isSubset(of: finished.map { Substring("\($0)") }),
        "\(story) \(begun.count) \(revealed.count) \(finished.count) \(machine.begunGames) \(seeds)")
    }
  }

  /// After these lines the answers are those of a fresh home.
  @Test(arguments: ["forget records", "forget everything"])
  func `what is forgotten does not come back`(line: String) {
    let lines = ["seed 3", "play 2", "1 2", "1 3", "1 4", "2 3", "2 4", "3 4", "records", "stats"]
    func answers(_ session: Transcript) -> [String] { Array(lines.map { session.play($0) }.dropFirst()) }
    let (one, other) = (machine(), machine())
    let fresh = Transcript(on: one)
    let session = Transcript(on: other)
    session.play(lines: lines + ["players a b"] + lines + ["players you", "practice 2"])
    session.play(line)
    #expect(answers(session) == answers(fresh))
  }

  @Test func `time alone does not bring back a deleted game`() {
    let machine = machine()
    let session = Transcript(on: machine)
    session.play(lines: ["play 2", "flip 1"])
    machine.time += 5
    session.play("forget game")
    machine.time += 5
    session.play("show")
    #expect(machine.game.isEmpty)
    session.play("flip 2")
    #expect(!machine.game.isEmpty)
  }

  @Test func `a clock set back gives no negative time`() {
    let machine = machine()
    let session = Transcript(on: machine)
    session.play("play 2")
    session.play("flip 1")
    session.play("flip 1 2")
    machine.time = -5
    finish(session, machine)
    #expect(machine.records.count == 1 && machine.records[0].hasPrefix("1970-01-01T00:00:"))
    #expect(machine.records[0].contains("\t20\t7"))
  }

  @Test func `going back and forth records nothing twice`() {
    let machine = machine()
    let session = Transcript(on: machine)
    session.play("play 2")
    finish(session, machine)
    session.play(lines: ["play 2", "undo", "redo", "flip 1", "undo 2", "redo 2", "menu", "game"])
    #expect(machine.records.count == 1 && machine.begunGames.count == 2)
    finish(session, machine)
    #expect(session.state.game.table!.game.board.isFinished)
    #expect(machine.records.count == 2 && machine.records[1].hasSuffix("\tundo\t"))
    #expect(machine.begunGames.count == 2)
    session.play(lines: ["play 2", "flip 1", "play 2", "undo", "redo", "undo"])
    #expect(machine.begunGames.count == 3)
  }

  @Test func `a game given up is listed as begun and revealed, and never recorded`() {
    let machine = machine()
    let session = Transcript(on: machine)
    session.play(lines: ["play 2", "reveal"])
    #expect(machine.begunGames == ["pop\t2\tsame\t\t7\tyou\t", "pop\t2\tsame\trevealed\t7\tyou\t"])
    session.play("undo")
    finish(session, machine)
    #expect(session.state.game.table!.game.board.isFinished)
    #expect(machine.records.isEmpty && machine.begunGames.count == 2)
  }

  @Test func `a game continued in another session is recorded once`() {
    let machine = machine()
    let session = Transcript(on: machine)
    session.play("play 2")
    session.play("flip 1")
    machine.time += 100
    let next = Transcript(on: machine)
    next.play("game")
    let faces = next.state.game.table!.game.board.faces
    next.play("flip \((2...4).first { faces[$0 - 1] == faces[0] }!)")
    finish(next, machine)
    let last = Transcript(on: machine)
    last.play(lines: ["game", "show", "menu", "category rap"])
    #expect(machine.begunGames == ["pop\t2\tsame\t\t7\tyou\t", "pop\t2\tsame\tcontinued\t7\tyou\t"])
    #expect(machine.records.count == 1 && machine.records[0].contains("\t2\t2\t4\t20\t7"))
  }

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (951_868_800, "2000-03-01T00:00:00Z"), (1_709_164_799, "2024-02-28T23:59:59Z"),
      (1_709_251_199, "2024-02-29T23:59:59Z"), (1_779_048_849, "2026-05-17T20:14:09Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"), (4_107_542_399, "2100-02-28T23:59:59Z"),
      (2_147_483_648, "2038-01-19T03:14:08Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
      (-62_135_596_800, "0001-01-01T00:00:00Z"), (-2_203_891_200, "1900-03-01T00:00:00Z"),
    ])
  func `times are written in UTC`(time: Int, date: String) {
    #expect(Record.date(time) == date)
  }

  @Test func `a record is read as written, and further columns are ignored`() throws {
    let line =
      "2026-05-17T20:14:09Z\tmy deck.tsv\t8\t12\t24\t95\t18446744073709551615\t1.250000\t-0.500000\t2\tann\t"
      + "\tsplit\t8\thints=2 undo seed repeat\t"
    let record = try #require(Record(line: line))
    #expect(record.line == line && record.deck == "my deck.tsv" && record.seed == .max)
    #expect(
      record.regret == 1.25 && record.luck == -0.5
        && record.aids.words == ["hints=2", "undo", "seed", "repeat"])
    #expect(Record(line: "\(line)\tmore\t\t") == record)
  }

  @Test(arguments: [
    "", "\t\t\t\t\t\t", RecordKind.finished.header, "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95",
    "when\tpop\t8\t12\t24\t95\t7", "2026-05-17 20:14:09Z\tpop\t8\t12\t24\t95\t7",
    "2026-05-17T20:14:09Z\tpop\t8\t7\t24\t95\t7", "2026-05-17T20:14:09Z\tpop\t0\t0\t0\t0\t7",
    "2026-05-17T20:14:09Z\tpop\t8\t12\t11\t95\t7", "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t-1\t7",
    "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t-7", "2026-05-17T20:14:09Z\tpop\t+8\t12\t24\t95\t7",
    "2026-05-17T20:14:09Z\tpop\t8\t99999999999\t999999999999\t95\t7",
    "2026-05-17T20:14:09Z\tpop\t99999999999999999999\t12\t24\t95\t7", "\u{0}\u{FFFD}",
    "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t7\t0.5\t0.5\t-5\tyou",
    "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t7\t-0.5\t0.5\t0\tyou\t\tsame\t",
    "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t7\tnan\t0.5\t0\tyou\t\tsame\t",
    "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t7\t0.5\t1e400\t0\tyou\t\tsame\t",
    "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t7\t0.5\t-\t0\tyou\t\tsame\t",
    "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t7\t0.5\t0.1234567\t0\tyou\t\tsame\t",
    "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t7\t0.5\t0.5\t9223372036854775808\tyou",
  ])
  func `an invalid line is not a record`(line: String) {
    #expect(Record(line: line) == nil)
  }

  /// The records of a file, and the numbers of its unreadable lines.
  private func read<Line: RecordLine>(
    _ file: some Sequence<UInt8>, as _: Line.Type = Record.self
  ) -> (records: [Line], unreadable: [Int]) {
    var unreadable: [Int] = []
    let bytes = Array(file)
    let records = Line.all(
      in: recordSource(finished: bytes, begun: bytes, learned: bytes) { unreadable = $0 })
    return (records, unreadable)
  }

  @Test func `complete lines are read with any line ends, and others have their numbers`() {
    let line = "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t7\t\t\t0\tyou\t\tsame\t\t\t"
    func check(_ text: String, _ records: Int, _ unreadable: [Int]) {
      let read = read(text.utf8)
      #expect(read.records.count == records && read.unreadable == unreadable, "\(text)")
    }
    let header = RecordKind.finished.header
    check("", 0, [])
    check(line, 0, [1])
    check("\(line)\n", 1, [])
    check("\(header)\n\(line)\n\n#\n\(line)\nx\n\(line)", 2, [4, 6, 7])
    check("\(header)\r\n\(line)\r\n\r\n\(line)\r\n", 2, [])
    check("x\n\(header)\n\(line)\n\(line.prefix(50))\n\(header)\n", 1, [1, 4])
    let begun = read("deck\tpairs\npop\t8\r\nrap\t0\nrap\t2\nrap".utf8, as: BegunGame.self)
    #expect(begun.records.map(\.pairs) == [8, 2] && begun.unreadable == [3, 5])
  }

  @Test func `a line that was cut short is invalid, even if others follow`() {
    let line = "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t77\t0.500000\t0.100000\t0\tyou\t\tsame\t\t\t"
    for end in 1..<line.utf8.count - 5 {
      let file = "\(RecordKind.finished.header)\n\(line.prefix(end))\n\(line)\n"
      #expect(read(file.utf8).records.map(\.line) == [line])
    }
    let old = "when\tdeck\tpairs\tmoves\tflips\tseconds\tseed\n2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t77\n"
    #expect(read((old + line + "\n").utf8).records.count == 2)
  }

  @Test func `a file cut anywhere has no new records`() {
    let lines = [
      "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t77\t0.500000\t0.100000\t0\tyou\t\tsame\t\t\t",
      "2026-05-18T20:14:09Z\trap\t8\t13\t27\t15\t8\t0.000000\t0.333333\t0\tyou\t\tsame\t\t\t",
    ]
    let file = Array(([RecordKind.finished.header] + lines).map { $0 + "\n" }.joined().utf8)
    for end in 0...file.count {
      let read = read(file[..<end]).records.map(\.line)
      #expect(read == Array(lines.prefix(read.count)))
    }
  }

  @Test func `games of several players and of programs are counted but not ranked`() throws {
    let line = "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t7\t\t\t0\t"
    for (names, isRanked) in [("ann", true), ("ann ben", false), ("optimal", false), ("forgetful:0.5", false)] {
      #expect(try #require(Record(line: line + names)).isSolo(of: "ann") == isRanked)
    }
  }

  @Test func `a record is valid whatever its times were set to`() throws {
    let machine = machine()
    machine.time = .min
    let session = Transcript(on: machine)
    session.play(lines: ["play 2", "flip 1"])
    machine.time = .max - 1000
    finish(session, machine)
    #expect(machine.records.count == 1)
    #expect(machine.records.first.flatMap(Record.init(line:)) != nil)
  }
}
