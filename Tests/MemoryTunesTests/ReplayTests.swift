import MemoryGame
import Testing
import Wording
@testable import App

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

  @Test func `after a replay, the player is asked and settings are saved`() throws {
    let recorded = RecordedSession(on: Machine(seed: 1)) { $0.values.category = .rap }
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
    let game = try #require(machine.saved)
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

  @Test func `invalid rows about games are skipped`() throws {
    let deck = Category.pop.deck
    let best = [
      "best", "1779048849", "pop", "split", "8", "12", "24", "95", "7", "1.5", "", "ann", "8", "", "",
    ]
    let request = RecordsRequest.stats(.rap)
    let rows = [
      ["games", "same", "8", "", "0", "1", "0", "0", "0"],
      ["games", "same", "8", "finished", "12", "1", "0", "0", "0"],
      ["games", "same", "8", "finished", "14", "2", "1", "1", "0"],
      ["games", "same", "8", "revealed", "3", "1", "0", "0", "0"], ["regret", "same", "8", "0"],
      ["days", "5", "1", "3"], ["results", "you bot:x", "1", "3 5", "", "2"], ["now", "1000"],
    ]
    let nonsense = [
      ["games"], ["games", "none", "8", "finished", "12", "1", "0", "0", "0"],
      ["games", "same", "0", "finished", "12", "1", "0", "0", "0"],
      ["games", "same", "8", "finished", "x", "1", "0", "0", "0"],
      ["games", "same", "8", "finished", "12", "99999999999", "0", "0", "0"], ["regret", "same", "8", "nan"],
      ["regret", "same", "8", "-1"], ["regret", "same", "0", "1"], ["days", "1", "2"],
      ["results", "you", "1", "8"],
      ["results", "you x", "1", "3", "", "-1"], ["best"], Array(best.dropLast()), [""], [], ["now", "x"],
    ]
    let stats = try #require(request.answer(rows + nonsense, deck) as? Stats)
    #expect(stats.groups.map(\.begun) == [5, 1] && stats.groups.map(\.revealed) == [1, 0])
    #expect(stats.groups.map(\.best) == [14, nil] && stats.groups.map(\.finished) == [3, 1])
    #expect(stats.groups.map(\.category) == [nil, .rap] && stats.skills == [.same: [1]])
    #expect(stats.days == DayStats(played: 5, streak: 1, longest: 3))
    let results = MatchStats.Results(won: 0, lost: 2, tied: 0)
    #expect(
      stats.matches
        == MatchStats(
          finished: 2, rivalries: [MatchStats.Rivalry(name: "you", opponent: "bot:x", games: results)]))
    let ofEight = try #require(
      RecordsRequest.best(pairs: 8).answer([best] + nonsense, deck) as? BestGames)
    #expect(ofEight.games.map(\.moves) == [12] && ofEight.games[0].luck == nil && ofEight.ofSeveral.isEmpty)
    #expect(request.answer(nonsense, deck) == nil && RecordsRequest.days.answer(nonsense, deck) == nil)
    let greatest = "\(Int32.max - 1)"
    let replay = Transcript(replaying: RecordingStart())
    let counts = ["0", greatest].map {
      #"["games","same","\#(greatest)","finished","\#($0)","\#(greatest)","0","0","0"]"#
    }
    replay.replay(Array("#reply rows [\(counts.joined(separator: ",")),[\"now\",\"1000\"]]".utf8))
    #expect(replay.replay(Array("stats".utf8)).contains("4294967292 finished"))
  }

  @Test(arguments: [
    ("#reply day\t2026-11-20", "daily", true), ("#reply day\t2026-11-31", "daily", false),
    ("#reply day", "daily", false), ("#reply day\t2026-11-20\tx", "daily", false),
    ("#reply day\t2026-11-20", "stats", false), ("#reply day\t2026-11-20", "menu", false),
    ("#reply removed\t-1", "tunes clear", false), ("#reply removed\t1", "tunes clear", true),
    ("#reply deck\tx\tA\\tB\tC\\tD", "deck x", true), ("#reply deck\tx\tA\\tB", "deck x", false),
    ("#reply deck\tx\tA\\qB\tC\\tD", "deck x", false), ("#reply nothing", "tunes clear", false),
    (#"#reply rows [["format","2"]]"#, "load a", true), ("#reply rows [1]", "load a", false),
    ("#reply ", "daily", false),
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
      // Rows about one question may answer the next one.
      if String(decoding: lines[place], as: UTF8.self).contains(" rows ") { continue }
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
      "#format: 1", "#options: --seed 7", "#reply 1 rows", "play 2", "#reply day\t2026-11-20", "daily",
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
}
