import Foundation
import Testing

/// However the program ends, the next start has every answered line.
@Suite(.endsIfItHangs)
struct KillTests {
  /// One run of the program, asked line by line.
  private final class Partner {
    private let process = Process()
    private let lines = Pipe()
    private let answers = Pipe()
    private var unread = Data()

    init(home: String, errors: FileHandle) throws {
      process.executableURL = URL(filePath: Program.path)
      process.arguments = ["--format", "json", "--home", home]
      process.environment = [:]
      process.standardInput = lines
      process.standardOutput = answers
      process.standardError = errors
      try process.start()
      // No other process holds the writing end.
      try? answers.fileHandleForWriting.close()
    }

    func ask(_ line: String) { try? lines.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }

    /// The next answer; nil at the end.
    func answer() -> Substring? {
      while true {
        if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
          let line = String(decoding: unread[..<end], as: UTF8.self)
          unread = Data(unread[(end + 1)...])
          return line[...]
        }
        let more = answers.fileHandleForReading.availableData
        if more.isEmpty { return nil }
        unread += more
      }
    }

    /// Ends it with a signal, or by closing its pipes.
    func end(_ signal: Int32) {
      if signal == SIGPIPE {
        try? answers.fileHandleForReading.close()
        ask("show")
      } else {
        kill(process.processIdentifier, signal)
      }
      try? lines.fileHandleForWriting.close()
      process.waitUntilExit()
    }
  }

  /// Where programs report errors.
  private static func errors(in folder: TemporaryFolder) throws -> FileHandle {
    signal(SIGPIPE, SIG_IGN)
    try Data().write(to: folder.file("errors"))
    return try FileHandle(forWritingTo: folder.file("errors"))
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP, SIGPIPE])
  func `every answered line exists at the next start`(signal: Int32) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let errors = try Self.errors(in: folder)
    var chance = LinearCongruential(state: UInt64(signal))
    /// What the next start may show: the last answer, or the effect of a line that was on its way.
    var expected: String?
    for run in 0..<60 {
      let partner = try Partner(home: folder.file("home").path, errors: errors)
      let first = Program.Result.game(partner.answer())
      if let expected { #expect(first == expected, "\(run)") }
      expected = first
      for _ in 0..<Int.random(in: 0...12, using: &chance) {
        partner.ask(Self.line(&chance))
        expected = Program.Result.game(partner.answer())
      }
      if Bool.random(using: &chance) {
        partner.ask(Self.line(&chance))
        expected = nil
        usleep(UInt32.random(in: 0...300, using: &chance))
      }
      partner.end(signal)
    }
    #expect(expected != "no answer")
    #expect(folder.text("errors") == "")
    let rest = try FileManager.default.contentsOfDirectory(atPath: folder.file("home/games").path)
    #expect(rest.count { $0.hasSuffix(".game") } == 1)
  }

  @Test func `two killed programs leave both games with all answered lines`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let errors = try Self.errors(in: folder)
    let home = folder.file("home").path
    var chance = LinearCongruential(state: 2)
    var expected: [String] = []
    for run in 0..<40 {
      var shown: [String] = []
      // One after the other: while one program checks whether a game is over, the other cannot take it.
      let partners = try (0..<2).map { _ in
        let partner = try Partner(home: home, errors: errors)
        shown.append(Program.Result.game(partner.answer()))
        return partner
      }
      if run > 0 { #expect(shown.sorted() == expected.sorted(), "\(run)") }
      if run == 0 {
        for place in 0..<2 {
          partners[place].ask("play \(place + 2)")
          shown[place] = Program.Result.game(partners[place].answer())
        }
      }
      for _ in 0..<Int.random(in: 1...16, using: &chance) {
        let place = Int.random(in: 0...1, using: &chance)
        // All programs share the category.
        var line = Self.line(&chance)
        while line.hasPrefix("category") { line = Self.line(&chance) }
        partners[place].ask(line)
        shown[place] = Program.Result.game(partners[place].answer())
      }
      expected = shown
      for partner in partners { partner.end(SIGKILL) }
    }
    #expect(folder.text("errors") == "")
    let rest = try FileManager.default.contentsOfDirectory(atPath: home + "/games")
    #expect(rest.count { $0.hasSuffix(".game") } == 2)
  }

  private static func line(_ chance: inout LinearCongruential) -> String {
    let card = Int.random(in: 1...6, using: &chance)
    let other = Int.random(in: 1...6, using: &chance)
    return [
      "game", "flip \(card)", "flip \(card)", "flip \(card) \(other)", "flip \(card) \(other)", "play 3",
      "play 2",
      "undo", "undo 3", "redo 2", "goto 1", "seed \(card)", "category \(card)", "menu",
    ].randomElement(using: &chance)!
  }
}

/// Draws the same numbers in every run. Source: D. Knuth, MMIX's generator.
private struct LinearCongruential: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 32)
  }
}
