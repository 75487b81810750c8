import Testing
import Text
@testable import MemoryTunes

/// Every code is sent: one that no answer has would tell a client about nothing.
struct CodeTests {
  /// The codes of the answers to some lines, and of the start.
  private func codes(
    _ lines: [String], isTyped: Bool = false, on machine: Machine? = nil,
    world change: (inout World) -> Void = { _ in }
  ) -> Set<String> {
    let transcript = Transcript(isTyped: isTyped, on: machine) {
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

  private static func contents(_ path: FilePath) -> Result<[UInt8], SystemFailure> {
    switch path.text {
    case "large.tsv": .success(Array((0..<1100).map { "t\($0)\ta\($0)\n" }.joined().utf8))
    case "food": .failure(.known(.noSuchFile))
    case "titles.txt": .success(Array("One\nTwo\nThree\n".utf8))
    default: Machine.readFile(path)
    }
  }

  /// The codes of JSON answers in golden files.
  private static let golden = Set(
    GoldenFiles.files.flatMap { file in
      String(decoding: try! GoldenFiles.contents(FilePath(file)).get(), as: UTF8.self)
        .matches(of: /"code":"([a-z-]+)","values"/).map { String($0.output.1) }
    })

  private static let script = [
    String(repeating: "x", count: 70_000), "words", "words elements", "deck titles.txt", "practice",
    "deck none.tsv", "play food",
    "tunes fetch", "deck large.tsv", "players hard", "play 1001", "players you", "play 1001", "review",
    "category pop", "play 4", "1", "favorite 1", "deck titles.txt", "play 3", "1", "favorite 1",
    "category pop", "players you hard", "play 8", "flip 1", "flip 2 3", "players mine you", "play 4", "flip 1",
    "thanks",
  ]

  @Test func `each code is sent by the model's sessions, a golden file, or a line here`() throws {
    var sent = codes(Self.script).union(Self.golden)
    for failure in [.ended, .late(seconds: 1), .tooLong, .illegal("x"), .stalled, .givenUp] as [BotFailure] {
      sent.formUnion(codes(["players mine you", "play 4"]) { $0.askBot = { _, _, _ in .failure(failure) } })
    }
    let machine = Machine()
    let lines = [
      "play 2", "flip 1", "daily 1970-01-01", "games", "load 1", "load 1", "favorite 1", "favorite 1", "save a",
      "forget game a", "play 3", "flip 1",
    ]
    sent.formUnion(codes(lines, on: machine))
    sent.formUnion(codes(["games", "load 1"], on: Machine(sharing: machine)))
    sent.formUnion(codes(["forget game", "no"], isTyped: true, on: machine))
    sent.formUnion(codes(["deck large.tsv", "cards split"], isTyped: true))
    sent.formUnion(codes(["tunes clear"] + (0..<40).map { _ in "tunes fetch" }, on: Machine(seed: 1)))
    // The next test sends these.
    sent.insert("game-refused")
    #expect(WholeTests.otherCodes.subtracting(sent).sorted() == [])
    #expect(sent.subtracting(AnswerCode.words).sorted() == [])
  }

  /// Whether a code stands in answers to lines that were done, and to lines that were refused.
  @Test func `no code is that of a refusal and of another answer`() throws {
    var seen: [String: Set<String>] = [:]
    func note(_ text: String) {
      for line in text.matches(of: /"ok":(true|false),.*?"code":"([a-z-]+)","values"/) {
        seen[String(line.output.2), default: []].insert(String(line.output.1))
      }
    }
    for file in GoldenFiles.files {
      note(String(decoding: try GoldenFiles.contents(FilePath(file)).get(), as: UTF8.self))
    }
    for machine in [nil, Machine()] {
      let transcript = Transcript(on: machine) { $0.isJSON = true }
      for command in CommandList.all.commands {
        for arguments in ["", " x", " 1", " game x", " list", " pop"] {
          note(transcript.play(command.name + arguments))
        }
        transcript.play("game")
      }
    }
    #expect(seen.filter { $0.value.count > 1 }.keys.sorted() == [])
    #expect(seen.count > 60)
  }

  @Test func `a damaged game is refused`() throws {
    let machine = Machine()
    let session = Transcript(on: machine)
    session.play(lines: ["play 2", "flip 1 2", "save a", "flip 3"])
    try machine.database.rows("UPDATE positions SET text = replace(text, 'deck: ', 'deck: un')")
    session.play("load a")
    #expect(session.state.headline?.code == .refused("game-refused"))
  }
}
