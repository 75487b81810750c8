import Testing
import Wording
@testable import MemoryTunes

/// The decks that answers become.
struct CatalogTests {
  /// The lines of the deck in an answer, in the columns title, artist, album and artwork address.
  private func deck(_ body: [UInt8], limit: Int = 50) throws(CatalogFailure) -> [String] {
    var output = CurlOutput()
    output.end = .status(0)
    output.bytes = Array("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/2 200\r\nx: y\r\n\r\n".utf8) + body
    var search = CatalogSearch(term: "jazz")
    search.limit = limit
    let deck = try output.deck(of: search, from: "host")
    #expect(throws: Never.self) { try Deck(.file(name: "fetched"), file: deck) }
    return String(decoding: deck, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func deck(of entries: [String], limit: Int = 50) throws(CatalogFailure) -> [String] {
    try deck(
      Array("\n {\"resultCount\":9, \"results\": [\(entries.joined(separator: ", "))] }\n".utf8), limit: limit)
  }

  /// A tune with the given keys in between two plain ones.
  private func line(_ entry: String) throws(CatalogFailure) -> String? {
    let plain = ["1", "2"].map { "{\"trackName\":\"\($0)\",\"artistName\":\"A\"}" }
    let lines = try deck(of: [plain[0], entry, plain[1]])
    #expect(lines.first == "1\tA\t\t" && lines.last == "2\tA\t\t")
    return lines.count == 3 ? lines[1] : nil
  }

  @Test(
    arguments: [
      (
        #""trackName":"T","artistName":"C","collectionName":"B","artworkUrl100":"https://x/y""#,
        "T\tC\tB\thttps://x/y"
      ),
      (#""a":"\"}","trackName":"\u004fd\uD83C\uDFB7","artistName":"C\/D","b":[[{}]]"#, "Od🎷\tC/D\t\t"),
      (
        #""trackName":"夜に駆ける","artistName":"e\u0301","kind":"song","wrapperType":"track""#,
        "夜に駆ける\te\u{301}\t\t"
      ),
      (
        #""trackName":"T","artistName":"C","kind":null,"wrapperType":null,"collectionName":1984"#,
        "T\tC\t1984\t"
      ),
      (#""trackName":"T","artistName":"C","artworkUrl100":"javascript:x""#, "T\tC\t\t"),
      // Control and format characters, ends of lines, tabs, blanks, and a comment.
      (#""trackName":"\u001b[31mRed\u0007\u009b","artistName":" \ta\tb\r\nc\u000b""#, "[31mRed\ta b  c\t\t"),
      (#""trackName":"\ufeff\u202eAbc\u00ad","artistName":"👨‍👩‍👧""#, "Abc\t👨‍👩‍👧\t\t"),
      (##""trackName":"\u200b#1 Crush","artistName":"#C""##, " #1 Crush\t#C\t\t"),
      (#""trackName":"T""#, nil), (#""artistName":"C""#, nil), (#""trackName":"","artistName":"C""#, nil),
      (#""trackName":"T","artistName":" \t\u200b\u001b""#, nil), (#""trackName":7,"artistName":"C""#, nil),
      (#""trackName":"T","artistName":null"#, nil), (#""trackName":{"T":1},"artistName":["C"]"#, nil),
      (#""trackName":"T","artistName":"C","kind":"music-video""#, nil),
      (#""TRACKNAME":"T","artistName":"C""#, nil),
      (#""trackName":"T","artistName":"C","wrapperType":"audiobook""#, nil),
      // Both tunes are there already.
      (#""trackName":"1","artistName":"A","collectionName":"B""#, nil),
      (#""trackName":"1\u200b","artistName":" A""#, nil),
    ] as [(String, String?)])
  func `an entry becomes a line that no terminal minds, or is skipped`(keys: String, expected: String?) throws {
    #expect(try line("{\(keys)}") == expected)
  }

  @Test(arguments: ["null", "0", "-1e400", "true", "\"T\"", "[]", "[[{}]]", "{}", "{\"trackName\":1e999}"])
  func `an entry of another kind is skipped`(entry: String) throws {
    #expect(try line(entry) == nil)
  }

  @Test func `no more tunes are taken than were asked for`() throws {
    let entries = (1...5).map { "{\"trackName\":\"\($0)\",\"artistName\":\"A\"}" }
    #expect(try deck(of: entries, limit: 3) == ["1\tA\t\t", "2\tA\t\t", "3\tA\t\t"])
  }

  @Test func `lines that are too long harm no other tune`() throws {
    let long = String(repeating: "y", count: 65_531)
    let lines = try deck(
      of: ["1", "?", long, "long" + long, "2"].map { "{\"trackName\":\"\($0)\",\"artistName\":\"A\"}" })
    #expect(lines == ["1\tA\t\t", "?\tA\t\t", long + "\tA\t\t", "2\tA\t\t"])
  }

  @Test(arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF]] as [[UInt8]])
  func `an answer that is not UTF-8 is not understood`(bytes: [UInt8]) {
    let entries = ["1", "?", "2"].map { "{\"trackName\":\"\($0)\",\"artistName\":\"A\"}" }
    let body = "{\"results\":[\(entries.joined(separator: ","))]}".utf8.flatMap {
      $0 == UInt8(ascii: "?") ? bytes : [$0]
    }
    let failure = #expect(throws: CatalogFailure.self) { try deck(body) }
    #expect(failure?.cause == .notUnderstood)
  }

  @Test(
    arguments: [
      (429, nil, .busyForAMinute), (403, nil, .busyForAMinute), (503, nil, .turnedAway),
      (429, 30, .busyForAMinute),
      (429, 60, .busyForAMinute), (503, 61, .busyForAnHour), (429, 3600, .busyForAnHour),
      (429, 3601, .busyForADay),
      (404, nil, .turnedAway),
    ] as [(Int, Int?, FetchFailure)])
  func `a refusal says in a game how long it lasts`(status: Int, seconds: Int?, cause: FetchFailure) {
    var output = CurlOutput()
    output.end = .status(0)
    let wait = seconds.map { "Retry-After: \($0)\r\n" } ?? ""
    output.bytes = Array("HTTP/2 \(status)\r\n\(wait)\r\n".utf8)
    let failure = #expect(throws: CatalogFailure.self) {
      try output.deck(of: CatalogSearch(term: "jazz"), from: "host")
    }
    #expect(failure?.cause == cause && failure?.exitStatus == 4)
  }

  @Test(arguments: [
    "", "<html>busy</html>", "{", "{\"results\":[", "null", "[]", "7", "{}", "{\"resultCount\":0}",
    "{\"results\":null}",
    "{\"results\":{}}", "{\"results\":\"x\"}", "{\"results\":[]} x", String(repeating: "[", count: 100_000),
    "{\"results\":" + String(repeating: "[", count: 100_000), "{\"results\":[tru]}",
    "{\"results\":[{\"a\" 1}]}",
  ])
  func `anything but JSON of the right shape is not understood`(body: String) {
    let failure = #expect(throws: CatalogFailure.self) { try deck(Array(body.utf8)) }
    #expect(failure?.cause == .notUnderstood)
    #expect(
      failure?.message(Language.english.words) == Language.english.words.answerNotUnderstood(host: "host"))
  }
}
