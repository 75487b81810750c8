import Testing
@testable import MemoryTunes

/// The JSON Schema describes every answer, and nothing that no answer has.
struct SchemaTests {
  /// Finishes a game of two pairs.
  private static let moves = ["1 2", "3 4", "1 3", "2 4", "1 4", "2 3"]

  /// Lines that few random sessions type.
  private static let lines: [String] = [
    varied, moves, practiced, moves, challenges,
    // The catalog replies now and then.
    Array(repeating: ["set tunes auto", "tunes fetch", "play 2", "tunes"], count: 8).flatMap(\.self),
  ].flatMap(\.self)

  private static let varied = [
    "players ann mine hard", "players", "play 2", "1 2", "log", "reveal", "players a b", "play 2", "1 2",
    "pass",
    "pass", "watch", "review", "set tunes auto", "play 2", "hint", "1", "hint", "decks", "cards split",
    "deck one.tsv",
    "play 2", "flip 1", "flip 2", "flip 3", "hint", "players you", "category pop", "set tunes built-in",
    "cards same", "play 2", "1 2", "hint", "3 4", "hint", "1 3", "1 4", "2 3", "2 4", "3 4",
    "set tunes auto", "tunes fetch", "play 2", "tunes", "set tunes built-in", "players a b", "match 3",
    "play 2", "players beginner easy", "players normal perfect", "play 2", "players you", "deck animals",
    "play 2", "1", "favorite 1", "deck one.tsv", "cards same", "play 2", "1", "favorite 1", "2", "favorite 2",
    "deck favorites", "players a b", "play 2", "players a b c d e f g h i j k l m n o p", "match 3", "play 2",
    "reveal",
    "players you", "category pop", "seed 5", "play 2", "1 2", "seed 5", "play 2", "hint", "1", "undo",
    "recall 2", "1", "recall 1", "favorite 3", "place 9 9", "category food", "daily 2999-01-01",
    "players optimall",
    "match 7 a b", "match 9 a b", "players you",
    "deck favorites", "set pairs", "set 17 16", "settings none", "settings looks", "players a b", "play 2",
  ]

  private static let practiced = [
    "share", "watch", "review", "favorite", "decks", "save a", "games", "stats", "players you", "deck three",
    "practice 2",
  ]

  private static let challenges = [
    "review", "stats", "challenge rock-2-7-in-2", "1 4", "2 3", "challenge rock-2-7-in-3", "1 4", "2 3",
    "challenge rock-2-7-in-2", "1 2", "1 4", "2 3",
  ]

  @Test func `every answer is valid, and every key and every value of every enum occur`() throws {
    let schema = try Schema(GeneratedGameFile.jsonSchema.text)
    for seed in 0..<5 as Range<UInt64> {
      let machine = Machine(seed: seed)
      try machine.database.rows("INSERT INTO favorites VALUES ('x', 'y'), ('z', 'w')")
      let transcript = Transcript(on: machine) {
        $0.isJSON = true
        try! $0.set(.bot, to: Array("mine=unused".utf8))
      }
      let random = RandomLines(seed: seed)
      var lines = (Self.lines + (0..<40).map { _ in random.next(on: transcript.state) })[...]
      lines += CommandList.all.commands.map(\.name).filter { $0 != "quit" }
      for setting in Setting.allCases { lines += ([""] + setting.choices).map { "set \(setting) \($0)" } }
      lines += BuiltInDeck.categories.map { "category \($0)" }
      transcript.session.flush()
      var answers = [transcript.text]
      while let line = lines.popFirst() { answers.append(transcript.play(line)) }
      for answer in answers where !answer.isEmpty {
        let failure = schema.failure(try JSONValue(json: answer))
        try #require(failure == nil, "\(failure ?? ""): \(answer)")
      }
    }
    for file in GoldenFiles.files {
      for line in try GoldenFiles.text("Tests/Golden/\(file)").split(separator: "\n")
      where line.hasPrefix("{\"line\":") {
        let failure = schema.failure(try JSONValue(json: line))
        #expect(failure == nil, "\(failure ?? ""): \(line)")
      }
    }
    // Golden files for consoles have these.
    let others = ["simulation", "day", "question", "report", "seen"]
    let rare = ["values.mostPairs", "values.answer", "values.decks", "values.theme"]
    #expect(
      schema.unseenKeys.filter { key in !rare.contains(key) && !others.contains { key.hasPrefix($0 + ".") } }
        == [])
    // Tests of the messages see the codes, and what is asked and known at a prompt.
    #expect(schema.unseen(except: ["dealt", "at-menu", "discard", "everything", "earlier"]) == [])
    // Golden files have forecasts of tunes that cannot be fetched.
    #expect(schema.neverLacked.filter { !$0.hasPrefix("forecast.") } == [])
    #expect(schema.unreachedSizes == [])
  }

  @Test(arguments: [
    (#"{"type": "integer", "minimum": 1}"#, "0"), (#"{"type": "integer", "maximum": 1}"#, "2"),
    (#"{"type": "array", "minItems": 1}"#, "[]"), (#"{"type": "array", "maxItems": 1}"#, "[1, 2]"),
    (#"{"type": "string", "pattern": "^[0-9]+$"}"#, #""a""#), (#"{"enum": ["a"]}"#, #""b""#),
    (#"{"const": 1}"#, "2"),
    (#"{"propertyNames": {"pattern": "^a$"}, "additionalProperties": {}}"#, #"{"b": 1}"#),
    (#"{"items": {"type": "null"}}"#, "[null, 1]"), (#"{"required": ["a"]}"#, "{}"),
    (#"{"type": "object"}"#, #"{"a": 1}"#), (#"{"allOf": [{}, {"type": "null"}]}"#, "1"),
    (#"{"if": {"type": "integer"}, "then": {"minimum": 1}}"#, "0"),
    (#"{"if": {"type": "null"}, "else": {"minimum": 1}}"#, "0"), (#"{"maxProperties": 0}"#, #"{"a": 1}"#),
    (#"{"prefixItems": [{"type": "null"}]}"#, "[1]"),
  ])
  func `a value that breaks a rule of a schema is a failure`(schema: String, value: String) throws {
    #expect(try Schema(schema).failure(JSONValue(json: value)) != nil)
  }

  @Test func `a schema with an unknown keyword cannot be checked`() {
    #expect(throws: Schema.UnknownKeyword.self) { try Schema(#"{"items": {"minLength": 1}}"#) }
  }
}
