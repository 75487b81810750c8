import Testing
@testable import MemoryTunes

struct DeckTests {
  private func deck(_ text: String) throws -> Deck { try Deck(.file(name: "test"), file: Array(text.utf8)) }

  /// A file, and its tunes. The golden file `deck/written` has those of other forms, and the refused ones.
  @Test(arguments: [
    (
      "A\tB\tAlbum\thttps://a.example/1.jpg\tmore\tand more\nC\tD\n",
      ["A|B|Album|https://a.example/1.jpg", "C|D||"]
    ),
    ("A\tB\t\tx\nC\tD\tE\n", ["A|B||x", "C|D|E|"]), ("A\tB\nA\tB\tother album\nA\tC\n", ["A|B||", "A|C||"]),
  ])
  func `a tune has up to four columns, and is known by two`(file: String, expected: [String]) throws {
    let deck = try deck(file)
    let tunes = (0..<deck.count).map { place in
      Deck.Column.allCases.map { deck.text($0, at: place) }.joined(separator: "|")
    }
    #expect(tunes == expected)
  }

  /// Texts that look the same, and texts that do not.
  @Test(arguments: [
    ("水\tA\n水\u{3000}\tA\n火\tB\n", 2, 2), ("é\tA\ne\u{301}\tA\nx\tB\n", 2, 2),
    ("a b\tA\na\u{A0}b\tA\n\u{2003}a b\tA\u{202F}\nx\tB\n", 2, 2), ("a b\tA\nab\tA\nx\tB\n", 3, 2),
    ("水\tA\n水\u{3000}\tB\n火\tC\n", 3, 2), ("Ж\tA\nж\tB\n", 2, 2), ("Å\tA\n\u{212B}\tB\nx\tC\n", 3, 2),
  ])
  func `texts that look the same are the same`(file: String, count: Int, split: Int) throws {
    let deck = try deck(file)
    #expect(deck.count == count && deck.count(for: .split) == split)
  }

  @Test(arguments: ["\u{3000}", "\u{A0} \u{2003}", "\u{200B}\u{3000}", "\u{200D}"])
  func `a title of blanks alone is no card`(title: String) throws {
    #expect(throws: DeckFailure.content(.noTitle, 2)) { try deck("A\tB\n\(title)\tC\nD\tE\n") }
    #expect(try deck("A\n\(title)\nB\n").count == 2)
  }

  @Test(arguments: ["front;back\na;\nb;c\n", "front;back\n;a\nb;c\n", "# cards: split\na\nb\tc\n"])
  func `a line of a deck of words has two sides`(file: String) throws {
    #expect(throws: DeckFailure.content(.oneSide, 2)) {
      try Deck(.file(name: file.hasPrefix("#") ? "test" : "test.csv"), file: Array(file.utf8))
    }
  }

  @Test(arguments: [
    ("می\u{200C}روم", "می\u{200C}روم"), ("\u{200C}می\u{200C}", "می"), ("a\u{200D} b", "a b"),
    ("👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"), ("❤️\u{200D}🔥", "❤️\u{200D}🔥"), ("👨\u{200C}👩", "👨👩"),
    ("क्\u{200D}ष", "क्\u{200D}ष"), ("1\u{200D}2", "12"), ("a\u{200B}b\u{202E}c", "abc"),
  ])
  func `a joiner inside a word or an emoji stays`(title: String, expected: String) throws {
    let text = try deck("\(title)\tB\nC\tD\n").text(.title, at: 0)
    #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `reading a long deck can be interrupted`() {
    let file = Array((0..<20_000).map { "t\($0)\ta\($0)\n" }.joined().utf8)
    var asked = 0
    #expect(throws: DeckFailure.system(.known(.givenUp))) {
      try Deck(.file(name: "a.tsv"), file: file) {
        asked += 1
        return asked == 3
      }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `a deck keeps the first of all tunes that look the same`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let pieces = ["a", "b", "é", "e\u{301}", " ", "\u{A0}", "水", "\u{3000}"]
    func text() -> String { "x" + (0..<chance.below(3)).map { _ in chance.pick(pieces) }.joined() + "y" }
    let tunes = (0..<chance.below(300) + 2).map { _ in (text(), text()) }
    func look(_ text: String) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }))
    }
    var seen: Set<[String]> = []
    let expected = tunes.filter { seen.insert([look($0.0), look($0.1)]).inserted }
    guard expected.count > 1 else { return }
    let deck = try deck(tunes.map { "\($0.0)\t\($0.1)\n" }.joined())
    #expect(deck.count == expected.count)
    for (index, tune) in expected.enumerated() {
      #expect(deck.utf8(.title, at: index).elementsEqual(tune.0.utf8))
      #expect(deck.utf8(.artist, at: index).elementsEqual(tune.1.utf8))
    }
  }

  @Test func `a deck of titles cannot be split`() throws {
    #expect(try deck("A\nB\n").count(for: .split) == 0)
  }

  @Test func `a line may have 65,536 bytes`() throws {
    let title = String(repeating: "x", count: 65_534)
    #expect(try deck("\(title)\tB\r\nC\tD\n").count == 2)
  }

  @Test(arguments: BuiltInDeck.categories)
  func `the built-in decks have many tunes with title, artist and album`(category: BuiltInDeck) {
    let deck = category.deck
    #expect(deck.count == category.count)
    for place in 0..<deck.count {
      for column in [Deck.Column.title, .artist, .album] { #expect(!deck.text(column, at: place).isEmpty) }
    }
  }
}
