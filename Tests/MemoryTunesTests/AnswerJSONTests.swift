import Foundation
import Testing
import Wording
@testable import App
@testable import MemoryTunes

struct AnswerJSONTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
  /// All JSON answers in golden files.
  private func goldenAnswers() throws -> [[String: Any]] {
    try GoldenTests.files.flatMap { file in
      try String(contentsOf: GoldenTests.folder.appending(path: file), encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("{\"line\":") }.map { try object(String($0)) }
    }
  }

  @Test func `every answer has a listed code`() throws {
    let answers = try goldenAnswers()
    #expect(answers.count >= 100)
    for answer in answers {
      let word = try #require(answer["code"] as? String)
      #expect(AnswerCode.words.contains(word), "\(word)")
    }
  }

  @Test func `a deal is one, even if computer players move first`() throws {
    let transcript = Transcript(seed: 3) { $0.isJSON = true }
    transcript.play("players easy you")
    #expect(try object(transcript.play("play 4"))["code"] as? String == "dealt")
    transcript.play("players hard normal")
    let answer = try object(transcript.play("play 4"))
    #expect(answer["code"] as? String == "dealt" && answer["result"] != nil)
  }

  @Test(arguments: Language.allCases) func `what is understood and suggested is English`(language: Language)
    throws
  {
    let transcript = Transcript(seed: 3) {
      $0.isJSON = true
      $0.values.presentation.language = language
    }
    transcript.play("play 4")
    let lines = [Language.english: "please flip card 3", .russian: "открой карточку 3", .chinese: "请翻3号牌"]
    let answer = try object(transcript.play(lines[language]!))
    #expect(answer["understood"] as? String == "flip 3", "\(answer)")
    #expect(try object(transcript.play("filp 4"))["suggestion"] as? String == "flip 4")
  }

  @Test func `values are the arguments of the notice`() throws {
    let transcript = Transcript(seed: 3) { $0.isJSON = true }
    transcript.play("play 4")
    func values(_ line: String) throws -> NSDictionary {
      try #require(try object(transcript.play(line))["values"] as? NSDictionary)
    }
    let deck = transcript.state.game.table!
    func tune(_ card: Int) -> String {
      let face = Int(deck.game.board.faces[card - 1])
      return "\(deck.tunes.deck.text(.title, at: face)) (\(deck.tunes.deck.text(.artist, at: face)))"
    }
    #expect(try values("flip 99") == ["card": "99", "last": 8])
    let both = try values("flip 1 2")
    #expect(both["first"] as? Int == 1 && both["second"] as? Int == 2 && both["tune"] as? String == tune(1))
    #expect(try values("menu") == [:])
  }

  @Test func `a code consists of lower-case words with hyphens`() {
    for code in AnswerCode.words {
      #expect(code.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(code)")
    }
  }
}
