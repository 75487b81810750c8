import MemoryGame
import Testing
import Wording
@testable import MemoryCore
@testable import RecordsFeature

@testable import MemoryTunes
import Text

/// A replay answers every line as the recorded session did, on any machine.
struct ReplayTests {
  /// A machine on which games were played.
  private func machine(seed: UInt64, lines count: Int = 25) -> Machine {
    let machine = Machine(seed: seed)
    let lines = RandomLines(seed: seed)
    let session = Transcript(seed: seed, isTyped: seed % 2 == 0, on: machine)
    session.play(lines: ["set pairs 3", "set category metal"])
    for _ in 0..<count { session.play(line: lines.anything(on: session.state)) }
    return machine
  }

  @Test(arguments: [true, false])
  func `a line of any bytes has the same answer in a replay`(isJSON: Bool) throws {
    let recorded = RecordedSession(on: Machine(seed: 1), isJSON: isJSON)
    // Each of these is shown with three bytes.
    let noText = Array(repeating: 0xE4 as UInt8, count: 100)
    let lines: [[UInt8]] = [
      Array("play 2".utf8), [0xFF, 0xC0], [0x66, 0, 0x20, 0x80], Array("flip 1\r".utf8),
      Array("flip 1\r\r".utf8), [0x0D, 0x0D], Array(repeating: 0x78, count: Line.longest),
      Array(repeating: 0x79, count: Line.longest + 1), Array(repeating: 0x7A, count: Line.longest) + noText,
      Array(repeating: 0x7A, count: Line.longest - 100) + noText, Array("  flip\t2  ".utf8),
      Array("#reply forgotten 7".utf8), Array("# comment".utf8), Array("forget game".utf8),
    ]
    for line in lines { recorded.play(line) }
    try recorded.requireSame()
  }

  @Test(arguments: 0..<20)
  func `a replay neither reads nor changes its machine`(seed: UInt64) throws {
    let lines = RandomLines(seed: seed)
    let recorded = RecordedSession(on: machine(seed: seed), seed: seed, isJSON: seed % 2 == 0)
    for _ in 0..<80 { recorded.play(lines.anything(on: recorded.session.state)) }
    let other = machine(seed: ~seed)
    let (contents, reads) = (other.contents, other.reads)
    try recorded.requireSame(on: other, style: Self.style(lines.pick(Language.allCases)), isTyped: true)
    #expect(other.contents == contents && other.reads == reads)
  }

  @Test func `a repeated request has the same reply each time`() throws {
    for seed in 0..<20 as Range<UInt64> {
      let recorded = RecordedSession(on: machine(seed: seed), isJSON: seed % 2 == 0) { $0.tunes = .auto }
      for line in [
        "records", "stats", "records 3", "stats", "tunes fetch", "tunes fetch", "tunes clear", "tunes clear",
        "deck three.tsv", "deck three", "deck one.tsv", "deck two.tsv", "play 3", "tunes category", "decks",
        "decks", "play 2",
        "daily", "daily", "daily 1970-01-02", "category rap", "tunes fetch", "play 2", "play 2", "category pop",
        "play 2", "tunes", "tunes", "forget records", "forget records", "records", "stats", "forget everything",
        "forget everything", "tunes clear", "tunes clear",
      ] { recorded.play(line) }
      try recorded.requireSame()
    }
  }

  @Test func `a recording begun in the middle of a game holds all of it`() throws {
    for seed in 0..<20 as Range<UInt64> {
      let machine = Machine(seed: seed)
      let first = Transcript(seed: seed, on: machine)
      let players = seed % 3 == 0 ? "players a optimal b" : seed % 3 == 1 ? "players a b" : "players you"
      for line in [
        "deck two.tsv", "cards split", players, "play 4", "flip 1 2", "hint", "flip 3 4", "undo", "flip 5 6",
        "undo", "hint", "flip 3",
      ] { first.play(line) }
      let table = try #require(first.state.game.table)
      let recorded = RecordedSession(on: machine, isJSON: seed % 2 == 0)
      for line in [
        "game", "par", "review", "players", "tunes", "hint", "flip 8", "review", "log", "undo", "log", "pass",
        "hint", "par", "cards same", "play 2", "undo", "play", "review",
      ] { recorded.play(line) }
      let replay = try recorded.requireSame()
      let replayed = try #require(replay.state.game.table)
      #expect(replayed.tunes.deck.hasTunes(of: table.tunes.deck) && replayed.tunes.deck.name == "two.tsv")
      #expect(replayed.players == table.players)
    }
  }

  @Test(arguments: Language.allCases, [true, false])
  func `a recording holds the language of its session`(language: Language, isOption: Bool) throws {
    let recorded = RecordedSession(
      on: Machine(seed: 1), style: Self.style(isOption ? .english : language), isTyped: true, isJSON: false
    ) {
      if isOption { $0.language = language }
    }
    #expect(recorded.play("yes") == language.words.noQuestionToAnswer + "\n")
    for other in Language.allCases { try recorded.requireSame(style: Self.style(other), isTyped: true) }
  }

  @Test func `a replay may use another language, and plain output`() throws {
    let recorded = RecordedSession(on: Machine(seed: 1), isJSON: false) { $0.language = .russian }
    let replay = Transcript(
      replaying: try recorded.recordingStart(),
      set: {
        try! $0.set(.language, to: Array("zh".utf8))
        try! $0.set(.plain, to: [])
      })
    #expect(replay.state.settings.language == .chinese && replay.state.settings.board == .plain)
    #expect(replay.replay(Array("yes".utf8)).contains(Language.chinese.words.noQuestionToAnswer))
  }

  @Test func `after a replay, the player is asked and settings are saved`() throws {
    let recorded = RecordedSession(on: Machine(seed: 1)) { $0.category = .rap }
    recorded.play("play 2")
    let machine = Machine(seed: 2)
    let replay = try recorded.requireSame(on: machine, style: Self.style(.russian), isTyped: true)
    #expect(replay.state.settings.category == .rap && replay.state.settings.tunes == .builtIn)
    #expect(replay.session.spoken == .russian && replay.state.asksQuestions)
    #expect(machine.settings == [:])
    replay.play("set color never")
    #expect(machine.settings == ["color": "never"])
  }

  @Test func `a replay leaves the waiting game alone, and later lines are saved`() throws {
    let machine = Machine(seed: 3)
    let first = Transcript(seed: 3, on: machine)
    first.play(lines: ["play 2", "flip 1"])
    let waiting = machine.contents
    let recorded = RecordedSession(on: Machine(seed: 4))
    for line in ["play 3", "flip 1 2", "forget everything", "tunes clear", "set color never"] {
      recorded.play(line)
    }
    let replay = try recorded.requireSame(on: machine)
    #expect(machine.contents == waiting)
    replay.play("show")
    #expect(machine.contents == waiting)
    replay.play("flip 3")
    let game = try #require(savedGame(machine.game))
    #expect(game.table?.game.board.pairs == 3 && game.table?.game.board.flips == 3)
    replay.play("forget records")
    #expect(machine.contents != waiting)
  }

  @Test func `a recording of a replay and later lines answers like both`() throws {
    let (russian, chinese) = (Self.style(.russian), Self.style(.chinese))
    let recorded = RecordedSession(on: machine(seed: 2), style: russian, isTyped: true)
    let other = machine(seed: 4)
    let start = other.recording.count
    for line in ["language", "stats", "records", "set language auto", "forget records", "yes"] {
      recorded.play(line)
    }
    let replay = try recorded.requireSame(on: other, style: chinese, isTyped: true)
    let typed = ["language", "stats", "records", "forget records", "yes"].map { replay.play($0) }
    let lines = other.recording[start...].split(separator: UInt8(ascii: "\n")).map(Array.init)
    var beginning = RecordingStart()
    let rest = lines.drop { beginning.read($0[...]) }
    try beginning.readGame()
    let again = Transcript(replaying: beginning, set: { $0.isJSON = true })
    let answers = rest.map { (line: $0, answer: again.replay($0)) }
      .filter { !$0.line.starts(with: "#".utf8) }.map(\.answer)
    let expected = (recorded.answers + typed).map(AnswerText.withoutLine)
    for (found, answer) in zip(answers.suffix(expected.count), expected) {
      #expect(AnswerText.withoutLine(found) == answer)
    }
    #expect(expected[0].contains("\"value\":\"auto\"") && expected[0].contains("русский"))
  }

  private static func style(_ language: Language) -> Style {
    var style = Style()
    style.language = language
    return style
  }

  @Test func `replies about records and deletions come before the line that asked`() {
    let machine = Machine()
    let session = Transcript(on: machine)
    session.play(lines: ["seed 3", "play 2", "flip 1 3", "flip 2 4", "daily", "flip 1"])
    let recorded = RecordedSession(on: machine)
    let start = machine.recording.count
    for line in ["records", "stats", "forget records", "records 2", "forget records"] { recorded.play(line) }
    #expect(
      String(decoding: machine.recording[start...], as: UTF8.self) == """
        #reply 1 records\trecords all\tbest 1970-01-01T00:16:40Z\\tpop\\t2\\t2\\t4\\t0\\t3\\t0.000000\\t-0.666667\\t0\\tyou\\t\\tsame\\t2\\tseed\\t
        records
        #reply 2 records\tstats\tgames all same 2 1 0 0\tmoves 2 1\tgames all same 8 1 0 0\tgames pop same 2 1 0 0\tmoves 2 1\tgames pop same 8 1 0 0\tskill same 1.0
        stats
        #reply 3 removed\t2
        forget records
        #reply 4 records\trecords 2
        records 2
        #reply 5 removed\t0
        forget records

        """)
  }

  @Test func `replies about records are read as written, and invalid parts are skipped`() throws {
    let record =
      "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t7\t1.500000\t-0.250000\t1\ta b\t2026-05-17\tsplit\t5 3\thints=1\t"
    let best = try RecordsNotice.best(
      [#require(Record(line: record))], ofSeveral: [#require(Record(line: record))],
      of: RecordsSelection(pairs: 8, others: ["ann"]))
    #expect(best.items == ["records 8", "best " + record, "several " + record, "other ann"])
    #expect(RecordsNotice(best.items, .best(pairs: 8)) == best)
    let ofOne = RecordsNotice.best([], ofSeveral: [], of: RecordsSelection(pairs: nil, player: "ann"))
    #expect(ofOne.items == ["records all ann"])
    #expect(RecordsNotice(ofOne.items, .best(pairs: nil, player: "ann")) == ofOne)
    #expect(
      RecordsNotice(["records all", "best x", "moves 1 2"], .best(pairs: nil))
        == .best([], ofSeveral: [], of: RecordsSelection(pairs: nil)))
    let request = RecordsRequest.stats(.rap)
    let stats = RecordsNotice.stats(
      Stats(
        groups: [
          Stats.Group(
            category: nil, cards: .same, pairs: 8, begun: 3, revealed: 1, best: 14, moves: [(12, 1), (14, 2)]),
          Stats.Group(
            category: .rap, cards: .split, pairs: 2, begun: 0, revealed: 0, best: nil, moves: [(3, 1)]),
        ], skills: [.same: [1, 0.1, 1.0 / 3]], days: DayStats(played: 5, streak: 1, longest: 3),
        matches: MatchStats(
          finished: 4,
          rivalries: [
            MatchStats.Rivalry(
              name: "you", opponent: "bot:x", games: MatchStats.Results(won: 1, lost: 0, tied: 2)),
            MatchStats.Rivalry(
              name: "you", opponent: "ann", games: MatchStats.Results(won: 2, lost: 3, tied: 0),
              matches: MatchStats.Results(won: 0, lost: 1, tied: 0)),
          ])))
    let lines = [
      "stats", "games all same 8 3 1 14", "moves 12 1", "moves 14 2", "games rap split 2 0 0 0", "moves 3 1",
      "skill same 1.0", "skill same 0.1", "skill same 0.3333333333333333", "days 5 1 3",
      "matches 4", "against 1 0 2 you bot:x", "against 2 3 0 you ann 0 1 0",
    ]
    #expect(stats.items == lines)
    #expect(RecordsNotice(lines, request) == stats)
    let nonsense = [
      "moves 9 9", "games all same 0 1 0 0", "games all same 9 99999999999 0 0", "games same 8 3 0 0",
      "games all same 8 3", "skill same nan",
      "skill same -1", "skill same 1e999", "skill", "days 1 2", "games", "against 1 2 you x",
      "against 1 x 2 you x", "against 1 0 2 you x 1 y 0", "", " ", "x", "best", "several x",
    ]
    #expect(RecordsNotice(["stats"] + nonsense + lines, request) == stats)
    #expect(
      RecordsNotice(lines.prefix(4) + ["moves 14 1", "moves 2 1", "moves 15 0"] + lines[4...], request) == stats
    )
    for first in ["", " ", "best \(record)", "games all same 8 3"] {
      #expect(RecordsNotice([first] + lines, request) == nil)
    }
    #expect(RecordsNotice(lines, .best(pairs: nil)) == nil)
    #expect(RecordsNotice([], request) == .nothingSaved)
    let greatest = "\(Int32.max - 1)"
    let replay = Transcript(replaying: RecordingStart())
    let items = [
      "stats", "games all same \(greatest) \(greatest) 0 0", "moves 1 \(greatest)",
      "moves \(greatest) \(greatest)",
    ]
    replay.replay(Array("#reply records\t\(items.joined(separator: "\t"))".utf8))
    #expect(replay.replay(Array("stats".utf8)).contains("4294967292 finished"))
  }

  @Test(arguments: [
    ("#reply day\t2026-11-20", "daily", true), ("#reply day\t2026-11-31", "daily", false),
    ("#reply day", "daily", false), ("#reply day\t2026-11-20\tx", "daily", false),
    ("#reply day\t2026-11-20", "stats", false), ("#reply day\t2026-11-20", "menu", false),
    ("#reply removed\t-1", "tunes clear", false), ("#reply removed\t1", "tunes clear", true),
    ("#reply deck\tx\tA\\tB\tC\\tD", "deck x", true), ("#reply deck\tx\tA\\tB", "deck x", false),
    ("#reply deck\tx\tA\\qB\tC\\tD", "deck x", false), ("#reply nothing", "tunes clear", false),
    ("#reply game\tformat: 2\\n", "load a", true), ("#reply ", "daily", false),
  ])
  func `a reply that does not fit the request ends the replay`(reply: String, line: String, fits: Bool) {
    let replay = Transcript(replaying: RecordingStart())
    #expect(replay.session.replay(Array(reply.utf8).span, line: 4) == .goOn)
    #expect(replay.session.replay(Array(line.utf8).span, line: 5) == (fits ? .goOn : .broken(.misfit(line: 4))))
  }

  /// The outcome of replaying lines.
  private func outcome(_ lines: [[UInt8]]) throws -> Session.Outcome {
    var start = RecordingStart()
    let rest = lines.drop { start.read($0[...]) }
    try start.readGame()
    let replay = Transcript(replaying: start, set: { $0.isJSON = true })
    for (index, line) in rest.enumerated() {
      let outcome = replay.session.replay(line.span, line: start.lines + index + 1)
      if outcome != .goOn { return outcome }
    }
    return .goOn
  }

  @Test(arguments: 0..<12)
  func `a recording without one of its replies, or with two exchanged, is refused`(seed: UInt64) throws {
    let recorded = RecordedSession(on: machine(seed: seed), seed: seed, isTyped: seed % 2 == 0)
    let random = RandomLines(seed: seed)
    for line in [
      "play 2", "flip 1 2", "flip 1 3", "flip 1 4", "flip 2 3", "flip 2 4", "flip 3 4", "daily", "records",
      "decks", "tunes clear", "deck two.tsv", "play 3",
    ] { recorded.play(line) }
    for _ in 0..<25 { recorded.play(random.anything(on: recorded.session.state)) }
    let lines = recorded.script.split(separator: UInt8(ascii: "\n")).map(Array.init)
    #expect(try outcome(lines) == .goOn)
    let replies = lines.indices.filter { lines[$0].starts(with: "#reply ".utf8) }
    try #require(replies.count > 5)
    for (number, place) in replies.enumerated() {
      var fewer = lines
      fewer.remove(at: place)
      guard case .broken(.gap(_, number + 1)) = try outcome(fewer) else {
        Issue.record("without reply \(number + 1) of \(replies.count)")
        continue
      }
      let renumbered = try outcome(numbered(fewer))
      guard case .broken = renumbered else {
        Issue.record("without reply \(number + 1) of \(replies.count), renumbered: \(renumbered)")
        continue
      }
      var exchanged = lines
      exchanged.swapAt(place, replies[(number + 1) % replies.count])
      let found = try outcome(exchanged)
      guard case .broken = found else {
        Issue.record("with reply \(number + 1) at another place: \(found)")
        continue
      }
    }
  }

  /// The lines with their replies numbered from 1.
  private func numbered(_ lines: [[UInt8]]) -> [[UInt8]] {
    let mark = Array("#reply ".utf8)
    var count = 0
    return lines.map { line in
      guard line.starts(with: mark) else { return line }
      count += 1
      return mark + Array("\(count)".utf8) + line.dropFirst(mark.count).drop { $0 != UInt8(ascii: " ") }
    }
  }

  @Test func `in a script that is no recording, replies need no numbers and may be missing`() throws {
    let lines = ["#options: --seed 7", "play 2", "#reply day\t2026-11-20", "daily", "records"]
    #expect(try outcome(lines.map { Array($0.utf8) }) == .goOn)
    let numbered = [
      "#format: 1", "#options: --seed 7", "#reply 1 past", "play 2", "#reply day\t2026-11-20", "daily",
    ]
    #expect(try outcome(numbered.map { Array($0.utf8) }) == .broken(.gap(line: 5, number: 2)))
  }

  @Test(arguments: [
    ("#format: 1", false), ("#format: 2", true), ("#format: 0", true), ("#format: x", true),
    ("#options:", false),
  ])
  func `a recording of another format is recognized`(line: String, isLater: Bool) {
    var start = RecordingStart()
    _ = start.read(Array(line.utf8)[...])
    #expect(start.isOfFuture == isLater)
  }

  @Test func `outside a replay, a reply is a comment`() {
    let session = Transcript(set: { $0.isJSON = true })
    #expect(session.play("#reply removed\t1") == "")
    #expect(session.play("forget records").contains("Nothing to delete"))
  }
}
