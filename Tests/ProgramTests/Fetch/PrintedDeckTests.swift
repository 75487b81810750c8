import Testing
@testable import MemoryCore

@testable import MemoryTunes

/// The printed deck.
struct PrintedDeckTests {
  private func fetch(_ entries: [String]) throws -> Fetch.Result {
    let server = try Server(Reply(entries: entries))
    return try Fetch.run(asking: server)
  }

  /// A tune with an odd value in one place, between two plain ones.
  private func fetch(odd entry: String) throws -> Fetch.Result {
    try fetch([Reply.song("First", "A"), entry, Reply.song("Last", "B")])
  }

  private func deck(_ result: Fetch.Result) throws -> [[String]] {
    let deck = try Deck(name: "fetched", file: Array(result.output.utf8))
    return (0..<deck.count).map { place in Deck.Column.allCases.map { deck.text($0, at: place) } }
  }

  @Test func `a page of the catalog becomes a deck of four columns`() throws {
    let result = try fetch([
      Reply.song("Paranoid Android", "Radiohead", album: "OK Computer", number: 11),
      Reply.song("夜に駆ける", "YOASOBI", album: "THE BOOK", number: 12),
    ])
    #expect(result.status == 0 && result.errors == "" && result.leftBehind == [])
    #expect(
      result.output == """
        Paranoid Android\tRadiohead\tOK Computer\thttps://art.example/11/100x100bb.jpg
        夜に駆ける\tYOASOBI\tTHE BOOK\thttps://art.example/12/100x100bb.jpg

        """)
  }

  @Test func `the game reads the printed deck`() throws {
    let names = [
      "#1 Crush", "Back\tin\nBlack", "\u{1B}]0;x\u{7}Hello", "\u{FEFF}\u{202E}Abc", "👩‍🚀 Ωmega", "“Ｗｉｄｅ”",
    ]
    let result = try fetch(names.map { Reply.song($0, "A \($0)", album: " \($0) ") })
    #expect(result.status == 0)
    let expected = ["#1 Crush", "Back in Black", "]0;xHello", "Abc", "👩🚀 Ωmega", "“Ｗｉｄｅ”"]
    #expect(
      try deck(result)
        == expected.map { [$0, "A \($0)", $0, "https://art.example/1/100x100bb.jpg"] })
  }

  @Test(arguments: [
    ("\u{1B}[31mRed\u{1B}[0m", "[31mRed[0m"), ("\u{9B}2JClear", "2JClear"), ("Bell\u{7}\u{8}", "Bell"),
    ("a\tb", "a b"), ("a\r\nb", "a  b"), ("a\u{85}b", "a b"), ("a\u{2028}b\u{2029}", "a b"),
    (" \t blank\n ", "blank"),
    ("\u{200F}\u{202E}abc\u{202C}", "abc"), ("\u{2066}abc\u{2069}", "abc"), ("a\u{AD}b\u{200B}", "ab"),
    ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴"), ("👨‍👩‍👧", "👨👩👧"), ("e\u{301}", "e\u{301}"), ("#hash", " #hash"), ("##", " ##"),
    ("\u{200B}#hash", " #hash"), ("a # b", "a # b"), ("\0nul\0", "nul"), ("\u{A0}abc\u{3000}", "abc"),
  ])
  func `a title is made harmless`(title: String, printed: String) throws {
    let result = try fetch(odd: Reply.song(title, "C"))
    #expect(result.status == 0 && result.errors == "")
    #expect(Array(result.titles[1].utf8) == Array(printed.utf8))
    #expect(result.output.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.value >= 0x20 })
    #expect(try deck(result).count == 3)
  }

  /// In each, the title is “Odd”, if there is one.
  @Test(arguments: [
    "null", "0", "-1e400", "1e999999999", String(repeating: "9", count: 100_000), "true", "\"Odd\"", "[]",
    "[[{}]]", "{}", String(repeating: "[", count: 60) + String(repeating: "]", count: 60),
    "{\"trackName\":\"Odd\"}", "{\"artistName\":\"C\"}",
    "{\"trackName\":7,\"artistName\":\"C\"}", "{\"trackName\":\"Odd\",\"artistName\":null}",
    "{\"trackName\":\"Odd\",\"artistName\":[\"C\"]}", "{\"trackName\":{\"Odd\":1},\"artistName\":\"C\"}",
    "{\"trackName\":\"\",\"artistName\":\"C\"}", "{\"trackName\":\"Odd\",\"artistName\":\" \\t\"}",
    "{\"trackName\":\"Odd\",\"artistName\":\"\\u200b\\u001b\"}",
    "{\"trackName\":\"\\ud800\",\"artistName\":\"C\"}", "{\"trackName\":\"\\x\",\"artistName\":\"C\"}",
    "{\"trackName\":\"Odd\",\"artistName\":\"C\",\"kind\":\"music-video\"}",
    "{\"trackName\":\"Odd\",\"artistName\":\"C\",\"kind\":\"\"}",
    "{\"trackName\":\"Odd\",\"artistName\":\"C\",\"wrapperType\":\"audiobook\"}",
    "{\"TRACKNAME\":\"Odd\",\"ARTISTNAME\":\"C\"}",
  ])
  func `only an entry without title and artist is skipped`(entry: String) throws {
    let result = try fetch(odd: entry)
    #expect(result.status == 0 && result.errors == "")
    #expect(result.titles == ["First", "Last"])
  }

  @Test func `only a title that is not UTF-8 is skipped`() throws {
    let page = Reply.page([Reply.song("One", "A"), Reply.song("?", "B"), Reply.song("Two", "C")])
    let server = try Server(Reply(body: page.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }))
    #expect(try Fetch.run(asking: server).titles == ["One", "Two"])
  }

  @Test(arguments: [
    ("{\"trackName\":\"Odd\",\"artistName\":\"C\"}", "Odd\tC\t\t"),
    ("{\"a\":\"\\\"}\",\"trackName\":\"\\u004fd\\uD83C\\uDFB7\",\"artistName\":\"C\\/D\"}", "Od🎷\tC/D\t\t"),
    ("{\"trackName\":\"Odd\",\"artistName\":\"C\",\"kind\":null,\"wrapperType\":null}", "Odd\tC\t\t"),
    ("{\"trackName\":\"Odd\",\"artistName\":\"C\",\"kind\":7,\"wrapperType\":[]}", "Odd\tC\t\t"),
    ("{\"trackName\":\"Odd\",\"artistName\":\"C\",\"collectionName\":1984}", "Odd\tC\t\t"),
    ("{\"trackName\":\"Odd\",\"artistName\":\"C\",\"collectionName\":\"x\\ny\"}", "Odd\tC\tx y\t"),
    (
      "{\"trackName\":\"Odd\",\"artistName\":\"C\",\"artworkUrl100\":\"HTTP://x/y?z\"}",
      "Odd\tC\t\tHTTP://x/y?z"
    ),
    ("{\"trackName\":\"Odd\",\"artistName\":\"C\",\"artworkUrl100\":\"javascript:x\"}", "Odd\tC\t\t"),
    ("{\"trackName\":\"Odd\",\"artistName\":\"C\",\"artworkUrl100\":\"file:///x\"}", "Odd\tC\t\t"),
    ("{\"trackName\":\"Odd\",\"artistName\":\"C\",\"artworkUrl100\":\"https://\"}", "Odd\tC\t\t"),
    ("{\"trackName\":\"Odd\",\"artistName\":\"C\",\"artworkUrl100\":\"https://x/a b\"}", "Odd\tC\t\t"),
    ("{\"trackName\":\"Odd\",\"artistName\":\"C\",\"artworkUrl100\":{}}", "Odd\tC\t\t"),
  ])
  func `other missing or invalid values become empty`(entry: String, line: String) throws {
    let result = try fetch(odd: entry)
    #expect(result.status == 0 && result.lines[1] == line)
  }

  @Test func `equal tunes are merged, even if cleaning made them equal`() throws {
    let result = try fetch([
      Reply.song("One", "A", album: "X"), Reply.song("One", "A", album: "Y"), Reply.song(" One\u{200B}", "A\n"),
      Reply.song("One", "B"), Reply.song("one", "A"), Reply.song("Caf\u{E9}", "A"),
      Reply.song("Cafe\u{301}", "A"),
    ])
    #expect(
      result.lines.map { $0.split(separator: "\t").prefix(3).joined(separator: "|") }
        == ["One|A|X", "One|B|Album", "one|A|Album", "Caf\u{E9}|A|Album"])
  }

  @Test func `no line is longer than a deck allows`() throws {
    let long = String(repeating: "x", count: 10_000)
    let tooLong = String(repeating: "y", count: 65_536)
    let result = try fetch([
      Reply.song(long, "A"), Reply.song(tooLong, "B"), Reply.song("Three", tooLong),
      Reply.song("Four", "D", album: tooLong),
      Reply.song(String(tooLong.dropLast(4)), "E"), Reply.song("#" + tooLong.dropLast(5), "F"),
    ])
    #expect(result.status == 0)
    #expect(try deck(result).map { [$0[0].count, $0[2].count] } == [[10_000, 5], [4, 0], [65_532, 0]])
  }

  @Test func `good entries survive among two hundred of all types`() throws {
    let values = [
      "null", "1", "-0.5", "true", "\"text\"", "[]", "{}", "[1,[2]]", "{\"a\":{}}", "1e999", "\"\\u0000\"",
    ]
    let entries = (0..<200).map { place in
      if place % 10 == 0 { return Reply.song("Good \(place)", "A") }
      let names = ["wrapperType", "kind", "trackName", "artistName", "collectionName", "artworkUrl100"]
      let pairs = names.enumerated().map { index, name in
        "\"\(name)\":\(values[(place * 7 + index * (place % 5 + 1)) % values.count])"
      }
      return place % 3 == 0 ? values[place % values.count] : "{\(pairs.joined(separator: ","))}"
    }
    let result = try fetch(entries)
    #expect(result.status == 0 && result.errors == "")
    #expect(result.titles.filter { $0.hasPrefix("Good") }.count == 20)
    #expect(Set(result.titles.filter { !$0.hasPrefix("Good") }).isSubset(of: ["text"]))
  }
}
