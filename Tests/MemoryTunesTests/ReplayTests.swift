import Testing
import Wording
@testable import MemoryTunes

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

  @Test(arguments: 0..<8)
  func `a replay neither reads nor changes its machine`(seed: UInt64) throws {
    let lines = RandomLines(seed: seed)
    let recorded = RecordedSession(on: machine(seed: seed), seed: seed, isJSON: seed % 2 == 0)
    for _ in 0..<80 { recorded.play(lines.anything(on: recorded.session.state)) }
    let other = machine(seed: ~seed)
    let (contents, reads) = (other.contents, other.reads)
    try recorded.requireSame(on: other, style: Self.style(lines.pick(Language.allCases)), isTyped: true)
    #expect(other.contents == contents && other.reads == reads)
  }

  @Test(arguments: ["", "category ", "words "])
  func `a deck that was chosen by its row is chosen in a replay, which does not list it`(command: String) throws
  {
    let recorded = RecordedSession(on: Machine(seed: 1))
    recorded.play("categories")
    let rows = DeckRow.rows(recorded.session.state.decks)
    let row = try #require(rows.firstIndex { $0.identity.name == "three.tsv" }) + 1
    recorded.play("\(command)\(row)")
    #expect(!recorded.session.state.isRefusal && recorded.scriptText.contains("three.tsv\n"))
    let replay = try recorded.requireSame()
    #expect(replay.state.game.next.deck?.identity == recorded.session.state.game.next.deck?.identity)
  }

  @Test func `what lists what is kept is answered in a replay as without a home`() throws {
    let recorded = RecordedSession(on: machine(seed: 1))
    let lines = ["records", "stats", "games", "daily list", "decks", "words rock"]
    for line in lines { recorded.play(line) }
    #expect(!recorded.scriptText.contains("#reply "))
    let replay = try recorded.requireSame()
    let empty = Transcript(set: { $0.isJSON = true })
    for line in lines {
      let (found, expected) = (replay.play(line), empty.play(line))
      #expect(AnswerText.notice(found) == AnswerText.notice(expected), "\(line)")
    }
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
    for line in ["language", "tunes", "seed 5", "set language auto", "forget records", "yes"] {
      recorded.play(line)
    }
    let replay = try recorded.requireSame(on: other, style: chinese, isTyped: true)
    let typed = ["language", "tunes", "seed 5", "forget records", "yes"].map { replay.play($0) }
    let lines = other.recording[start...].split(separator: UInt8(ascii: "\n")).map(Array.init)
    var beginning = RecordingStart()
    let rest = lines.drop { beginning.read($0[...]) }
    try beginning.readGame()
    let again = Transcript(replaying: beginning, set: { $0.isJSON = true })
    let answers = rest.map { (line: $0, answer: again.replay($0)) }
      .filter { !$0.line.starts(with: "#".utf8) }.map(\.answer)
    let expected = (recorded.lines.map(\.answer) + typed).map(AnswerText.withoutLine)
    for (found, answer) in zip(answers.suffix(expected.count), expected) where !answer.isEmpty {
      #expect(AnswerText.withoutLine(found) == answer)
    }
    #expect(expected[0].contains("\"value\":\"auto\"") && expected[0].contains("русский"))
  }

  private static func style(_ language: Language) -> Style {
    var style = Style()
    style.language = language
    return style
  }

  @Test func `games that cannot be are left out, and counts are added without overflow`() throws {
    let machine = Machine()
    let greatest = Int(Int32.max) - 1
    func add(_ cards: String, _ pairs: Int, games: Int, moves: Int) throws {
      try machine.database.rows(
        "INSERT INTO tallies VALUES ('you', ?, ?, 'finished', ?, 0, 'rock', ?)",
        [.text(cards), .number(pairs), .number(moves), .number(games)])
    }
    try add("same", 8, games: greatest, moves: greatest)
    try add("split", 8, games: greatest, moves: greatest)
    for (cards, pairs, games) in [("none", 8, 1), ("same", 0, 1), ("same", 2, 0), ("same", 3, 99_999_999_999)] {
      try add(cards, pairs, games: games, moves: 9)
    }
    let event = try #require(
      machine.event(.statistics(.pop, BuiltInDeck.pop.deck, pairs: nil, canBeDealt: true)))
    #expect(event.presentation.drawn(style: Style()).contains("\(2 * greatest) finished"))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `rows that no version writes do no harm`(seed: UInt64) throws {
    for isJSON in [false, true] {
      let machine = Machine()
      try OddRows.insert(into: machine.database, Chance(seed: seed), count: 40)
      let session = OddRows.ask(machine, isJSON: isJSON)
      #expect(session.outcome == .over)
    }
  }

  @Test(arguments: [
    ("#reply day\t2026-11-20", "daily", true), ("#reply day\t2026-11-31", "daily", false),
    ("#reply day", "daily", false), ("#reply day\t2026-11-20\tx", "daily", false),
    ("#reply day\t2026-11-20", "par", false), ("#reply day\t2026-11-20", "menu", false),
    ("#reply removed\t-1", "tunes clear", false), ("#reply removed\t1", "tunes clear", true),
    ("#reply deck\tx\tA\\tB\tC\\tD", "deck x", true), ("#reply deck\tx\tA\\tB", "deck x", false),
    ("#reply deck\tx\tA\\qB\tC\\tD", "deck x", false), ("#reply nothing", "tunes clear", false),
    ("#reply no-game\tnot-understood", "load a", true), ("#reply no-game\tlost", "load a", false),
    ("#reply game\tformat: 2", "load a", false), ("#reply no-game\tin-use\tx", "load a", false),
    ("#reply ", "daily", false),
  ])
  func `a reply that does not fit the request ends the replay`(reply: String, line: String, fits: Bool) {
    let replay = Transcript(replaying: RecordingStart())
    #expect(replay.session.replay(Array(reply.utf8).span, line: 4) == .goOn)
    let misfit = Session.Outcome.broken(RecordingFailure(line: 4, missing: nil))
    #expect(replay.session.replay(Array(line.utf8).span, line: 5) == (fits ? .goOn : misfit))
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

  @Test(arguments: 0..<4)
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
      guard case .broken(let failure) = try outcome(fewer), failure.missing == number + 1 else {
        Issue.record("without reply \(number + 1) of \(replies.count)")
        continue
      }
      var damaged = lines
      damaged[place] += Array("\t\\q".utf8)
      #expect(try outcome(damaged) != .goOn, "reply \(number + 1) with a field more")
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
}
