import Foundation
import Testing
import Text
@testable import MemoryTunes

struct JSONAgreementTests {
  @Test(arguments: [
    (#"{"a":1}"#, #"{"a":1,"b":2}"#, true), (#"{"b":2,"a":1}"#, #"{"a":1,"b":2}"#, true),
    (#"{"a":{"c":[{}]}}"#, #"{"a":{"c":[{"d":1}],"e":2}}"#, true), (#"{ "a" : 1 }"#, #"{"a":1}"#, true),
    (#"{"a":1}"#, #"{"a":2}"#, false), (#"{"a":1}"#, #"{"b":1}"#, false), (#"{"a":[]}"#, #"{"a":[1]}"#, false),
    (#"{"a":null}"#, #"{"a":"x"}"#, false), (#"{"a":1"#, #"{"a":1}"#, false), ("x", #"{"a":1}"#, false),
  ])
  func `an answer agrees if it has all that the transcript has`(expected: String, found: String, agrees: Bool) {
    #expect(JSONAgreement.has(Array(found.utf8)[...], allOf: Array(expected.utf8)[...]) == agrees)
  }

  @Test(arguments: ["whole-game.txt", "screens.txt", "repeat.txt"])
  func `a transcript may lack keys, which an update adds`(file: String) throws {
    let whole = try GoldenTests.contents(FilePath("json/" + file)).get()
    let old = String(decoding: whole, as: UTF8.self)
      .replacing(/,"values":\{[^}]*\},"understood":null,"suggestion":(null|"[^"]*")/, with: "")
      .replacing(/,"kind":"person","level":null/, with: "").replacing(/,"aids":\[[^\]]*\]/, with: "")
    func check(_ text: String) throws -> TranscriptCheck {
      try TranscriptCheck(
        Array(text.utf8), seed: 1, now: { 0 }, decks: .none,
        readFile: { GoldenTests.contents($0, beside: "json/" + file) })
    }
    #expect(old.utf8.count < whole.count)
    guard case .agrees(lacksKeys: true) = try check(old).outcome() else {
      Issue.record("it does not agree")
      return
    }
    #expect(try check(old).rewritten() == whole)
    guard case .differs = try check(old.replacing("\"screen\":\"menu\"", with: "\"screen\":\"game\"")).outcome()
    else {
      Issue.record("a value may not differ")
      return
    }
  }
}
