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
      "matched", "shown", "card", "face", "title", "artist", "matched", "par", "hints", "players",
      "name", "pairs", "moves", "turn", "log", "tunes", "source", "count",
    ]
    #expect(answer.matches(of: /"([a-z]+)":/).map { String($0.output.1) } == keys)
    #expect(
      transcript.play("help").contains(
        "\"count\":60},\"list\":[{\"command\":\"play\",\"arguments\":\"[PAIRS]\""))
  }

  @Test func `what lies face down is nowhere in the output`() throws {
    let transcript = Transcript { $0.isJSON = true }
    let answer = transcript.play("play 60") + transcript.play("help") + transcript.play("show")
    let deck = Category.pop.deck
    for place in 0..<deck.count { #expect(!answer.contains("\"\(deck.text(.title, at: place))\"")) }
  }
}
