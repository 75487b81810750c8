import Foundation
import Testing
@testable import MemoryCore
@testable import MemoryGame
@testable import PreferencesFeature
@testable import RecordsFeature

@testable import MemoryTunes

/// What 1.0 wrote: recordings and transcripts are played as 1.0 played them, and game files hold the same game.
struct VersionTests {
  private static func lines(_ name: String) throws -> [[UInt8]] {
    let url = GoldenTests.folder.appending(path: "versions/1.0/\(name)")
    return try Array(Data(contentsOf: url)).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).dropLast().map(Array.init)
  }

  /// The parts of a JSON answer that do not depend on wording, with sorted keys.
  private static func facts(_ answer: some Sequence<UInt8>) throws -> String {
    let json = try #require(try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
    var facts = json.filter { ["command", "ok", "screen", "category"].contains($0.key) }
    let keys = [
      "phase", "seed", "pairs", "flips", "moves", "matched", "shown", "hints", "players", "turn", "log", "day",
    ]
    facts["game"] = (json["game"] as? [String: Any])?.filter { keys.contains($0.key) }
    return String(
      decoding: try JSONSerialization.data(withJSONObject: facts, options: .sortedKeys), as: UTF8.self)
  }

  @Test(arguments: ["session", "prompt"])
  func `a recording of 1.0 is replayed`(name: String) throws {
    var start = RecordingStart.ofAnyVersion
    let rest = try Self.lines("\(name).rec").drop { start.read($0[...]) }
    try start.readGame()
    let replay = Transcript(replaying: start, set: { $0.isJSON = true })
    replay.session.flush()
    var answers = [replay.text]
    for (index, line) in rest.enumerated() {
      let before = replay.bytes.count
      let outcome = replay.session.replay(line.span, line: start.lines + index + 1)
      replay.session.flush()
      if outcome == .over { break }
      try #require(outcome == .goOn, "\(String(decoding: line, as: UTF8.self))")
      let answer = String(decoding: replay.bytes[before...], as: UTF8.self)
      if !answer.isEmpty { answers.append(answer) }
    }
    let expected = try Self.lines("\(name).json")
    try #require(answers.count == expected.count && answers.count > 20)
    for (answer, expected) in zip(answers, expected) {
      let (found, facts) = try (Self.facts(answer.utf8), Self.facts(expected))
      #expect(found == facts)
    }
  }

  @Test(arguments: ["transcript.json", "transcript-text"])
  func `a transcript of 1.0 is played again`(name: String) throws {
    let url = GoldenTests.folder.appending(path: "versions/1.0/\(name)")
    let file = TranscriptFile(Array(try Data(contentsOf: url)))
    #expect(file.beginsLikeSession)
    let settings = try Settings(transcript: file.options)
    let session = Transcript(set: {
      $0 = settings
      ($0.isJSON, $0.echoes) = (true, false)
    })
    session.session.flush()
    var answers = [session.text]
    for line in file.typedLines where !line.starts(with: "#".utf8) { answers.append(session.play(line: line)) }
    let expected = try Self.lines("transcript.json")
    try #require(answers.count == expected.count)
    for (answer, expected) in zip(answers, expected) {
      let (found, facts) = try (Self.facts(answer.utf8), Self.facts(expected))
      #expect(found == facts)
    }
  }

  @Test func `a game file of 1.0 holds its game`() throws {
    let file = try Self.lines("daily.game").joined(separator: [UInt8(ascii: "\n")]) + [UInt8(ascii: "\n")]
    let table = try #require(savedGame(Array(file))?.table)
    #expect(table.seed == 20_261_120 && table.day == Day("2026-11-20") && table.game.board.flips == 2)
  }
}
