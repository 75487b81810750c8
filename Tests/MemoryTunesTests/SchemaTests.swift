import Testing
@testable import MemoryTunes

/// The JSON Schema describes every answer, and nothing that no answer has.
struct SchemaTests {
  /// Finishes a game of two pairs.
  private static let moves = ["1 2", "3 4", "1 3", "2 4", "1 4", "2 3"]

  /// Lines that few random sessions type.
  private static let lines =
    [
      "players ann mine hard", "players", "play 2", "1 2", "log", "reveal", "players a b", "play 2", "1 2",
      "pass",
      "pass", "watch", "review", "set tunes auto", "play 2", "hint", "1", "hint", "decks", "cards split",
      "deck one.tsv",
      "play 2", "flip 1", "flip 2", "flip 3", "hint", "players you", "category pop", "set tunes built-in",
      "cards same", "play 2", "1 2", "hint", "3 4", "hint", "1 3", "1 4", "2 3", "2 4", "3 4",
      "set tunes auto", "tunes fetch", "play 2", "tunes", "set tunes built-in", "players a b", "match 3",
      "play 2", "players beginner easy", "players normal perfect", "play 2", "players you", "deck animals",
      "play 2", "1", "favorite 1", "deck one.tsv", "cards same", "play 2", "1", "favorite 1", "2", "favorite 2",
      "deck favorites", "players a b", "play 2",
    ] + moves + [
      "share", "watch", "review", "favorite", "decks", "save a", "games", "stats", "players you", "deck three",
      "practice 2",
    ]
    + moves
    + ["review", "stats"]

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
        let problem = schema.problem(try JSONValue(json: answer))
        try #require(problem == nil, "\(problem ?? ""): \(answer)")
      }
    }
    // Golden files have these.
    let others = ["simulation", "day", "question", "report", "seen"]
    #expect(schema.unseenKeys.filter { key in !others.contains { key.hasPrefix($0 + ".") } } == [])
    // Tests of the messages see the codes.
    #expect(schema.unseen(except: "dealt") == [])
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
  ])
  func `a value that breaks a rule of a schema is a problem`(schema: String, value: String) throws {
    #expect(try Schema(schema).problem(JSONValue(json: value)) != nil)
  }

  @Test func `a schema with an unknown keyword cannot be checked`() {
    #expect(throws: Schema.UnknownKeyword.self) { try Schema(#"{"items": {"minLength": 1}}"#) }
  }
}
