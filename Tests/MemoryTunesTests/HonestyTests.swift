import Testing
import Wording
@testable import MemoryTunes

/// The ways to a better record than the play deserves, and what a home then says.
///
/// What cannot be told: a deal that was seen in another home or without one, a copy of the home that is put
/// back, a clock that was set, and whatever `forget` deleted.
struct HonestyTests {
  /// Lines as typed, and: `look` turns four cards; `finish` finds all pairs at once; `quit` ends the session,
  /// and the next line begins another, as do `leave`, like Ctrl-D, and `kill`, without an answer; `wait N` lets
  /// seconds pass; a line after `other:` is typed in a second session at the same time. Then the aids of the
  /// last record.
  private static let cheats = [
    ("none", ["play 4", "finish"], ""),
    ("none, after a kill", ["play 4", "look", "kill", "game", "finish"], ""),
    ("none, another program deals the same", ["daily", "other: daily", "finish"], ""),
    (
      "a day's deal in another deck",
      ["seed 20261120", "play 8 metal", "look", "daily", "finish"], "repeat"
    ),
    (
      "a day's deal played by the program",
      ["players optimal", "seed 20261120", "play 8", "daily", "finish"], "repeat"
    ),
    ("a copy after a kill", ["play 4", "look", "save x", "look", "kill", "load x", "finish"], "undo"),
    ("a deal of a forgotten game", ["daily", "look", "forget game", "quit", "daily", "finish"], "repeat"),
    ("two programs", ["daily", "other: daily", "other: look", "finish"], "repeat"),
    ("two programs, the other first", ["other: daily", "other: look", "daily", "finish"], "repeat"),
    (
      "another program, later", ["daily", "look", "wait 1", "other: daily", "other: look", "finish"], ""
    ),
    ("another program gives up", ["daily", "look", "other: daily", "other: reveal", "finish"], "repeat"),
    (
      "another program's copy", ["play 4", "look", "save x", "other: load x", "other: look", "finish"], "undo"
    ),
  ]

  @Test(arguments: cheats)
  func `a record lists the aids of its game`(name: String, lines: [String], aids: String) throws {
    let machine = Cheater.machine()
    let cheater = Cheater(on: machine)
    cheater.play(lines)
    // The computer player's game also has a record.
    let records = lines.contains("players optimal") ? 2 : 1
    #expect(machine.aids.last == aids && machine.aids.count == records, "\(name): \(machine.aids)")
    let streak = aids.isEmpty && lines.contains("daily") ? 1 : 0
    let stats = try #require(machine.statistics())
    #expect(stats.days?.streak ?? 0 == streak)
    #expect(cheater.rank?.streak ?? 0 == streak)
    // No game of a day has four pairs.
    let others = try #require(
      machine.statistics(pairs: 4))
    #expect(others.days == nil)
    #expect(stats.groups.compactMap(\.best).isEmpty == !aids.isEmpty)
    let next = Transcript(on: machine)
    next.play(lines: ["players you", lines.contains("play 4") ? "play 4" : "play 8"])
    #expect((next.state.game.table?.past?.best == nil) == !aids.isEmpty)
  }

  @Test(arguments: [[], ["flip 1"]])
  func `a game of which a replay turned a card is a repeat, also in a recording of it`(lines: [String]) throws {
    let recorded = RecordedSession(isJSON: false)
    for line in ["play 2"] + lines { recorded.play(line) }
    let machine = Cheater.machine()
    let replay = try recorded.requireSame(on: machine)
    Cheater(on: machine, session: replay).play(["finish", "play 2", "finish"])
    #expect(machine.aids == [lines.isEmpty ? "" : "repeat", ""])
    let second = machine.recording.split(separator: UInt8(ascii: "\n")).map(Array.init)
    var start = RecordingStart()
    let again = second.drop { start.read($0[...]) }
    let session = Transcript(replaying: start)
    let mark = again.firstIndex(of: Array("#replayed".utf8))
    #expect((mark == nil) == lines.isEmpty)
    for line in again[..<(mark ?? again.endIndex)] { session.replay(line) }
    #expect(session.state.game.table?.aids.isRepeat == false)
    if let mark { session.replay(again[mark]) }
    #expect(session.state.game.table?.aids.isRepeat == !lines.isEmpty)
  }

  @Test(arguments: Language.allCases, [BoardSize.auto, .plain])
  func `a deal of cards that were seen says that it counts as assisted`(language: Language, board: BoardSize) {
    let session = Transcript(on: Machine()) {
      ($0.values.presentation.language, $0.values.presentation.board) = (language, board)
    }
    session.play(lines: ["seed 1", "play 2", "1", "seed 1", "play 2"])
    let said = language.words.countsAsAssisted.filter { !$0.isWhitespace }
    #expect(session.text.filter { !$0.isWhitespace }.contains(said), "\(session.text)")
  }

  @Test func `a forgotten game that stays on the table counts only if it is played on`() throws {
    for (line, count) in [("menu", "1"), ("flip 5", "2")] {
      let machine = Cheater.machine()
      Cheater(on: machine).play(["play 4", "look", "forget game", line])
      #expect(try machine.database.rows("SELECT count(*) FROM deals WHERE began IS NOT NULL") == [[count]])
    }
  }

  @Test func `a pair stays where it is if another program has shown it`() {
    let machine = Cheater.machine()
    Cheater(on: machine).play(["practice 2", "other: practice 2", "other: flip 1", "finish"])
    #expect(machine.all("learned").isEmpty)
  }

  @Test(arguments: ["optimal", "you ann", "ann optimal"])
  func `deals are repeated, and pairs learned, by one person only`(players: String) {
    let machine = Cheater.machine()
    let deal = ["seed 7", "play 4", "play 3", "undo", "finish"]
    Cheater(on: machine).play(deal + ["players \(players)"] + deal + deal)
    Cheater(on: machine).play(["players \(players)", "cards split", "play 2 capitals", "finish"])
    #expect(machine.aids.count > 3 && Set(machine.aids) == [""] && machine.all("learned").isEmpty)
  }

  /// The clock runs from the first flip to the last while a program has the game on its table.
  @Test(arguments: [
    (["flip 1", "wait 10", "leave", "wait 70", "game", "wait 3", "finish"], 13),
    (["flip 1", "wait 10", "kill", "wait 70", "game", "wait 3", "finish"], 3),
    (["flip 1", "wait 10", "show", "kill", "wait 70", "game", "wait 3", "finish"], 13),
    (["flip 1", "wait 10", "wait -50", "menu", "wait 7", "game", "finish"], 7),
    (["flip 1", "wait 10", "show", "wait -5", "show", "wait 7", "finish"], 17),
  ])
  func `time in which no program has the game on its table does not count`(lines: [String], seconds: Int) {
    let machine = Cheater.machine()
    Cheater(on: machine).play(["play 4"] + lines)
    #expect(machine.all("records").map { $0[6] } == ["\(seconds)"])
  }
}

/// A player of the lines in `HonestyTests`.
final class Cheater {
  private let machine: Machine
  private var session: Transcript?
  /// Another program with the same home.
  private let otherMachine: Machine
  /// A session there, with another game on its table.
  private lazy var other = Transcript(on: otherMachine)

  init(on machine: Machine, session: Transcript? = nil) {
    (self.machine, self.session) = (machine, session)
    otherMachine = Machine(sharing: machine)
  }

  /// The last answer of the first session.
  var answer: String? { session?.text }

  /// What the first session said at the end of its game.
  var rank: Rank? { session?.state.answer.rank }

  /// A machine whose clock shows an hour of 2026-11-20.
  static func machine() -> Machine {
    let machine = Machine()
    machine.time = Day("2026-11-20")!.number * 86_400 + 3600
    return machine
  }

  func play(_ lines: [String]) {
    for line in lines {
      let words = line.split(separator: " ")
      switch words.first {
      case "wait": machine.time += Int(words[1])!
      case "kill": session = nil
      case "quit":
        current.play("quit")
        session = nil
      case "leave":
        current.session.leave()
        session = nil
      case "other:":
        otherMachine.time = machine.time
        play(String(line.dropFirst(7)), in: other)
      default: play(line, in: current)
      }
    }
  }

  private var current: Transcript {
    let transcript = session ?? Transcript(on: machine)
    session = transcript
    return transcript
  }

  private func play(_ line: String, in session: Transcript) {
    switch line {
    case "look": session.play(lines: ["flip 1 2", "flip 3 4"])
    case "finish":
      while let board = session.state.game.table?.game.board, !board.isFinished {
        let card = board.faceUp.first.map(board.mate) ?? board.cards.first(where: board.canFlip)!
        session.play("flip \(card)")
      }
    default: session.play(line)
    }
  }
}
