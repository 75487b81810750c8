import Foundation
import Testing
@testable import MemoryCore
@testable import MemoryTunes

struct AnswerJSONTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(arguments: [
    "plain", "\"quoted\"", "back\\slash", "a\tb", "\u{1}\u{1F}", "\u{7F}\u{85}\u{9B}", "é\u{301}", "夜🎵",
    "\u{2028}",
  ])
  func `a command is printed as typed`(command: String) throws {
    let transcript = Transcript { $0.isJSON = true }
    let answer = transcript.play("x\(command)x")
    #expect(try object(answer)["command"] as? String == "x\(command)x")
    #expect(answer.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func `the keys come in order`() throws {
    let transcript = Transcript { $0.isJSON = true }
    transcript.play("play")
    let answer = transcript.play("flip 3")
    let keys = [
      "line", "command", "ok", "notice", "screen", "category", "game", "phase", "seed", "pairs", "flips",
      "moves",
      "matched", "shown", "card", "face", "title", "artist", "matched", "side", "par", "hints", "players",
      "name", "pairs", "moves", "turn", "log", "day", "turned", "card", "face", "title", "artist", "player",
      "match", "tunes",
      "source", "count", "code",
    ]
    #expect(answer.matches(of: /"([a-z]+)":/).map { String($0.output.1) } == keys)
    #expect(
      transcript.play("help").contains(
        "\"count\":60},\"code\":null,\"list\":[{\"command\":\"play\",\"arguments\":\"[PAIRS] [DECK]\""))
  }

  /// All JSON answers in golden files.
  private func goldenAnswers() throws -> [[String: Any]] {
    try GoldenTests.files.flatMap { file in
      try String(contentsOf: GoldenTests.folder.appending(path: file), encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("{\"line\":") }.map { try object(String($0)) }
    }
  }

  @Test func `every notice has a listed code, and no other answer has one`() throws {
    let answers = try goldenAnswers()
    #expect(answers.count >= 100)
    for answer in answers {
      let code = try #require(answer["code"])
      #expect((answer["notice"] is NSNull) == (code is NSNull), "\(answer)")
      if let word = code as? String { #expect(AnswerCode.words.contains(word), "\(word)") }
    }
  }

  @Test func `a code consists of lower-case words with hyphens`() {
    for code in AnswerCode.words {
      #expect(code.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(code)")
    }
  }

  @Test func `a game that everyone passed is drawn, and its review has seats`() throws {
    let transcript = Transcript(seed: 3) { $0.isJSON = true }
    transcript.play(lines: ["players ann ben", "play 3", "flip 1 2", "flip 3", "flip 4", "pass"])
    let answer = try object(transcript.play("pass"))
    #expect((answer["game"] as? [String: Any])?["phase"] as? String == "drawn")
    #expect(answer["code"] as? String == "drawn")
    let rows = try #require(try object(transcript.play("review"))["review"] as? [[Double]])
    #expect(rows.map(\.last) == [0, 0, 1, 1])
    #expect(rows.allSatisfy { $0.count == 7 })
  }

  @Test func `every card that a line turned up is listed in order, with its player`() throws {
    let transcript = Transcript(seed: 3) { $0.isJSON = true }
    transcript.play(lines: ["players ann zwick-paterson", "play 8"])
    /// The turned cards of a line, each with the seat of its player.
    func turned(_ line: String) throws -> [[Int]] {
      let answer = try object(transcript.play(line))
      let faces = try #require(transcript.state.game.table?.game.board.faces)
      let cards = try #require((answer["game"] as? [String: Any])?["turned"] as? [[String: Any]])
      return try cards.map { entry in
        let card = try #require(entry["card"] as? Int)
        #expect(entry["face"] as? Int == Int(faces[card - 1]) + 1 && entry["title"] is String)
        return [card, try #require(entry["player"] as? Int)]
      }
    }
    #expect(try turned("show") == [])
    #expect(try turned("flip 1") == [[1, 0]])
    let cards = try turned("2")
    #expect(cards.first == [2, 0] && cards.count > 2 && cards.dropFirst().allSatisfy { $0[1] == 1 })
    let moves = transcript.state.game.table!.game.log.position
    #expect(cards.count == moves - 1)
    #expect(try turned("undo") == [] && turned("redo") == [])
  }

  @Test func `a turned split card does not show its other half`() throws {
    let transcript = Transcript(seed: 3) { $0.isJSON = true }
    transcript.play(lines: ["cards split", "play 8"])
    let table = try #require(transcript.state.game.table)
    let titles = table.game.board.cards.filter { table.halves![$0 - 1] == .first }
    let game = try object(transcript.play("flip \(titles[0]) \(titles[1])"))["game"] as? [String: Any]
    let turned = try #require(game?["turned"] as? [[String: Any]])
    #expect(turned.map { $0["card"] as? Int } == [titles[0], titles[1]])
    #expect(turned.allSatisfy { $0["title"] is String && $0["artist"] is NSNull })
  }

  @Test func `face-down cards appear nowhere in the output`() throws {
    let transcript = Transcript { $0.isJSON = true }
    let answer = transcript.play("play 60") + transcript.play("help") + transcript.play("show")
    let deck = Category.pop.deck
    for place in 0..<deck.count { #expect(!answer.contains("\"\(deck.text(.title, at: place))\"")) }
  }
}
