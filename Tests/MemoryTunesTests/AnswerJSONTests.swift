import Foundation
import Testing

@testable import MemoryTunes

struct AnswerJSONTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(arguments: [
    "plain", "\"quoted\"", "back\\slash", "a\tb", "\u{1}\u{1F}", "\u{7F}\u{85}\u{9B}", "é\u{301}", "夜🎵",
    "\u{2028}",
  ])
  func `a command comes back as it was typed`(command: String) throws {
    let transcript = Transcript { $0.isJSON = true }
    let answer = transcript.play("x\(command)x")
    #expect(try object(answer)["command"] as? String == "x\(command)x")
    #expect(answer.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func `the keys come in their order`() throws {
    let transcript = Transcript { $0.isJSON = true }
    transcript.play("play")
    let answer = transcript.play("flip 3")
    let keys = [
      "line", "command", "ok", "notice", "screen", "category", "game", "phase", "seed", "pairs", "flips",
      "moves",
      "matched", "shown", "card", "face", "title", "artist", "matched", "side", "par", "hints", "players",
      "name", "pairs", "moves", "turn", "log", "day", "tunes", "source", "count", "code",
    ]
    #expect(answer.matches(of: /"([a-z]+)":/).map { String($0.output.1) } == keys)
    #expect(
      transcript.play("help").contains(
        "\"count\":60},\"code\":null,\"list\":[{\"command\":\"play\",\"arguments\":\"[PAIRS]\""))
  }

  /// All answers in JSON that stand in golden files.
  private func goldenAnswers() throws -> [[String: Any]] {
    try GoldenTests.files.flatMap { file in
      try String(contentsOf: GoldenTests.folder.appending(path: file), encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("{\"line\":") }.map { try object(String($0)) }
    }
  }

  @Test func `every answer has a code that is listed, or neither a code nor a notice`() throws {
    let answers = try goldenAnswers()
    #expect(answers.count >= 100)
    for answer in answers {
      let code = try #require(answer["code"])
      #expect((answer["notice"] is NSNull) == (code is NSNull), "\(answer)")
      if let word = code as? String { #expect(AnswerCode(rawValue: word) != nil, "\(word)") }
    }
  }

  @Test func `a code is one or more words of small letters with hyphens between them`() {
    for code in AnswerCode.allCases {
      #expect(code.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(code)")
    }
  }

  @Test func `a game that everyone passed out of is drawn, and has the seats in its review`() throws {
    let transcript = Transcript(seed: 3) { $0.isJSON = true }
    for line in ["players ann ben", "play 3", "flip 1 2", "flip 3", "flip 4", "pass"] { transcript.play(line) }
    let answer = try object(transcript.play("pass"))
    #expect((answer["game"] as? [String: Any])?["phase"] as? String == "drawn")
    #expect(answer["code"] as? String == "drawn")
    let rows = try #require(try object(transcript.play("review"))["review"] as? [[Double]])
    #expect(rows.map(\.last) == [0, 0, 1, 1])
    #expect(rows.allSatisfy { $0.count == 7 })
  }

  @Test func `what lies face down is nowhere in the output`() throws {
    let transcript = Transcript { $0.isJSON = true }
    let answer = transcript.play("play 60") + transcript.play("help") + transcript.play("show")
    let deck = Category.pop.deck
    for place in 0..<deck.count { #expect(!answer.contains("\"\(deck.text(.title, at: place))\"")) }
  }
}
