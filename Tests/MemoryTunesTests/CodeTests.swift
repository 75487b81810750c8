import Testing
import Text
@testable import App
@testable import MemoryTunes

/// Every code is sent: one that no answer has would tell a client about nothing.
struct CodeTests {
  /// The codes of the answers to some lines, and of the start.
  private func codes(
    _ lines: [String], isTyped: Bool = false, on machine: Machine? = nil,
    replaying start: RecordingStart? = nil, world change: (inout EmptyWorld) -> Void = { _ in }
  ) -> Set<String> {
    let transcript = Transcript(isTyped: isTyped, on: machine, replaying: start) {
      $0.isJSON = true
      $0.values.tunes = .builtIn
      try! $0.set(.bot, to: Array("mine=unused".utf8))
    } world: {
      if machine == nil { $0.readFile = Self.contents }
      change(&$0)
    }
    transcript.session.flush()
    let text = transcript.text + lines.map(transcript.play).joined()
    return Set(text.matches(of: /"code":"([a-z-]+)","values"/).map { String($0.output.1) })
  }

  private static func contents(_ path: FilePath) -> Result<[UInt8], SystemProblem> {
    switch path.text {
    case "large.tsv": .success(Array((0..<1100).map { "t\($0)\ta\($0)\n" }.joined().utf8))
    case "food": .failure(.known(.noSuchFile))
    case "titles.txt": .success(Array("One\nTwo\nThree\n".utf8))
    default: Machine.readFile(path)
    }
  }

  /// Finds all pairs of two.
  private static let moves = ["1 2", "3 4", "1 3", "2 4", "1 4", "2 3"]

  private static let script =
    [
      "back", "help", "rules", "flip 1", "flip 3 x", String(repeating: "x", count: 70_000), "xyzzy",
      "help xyzzy",
      "set", "menu 3", "set speed x", "set speed", "set speed fast", "set xyzzy", "77",
      "seed 99999999999999999999",
      "seed 7", "daily x", "challenge rock", "daily 9999-01-01", "category jazz", "category rock", "tunes",
      "tunes fetch",
      "deck none",
      "decks", "category pop", "deck titles.txt", "practice", "deck none.tsv", "play food", "deck titles.txt",
      "cards split", "play 3", "flip 1 2", "favorite 1",
      "favorite",
      "deck large.tsv", "cards same", "players hard", "play 1001", "play 1100", "players you", "play 1001",
      "review",
      "category pop", "play 4", "menu", "flip 1", "game", "flip x", "flip 99", "share", "favorite",
      "favorite 1",
      "flip 1", "recall 1", "flip 1", "hint", "par", "pass", "play 500", "players a a", "match 4", "match 3",
      "players",
      "yes",
      "undo", "redo", "log", "goto 1", "goto 1", "undo 999", "records", "daily list", "play 2",
    ] + moves + [
      "favorite", "flip 1 1", "1", "share", "watch", "review", "play 2", "flip 1 1", "score",
      "recall 2", "place 9 9", "reveal", "flip 1",
      "players ann ben",
      "play 3", "pass", "flip 1 2", "flip 3", "pass", "flip 4", "pass", "pass", "players you hard", "play 8",
      "flip 1", "flip 2 3", "players mine you", "play 4", "flip 1", "daily 2020-01-01", "quit",
    ]

  @Test func `each code is sent`() throws {
    let changes = (0..<10_001).flatMap { _ in ["category rap", "category pop"] }
    var sent = codes(Self.script).union(codes(changes + ["goto 0"]))
    for problem in [.ended, .late(seconds: 1), .tooLong, .illegal("x"), .stalled, .givenUp] as [BotProblem] {
      sent.formUnion(codes(["players mine you", "play 4"]) { $0.askBot = { _, _, _ in .failure(problem) } })
    }
    var over = RecordingStart()
    let game = [
      "format: 1", "deck: pop", "seed: 7", "pairs: 2", "cards: same", "players: you", "next: 5", "", "reveal",
    ].map { "#game \($0)" }
    for line in ["#format: 1", "#options: --seed 7"] + game {
      let isStart = over.read(line)
      #expect(isStart, "\(line)")
    }
    try over.readGame()
    sent.formUnion(codes([], replaying: over))
    sent.formUnion(codesOfHome())
    // The next test sends these.
    sent.formUnion(["game-away", "game-refused"])
    #expect(Set(AnswerCode.words).subtracting(sent).sorted() == [])
    #expect(sent.subtracting(AnswerCode.words) == [])
  }

  private func codesOfHome() -> Set<String> {
    let machine = Machine()
    var sent = codes(
      [
        "play 2", "flip 1", "load 1", "daily 1970-01-01", "games", "load 1", "load 1", "favorite 1",
        "favorite 1", "save a", "save \u{1}", "load x", "load 1", "play 3", "flip 1",
      ]
        + ["games", "load 1", "load 1", "load a"] + Self.moves
        + [
          "records", "stats", "daily list", "forget records", "tunes clear", "forget game a", "play 2",
          "flip 1",
        ],
      on: machine)
    let other = Machine(sharing: machine)
    sent.formUnion(codes(["games", "load 1", "play 3"], on: machine))
    sent.formUnion(codes(["games", "load 1", "load 2"], on: other))
    let day = Transcript(isTyped: true, on: Machine()) { $0.isJSON = true }
    day.play("daily")
    let faces = day.state.game.table!.game.board.faces
    for face in Set(faces) {
      day.play(faces.indices.filter { faces[$0] == face }.map { "\($0 + 1)" }.joined(separator: " "))
    }
    if day.play("daily").contains("\"code\":\"day-finished\"") { sent.insert("day-finished") }
    sent.formUnion(codes(["forget game", "no"], isTyped: true, on: machine))
    sent.formUnion(codes((0..<40).map { _ in "tunes fetch" }, on: Machine(seed: 1)))
    return sent
  }

  @Test func `a game that is away or damaged is refused`() throws {
    let machine = Machine()
    let session = Transcript(on: machine)
    session.play(lines: ["play 2", "flip 1 2", "save a", "load a", "flip 3"])
    try machine.database.rows(
      "UPDATE positions SET latest = latest + 9 WHERE name IS NULL AND moves = 1 AND made = 2")
    session.play("undo 2")
    #expect(session.state.answer?.code == .refused("game-away"))
    try machine.database.rows("UPDATE deals SET deck = 'none'")
    session.play("load a")
    #expect(session.state.answer?.code == .refused("game-refused"))
  }
}

extension RecordingStart {
  fileprivate mutating func read(_ line: String) -> Bool { read(Array(line.utf8)[...]) }
}
