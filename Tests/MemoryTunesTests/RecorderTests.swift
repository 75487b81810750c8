import Testing

@testable import MemoryGame
@testable import MemoryTunes

/// Recordings, replayed where nothing is kept and nobody answers.
struct RecorderTests {
  /// What a session wrote down.
  private final class Recording { var script: [UInt8] = [] }

  /// A catalogue that answers now and then, and a place that keeps what it answered.
  private final class Tunes {
    private var chance: SplitMix64
    private var kept: [MemoryTunes.Category: (file: [UInt8], age: Int)] = [:]

    init(seed: UInt64) { chance = SplitMix64(seed: seed) }

    func appear(in world: inout World) {
      world.savedTunes = { [self] category in
        kept[category]?.age += chance.below(5 * 24 * 3600)
        return kept[category]
      }
      world.saveTunes = { [self] in kept[$0] = ($1, 0) }
      world.clearTunes = { [self] in
        defer { kept = [:] }
        return kept.count
      }
      world.fetchTunes = { [self] _, _ in
        let problems: [FetchProblem] = [.notReached, .turnedAway, .givenUp, .tooFewTunes, .noProgram]
        if chance.below(2) == 0 { return .failure(problems[chance.below(problems.count)]) }
        let titles = (0...2 + chance.below(4)).map { "#\($0) \(chance.below(9))\tArtist \(chance.below(9))\n" }
        return .success(Array(titles.joined().utf8))
      }
    }
  }

  /// A line that only a script can have, or one that is about tunes or steps.
  private func line(_ lines: inout RandomLines, on state: AppState) -> [UInt8] {
    switch lines.chance.below(12) {
    case 0, 1: return Array(lines.move().utf8)
    case 2:
      let text = [
        "tunes fetch", "tunes", "tunes", "tunes", "tunes clear", "given seed 5", "given pairs 3",
        "given category metal", "given tune A\tB",
        "given tune C\tD",
        "given hints 1", "given undone 1", "given start", "  flip\t1  ", "# comment", "given x",
      ]
      return Array(lines.pick(text).utf8)
    case 3 where lines.chance.below(3) == 0:
      let bytes: [[UInt8]] = [
        [0xFF, 0xC0], [0x66, 0, 0x20, 0x80], Array("flip 1\r".utf8), Array("flip 1\r\r".utf8), [0x0D, 0x0D],
        Array(repeating: 0x78, count: Line.longest), Array(repeating: 0x79, count: Line.longest + 1),
        Array(repeating: 0xE4, count: Line.longest + 5), Array(repeating: 0xE4, count: Line.longest / 2),
      ]
      return lines.pick(bytes)
    default: return Array(lines.next(on: state).utf8)
    }
  }

  private static let waiting = """
    given tune One\tA
    given tune Two\tB
    given tune Three\tC
    given source kept 70
    given seed 3
    play 3
    given began 5
    flip 1 2
    flip 3
    given hints 1
    given seed 9

    """

  /// Records a session of random lines. Returns the recording and what the lines were answered with.
  private func record(seed: UInt64) -> (script: [UInt8], answers: [String], end: AppState) {
    var lines = RandomLines(seed: seed)
    let recording = Recording()
    let tunes = Tunes(seed: seed)
    let deck = seed % 5 == 0 ? try! Deck(name: " deck.tsv", file: Array("A\tB\nC\tD\n".utf8)) : nil
    let session = Transcript(
      seed: seed, deck: deck,
      set: {
        $0.isJSON = true
        $0.tunes = [.auto, .online, .builtIn, nil][Int(seed % 4)]
        if seed % 7 == 0 { $0.category = .metal }
        if seed % 3 == 0 { $0.pairs = 3 }
      },
      world: {
        tunes.appear(in: &$0)
        $0.readFile = RandomLines.readFile
        $0.record = { recording.script += $0 }
        if seed % 2 == 0 {
          $0.home = World.Home.fake
          $0.home?.waitingGame = { SavedScript(Array(Self.waiting.utf8)) }
        }
      })
    var answers = [session.play("show")]
    for _ in 0..<80 { answers.append(session.play(line: line(&lines, on: session.state))) }
    return (recording.script, answers.filter { !$0.isEmpty }, session.state)
  }

  @Test(arguments: 0..<100)
  func `a recording gives the same answers`(seed: UInt64) throws {
    let (script, answers, end) = record(seed: seed)
    let replay = Transcript(seed: 12345) { $0.isJSON = true }
    replay.play(script: script)
    var replayed = replay.text.split(separator: "\n")[...]
    for answer in answers {
      let expected = AnswerText.withoutLineAndTunes(String(answer.dropLast()))
      while let next = replayed.first, AnswerText.withoutLineAndTunes(String(next)) != expected {
        // What was not typed stands before the line that needs it, and so does what led to the game.
        let isGiven = next.contains("\"command\":\"given ")
        try #require(isGiven || answer == answers[0], "\(next)\n\(answer)")
        replayed.removeFirst()
      }
      try #require(!replayed.isEmpty, "\(answer)")
      replayed.removeFirst()
    }
    #expect(replayed.isEmpty)
    #expect(replay.state.game.next.seed == end.game.next.seed && replay.state.path == end.path)
    #expect(replay.state.steps.last == end.steps.last && replay.state.steps.position == end.steps.position)
    #expect(replay.state.game.table?.hints == end.game.table?.hints)
  }

  /// Plays lines with a deck file, and then what was recorded where there is none.
  private func replay(
    _ lines: [String], file: String, deck: Deck? = nil
  ) -> (session: Transcript, answers: [String], replay: Transcript) {
    let recording = Recording()
    let session = Transcript(
      deck: deck, set: { $0.isJSON = true },
      world: {
        $0.readFile = { _ in .success(Array(file.utf8)) }
        $0.record = { recording.script += $0 }
      })
    let answers = lines.map { AnswerText.withoutLineAndTunes(session.play($0)) }
    let replay = Transcript { $0.isJSON = true }
    replay.play(script: recording.script)
    return (session, answers, replay)
  }

  private func expectAlike(
    _ lines: [String], file: String, deck: Deck? = nil, _ location: SourceLocation = #_sourceLocation
  ) {
    let (session, answers, replay) = replay(lines, file: file, deck: deck)
    #expect(replay.state.game.table?.tunes == session.state.game.table?.tunes, sourceLocation: location)
    #expect(replay.state.path == session.state.path, sourceLocation: location)
    let replayed = replay.text.split(separator: "\n").map { AnswerText.withoutLineAndTunes(String($0)) + "\n" }
    for answer in answers where !answer.isEmpty {
      #expect(replayed.contains(answer), "\(answer.prefix(300))", sourceLocation: location)
    }
    #expect(replayed.filter { $0.contains("\"ok\":false") } == answers.filter { $0.contains("\"ok\":false") })
  }

  @Test(arguments: [TunePolicy.builtIn, .auto, .online], [true, false])
  func `why tunes were not to be had, and whether those fetched are played, is told again`(
    policy: TunePolicy, isReached: Bool
  ) {
    let recording = Recording()
    let session = Transcript(
      set: {
        $0.isJSON = true
        $0.tunes = policy
      },
      world: {
        $0.record = { recording.script += $0 }
        $0.fetchTunes = { _, _ in isReached ? .success(Array("A\tB\nC\tD\n".utf8)) : .failure(.notReached) }
      })
    let answers = ["play 2", "tunes fetch", "tunes", "play 2", "category rap", "tunes fetch", "play 2"].map {
      AnswerText.withoutLineAndTunes(session.play($0))
    }
    let replay = Transcript { $0.isJSON = true }
    replay.play(script: recording.script)
    let replayed = replay.text.split(separator: "\n").map { AnswerText.withoutLineAndTunes(String($0)) + "\n" }
    #expect(replayed.filter { !$0.contains("\"command\":\"given ") }.dropFirst() == answers[...])
  }

  @Test(arguments: ["given file", "given deck mine"])
  func `tunes that are brought along are no part of a run that was typed`(line: String) {
    let recording = Recording()
    let session = Transcript(
      set: {
        $0.isJSON = true
        $0.tunes = .online
      },
      world: {
        $0.record = { recording.script += $0 }
        $0.fetchTunes = { _, _ in .success(Array("A\tB\nC\tD\n".utf8)) }
      })
    for line in [line, "given tune X\tY", "tunes category", line, "given tune X\tY", "play 2"] {
      session.play(line)
    }
    let replay = Transcript { $0.isJSON = true }
    replay.play(script: recording.script)
    #expect(replay.state.game.table?.tunes == session.state.game.table?.tunes)
  }

  @Test func `a title is brought along whatever it begins with`() {
    expectAlike(
      ["deck x", "play", "tunes"],
      file: " #\u{301}e\tA\n #\tB\n\u{200B}#\u{FE0F}\u{20E3}\tC\n\u{301}\tD\n"
        + " # \u{301}\tE\n #\u{1F3FB}\tF\n")
  }

  @Test func `the longest line of a deck is brought along`() {
    for title in [65_534, 65_530, 65_520] {
      expectAlike(
        ["deck x", "play", "given tune \(String(repeating: "y", count: 65_534))\tZ", "tunes"],
        file: "#\n" + String(repeating: "x", count: title) + "\tA\n"
          + " #" + String(repeating: "é", count: title / 2 - 1) + "\tA\nB\tC\n")
    }
    let longer = "given tune " + String(repeating: "x", count: 65_535) + "\tA"
    #expect(Transcript { $0.isJSON = true }.play(longer).contains("This line is longer than 65536 bytes."))
  }

  @Test(arguments: ["a ", " a  ", "  ", "a/ ", "/", "#", "\u{301}", "a\u{9}"])
  func `a deck is called as it was`(name: String) throws {
    let file = "One\tA\nTwo\tB\n"
    let deck = try DeckFile(path: FilePath("folder/" + name)) { _ in .success(Array(file.utf8)) }.deck()
    for lines in [["tunes", "play", "show", "tunes"], ["tunes", "tunes category", "play", "tunes"]] {
      expectAlike(lines, file: file, deck: deck)
    }
  }

  @Test func `a line that a newline was brought into is a line`() {
    expectAlike(["deck a\nb", "play 2", "deck \n", "flip 1\n2", "# a\nplay", "show"], file: "One\tA\nTwo\tB\n")
  }

  @Test func `a path that is longer than any may be refused`() {
    let recording = Recording()
    let session = Transcript(set: { $0.isJSON = true }, world: { $0.record = { recording.script += $0 } })
    for character in ["x", "\u{7}", "\u{301}", "é/"] {
      let line = "deck " + String(repeating: character, count: 65_000 / character.utf8.count)
      let answer = AnswerText.withoutLine(session.play(line))
      let replay = Transcript { $0.isJSON = true }
      replay.play(script: recording.script)
      #expect(AnswerText.withoutLine(String(replay.text.split(separator: "\n").last!)) + "\n" == answer)
    }
  }

  @Test func `a title that begins with a combining mark, or is long, is brought along`() {
    let recording = Recording()
    let long = String(repeating: "x", count: 60_000)
    let session = Transcript(
      set: { $0.isJSON = true },
      world: {
        $0.readFile = { _ in .success(Array("\u{301}e\tA\n\(long)\tB\n# C\tD\n # E\tF\n".utf8)) }
        $0.record = { recording.script += $0 }
      })
    session.play("deck x")
    session.play("play 3")
    let replay = Transcript { $0.isJSON = true }
    replay.play(script: recording.script)
    #expect(!replay.text.contains("\"ok\":false"))
    #expect(replay.state.game.table?.tunes == session.state.game.table?.tunes)
  }
}
