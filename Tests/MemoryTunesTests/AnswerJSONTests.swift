import Foundation
import Testing
import Wording
@testable import App
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
      "name", "pairs", "moves", "kind", "level", "turn", "log", "day", "turned", "card", "face", "title",
      "artist", "player",
      "match", "deck", "name", "kind", "cards", "aids", "tunes", "source", "count", "code", "values", "card",
      "tune", "understood", "suggestion",
    ]
    #expect(answer.matches(of: /"([a-z]+)":/).map { String($0.output.1) } == keys)
    #expect(
      transcript.play("help").contains(
        "\"code\":\"help\",\"values\":{},\"understood\":null,\"suggestion\":null,\"list\":[{\"command\":\"play\",\"arguments\":\"[PAIRS] [DECK]\""
      ))
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

  @Test func `repeat prints the last object again, with its own line`() throws {
    let transcript = Transcript(seed: 3) { $0.isJSON = true }
    for line in [
      "play 2", "flip 1", "players you easy", "filp 3", "flip 9", "menu", "set pairs 4", "help play",
    ] {
      let answer = transcript.play(line)
      let number = transcript.state.line!.number
      let again = transcript.play("repeat")
      #expect(
        again
          == answer.replacing(
            "{\"line\":\(number),\"command\":\"\(line)\"",
            with: "{\"line\":\(number + 1),\"command\":\"repeat\""))
    }
  }

  @Test func `the end of a game has a result`() throws {
    let transcript = Transcript(seed: 3) { $0.isJSON = true }
    transcript.play("play 2")
    var answers: [[String: Any]] = []
    for line in ["1 2", "3 4", "1 3", "2 4", "1 4", "2 3"] {
      answers.append(try object(transcript.play(line)))
      if transcript.state.game.table!.game.isOver { break }
    }
    let result = try #require(answers.removeLast()["result"] as? [String: Any])
    #expect(answers.allSatisfy { $0["result"] == nil })
    let moves = transcript.state.game.table!.game.board.moves
    #expect(result["moves"] as? Int == moves && result["won"] as? [Int] == [2])
    let sum = ["par", "regret", "luck"].reduce(0) { $0 + (result[$1] as! Double) }
    #expect(abs(sum - Double(moves)) < 0.000_01)
    #expect(["seconds", "rank", "best", "streak"].allSatisfy { result[$0] is NSNull })
    #expect(try object(transcript.play("show"))["result"] == nil)
    transcript.play(lines: ["players ann ben", "play 2"])
    let shared = try #require(try object(transcript.play("reveal"))["result"] as? [String: Any])
    #expect(shared["won"] as? [Int] == [0, 0])
    #expect(["par", "regret", "mistakes", "luck"].allSatisfy { shared[$0] is NSNull })
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

  @Test func `face-down cards appear nowhere in the output`() throws {
    let transcript = Transcript { $0.isJSON = true }
    let answer = transcript.play("play 60") + transcript.play("help") + transcript.play("show")
    let deck = Category.pop.deck
    for place in 0..<deck.count { #expect(!answer.contains("\"\(deck.text(.title, at: place))\"")) }
  }
}
