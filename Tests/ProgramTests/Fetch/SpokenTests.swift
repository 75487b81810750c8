import Testing

/// Errors in the chosen language, and in no other.
struct FetchSpokenTests {
  private static let answers: [[UInt8]] = [
    Reply(entries: []).bytes,
    Reply(entries: [Reply.song("One", "A")]).bytes,
    Reply(json: "nonsense").bytes,
    Reply(length: 1000, body: [UInt8](repeating: 0x20, count: 10)).bytes,
    Reply(length: 9 << 20).bytes,
    Reply("500 Trouble").bytes,
    Reply("429 Wait").bytes,
    Reply("429 Wait", headers: ["Retry-After: 0"]).bytes,
    Reply("429 Wait", headers: ["Retry-After: 30"]).bytes,
    Reply("429 Wait", headers: ["Retry-After: 900000"]).bytes,
    Reply("302 On", headers: ["Location: http://example.org/"]).bytes,
    Reply("302 On", headers: ["Location: /search"]).bytes,
    [],
  ]

  @Test(arguments: [("ru", "а"..."я"), ("zh", "一"..."龥")], answers)
  func `errors are in one language`(
    language: (name: String, letters: ClosedRange<Character>), answer: [UInt8]
  ) throws {
    let server = try Server { _, connection in connection.send(answer) }
    let result = try Fetch.run(asking: server, ["--language", language.name, "jazz"])
    #expect(result.isOneMessage && result.errors.contains { language.letters.contains($0) }, "\(result)")
    #expect(!result.errors.contains(#/[a-z]{2,} [a-z]{2,}/#), "\(result)")
  }
}
