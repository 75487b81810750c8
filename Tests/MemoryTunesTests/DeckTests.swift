import Testing
@testable import MemoryTunes

struct DeckTests {
  private func deck(_ text: String) throws -> Deck { try Deck(.file(name: "test"), file: Array(text.utf8)) }

  private func tunes(_ deck: Deck) -> [String] {
    (0..<deck.count).map { place in
      Deck.Column.allCases.map { deck.text($0, at: place) }.joined(separator: "|")
    }
  }

  /// A file, and its tunes with four columns each.
  @Test(arguments: [
    ("A\tB\nC\tD\n", ["A|B||", "C|D||"]),
    ("A\tB\nC\tD", ["A|B||", "C|D||"]),
    ("A\tB\r\nC\tD\r\n", ["A|B||", "C|D||"]),
    ("\u{FEFF}A\tB\nC\tD\n", ["A|B||", "C|D||"]),
    ("\u{FEFF}# comment\nA\tB\nC\tD\n", ["A|B||", "C|D||"]),
    ("# comment\n\n \t \nA\tB\n#\nC\tD\n", ["A|B||", "C|D||"]),
    (
      "A\tB\tAlbum\thttps://a.example/1.jpg\tmore\tand more\nC\tD\n",
      ["A|B|Album|https://a.example/1.jpg", "C|D||"]
    ),
    ("A\tB\t\tx\nC\tD\tE\n", ["A|B||x", "C|D|E|"]),
    ("  A  \t  B  \n # 1\tD\n", ["A|B||", "# 1|D||"]),
    ("A\tB\nA\tB\tother album\nA\tC\n", ["A|B||", "A|C||"]),
    ("\u{1B}[2JA\u{7}\tB\u{200B}\nC\tD\u{202E}\n", ["[2JA|B||", "C|D||"]),
    ("A\u{85}\tB\nÄ\tBjörk\n", ["A|B||", "Ä|Björk||"]),
    // Equal as Swift strings, but different texts.
    ("\u{E9}\tB\ne\u{301}\tB\n", ["\u{E9}|B||", "e\u{301}|B||"]),
  ])
  func `a deck file is read`(file: String, expected: [String]) throws {
    #expect(try tunes(deck(file)).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  /// A file without tabs, its name, and its tunes.
  @Test(arguments: [
    ("a.csv", "A,B\nC,D,E\n", ["A|B||", "C|D|E|"]),
    ("a.CSV", "title,artist\n\"A, \"\"a\"\"\", B \n# x\n\"#1\",\"D\r\nd\"\r\n", ["A, \"a\"|B||", "#1|Dd||"]),
    ("a.csv", "A\nB\n", ["A|||", "B|||"]),
    ("a.csv", "Title\nA\nB\n", ["A|||", "B|||"]),
    ("a.csv", "word,Wort\ndog,Hund\n", ["word|Wort||", "dog|Hund||"]),
    (
      "a.csv", "Hello, Goodbye;The Beatles\nYesterday;The Beatles\n",
      [
        "Hello, Goodbye|The Beatles||", "Yesterday|The Beatles||",
      ]
    ),
    ("a.tsv", "# x\nB - A\nC - D - E\r\n B  -  F \n", ["A|B||", "D - E|C||", "F|B||"]),
    ("a.tsv", "A\nB - C\n", ["A|||", "B - C|||"]),
    ("a.tsv", "A-B\nC\t\n", ["A-B|||", "C|||"]),
    ("a.m3u", "#EXTM3U\n#EXTINF:1,B - A\n/a.mp3\n#x\n#EXTINF:-1 x=\"y\",D - C,E\n\n", ["A|B||", "C,E|D||"]),
    ("a", "\u{FEFF}#EXTM3U\n#EXTINF:1,A\n#EXTINF:1,B\n", ["A|||", "B|||"]),
  ])
  func `each form of deck file is read`(name: String, file: String, expected: [String]) throws {
    #expect(try tunes(Deck(.file(name: name), file: Array(file.utf8))) == expected)
  }

  @Test(
    arguments: [
      ("a.csv", "A,B\nC\n", 2, DeckProblem.Fault.noArtist),
      ("a.csv", "A,B\n,C\n", 2, .noTitle),
      ("a.csv", "\nder Hund, -e;dog\ndie Katze, -n;cat\n", 2, .unclearColumns),
      ("a.csv", "title,front,back\nA,B,C\nD,E,F\n", 1, .unclearColumns),
      ("a.csv", "artist,album\nA,B\nC,D\n", 1, .unclearColumns),
      ("a.csv", "artist;title\nA;B\nC,D\n", 3, .noTitle),
      ("a.csv", "A,B\nC,\"D\nE,F\n", 2, .openQuote),
      ("a.csv", "\"A\nB\",C\nD\n", 3, .noArtist),
      ("a.tsv", "A - B\nC\n", 2, .noArtist),
      ("a.tsv", "A\nB\tC\n", 1, .noArtist),
      ("a.tsv", "#EXTM3U\n/a.mp3\n#EXTINF:1,A - B\n", 1, .tooFewTunes),
      ("a.tsv", "A\tB\nC\nD\tE\n", 2, .noArtist),
      ("a.tsv", "A\tB\nC\t \nD\tE\n", 2, .noArtist),
      ("a.tsv", "A\tB\nC\t\u{200B}\nD\tE\n", 2, .noArtist),
      ("a.tsv", "A\tB\n\tC\n", 2, .noTitle),
      ("a.tsv", "", 0, .tooFewTunes),
      ("a.tsv", "# only a comment\n", 0, .tooFewTunes),
      ("a.tsv", "A\tB\n", 1, .tooFewTunes),
      ("a.tsv", String(repeating: "A\tB\n", count: 100), 1, .tooFewTunes),
      ("a.tsv", "A\tB\n" + String(repeating: "x", count: 65_537) + "\nC\tD\n", 2, .lineTooLong),
    ] as [(String, String, Int?, DeckProblem.Fault)])
  func `a deck file with a bad line is refused, in each form`(
    name: String, file: String, line: Int?, fault: DeckProblem.Fault
  ) {
    #expect(throws: DeckProblem.content(fault, line)) { try Deck(.file(name: name), file: Array(file.utf8)) }
  }

  @Test(arguments: [
    ("a.tsv", "# cards: split\nA\tB\nC\tD\n", true),
    ("a.tsv", "\u{FEFF}# My words\r\n\r\n# cards: split\r\nA - B\r\nC - D\r\n", true),
    ("a.m3u", "#EXTM3U\n# cards: split\n#EXTINF:1,A - B\n#EXTINF:1,C - D\n", true),
    ("a.csv", "# My words\n# cards: split\ntitle,artist\nA,B\nC,D\n", true),
    ("a.tsv", "A\tB\n# cards: split\nC\tD\n", false), ("a.tsv", "# cards: same\nA\tB\nC\tD\n", false),
    ("a.csv", "front,back\nA,B\nC,D\n", true), ("a.csv", "theme;Translation;Word\nx;A;B\ny;C;D\n", true),
    ("a.csv", "term,definition\nA,B\nC,D\n", true), ("a.csv", "artist,front\nA,B\nC,D\n", false),
    ("a.csv", "title,back\nA,B\nC,D\n", false), ("a.csv", "title,artist\nA,B\nC,D\n", false),
  ])
  func `a deck is one of words by a comment above its tunes, or by a header that names both sides`(
    name: String, file: String, isOfWords: Bool
  ) throws {
    #expect(try Deck(.file(name: name), file: Array(file.utf8)).isOfWords == isOfWords)
  }

  @Test func `a deck of titles cannot be split`() throws {
    #expect(try deck("A\nB\n").count(for: .split) == 0)
  }

  @Test(
    arguments: [[0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80]]
      as [[UInt8]])
  func `a deck file that is not UTF-8 is refused, even in a comment, in each form`(bytes: [UInt8]) {
    for (name, line) in [("a.tsv", "A\tB"), ("a.tsv", "A - B"), ("a.csv", "A,B"), ("a.m3u", "#EXTM3U")] {
      let file = Array("\(line)\n# ".utf8) + bytes + Array("\nC\tD\n".utf8)
      #expect(throws: DeckProblem.content(.notUTF8, 2)) { try Deck(.file(name: name), file: file) }
    }
  }

  @Test func `a line may have 65,536 bytes`() throws {
    let title = String(repeating: "x", count: 65_534)
    #expect(try deck("\(title)\tB\r\nC\tD\n").count == 2)
  }

  @Test(arguments: Category.allCases)
  func `the built-in decks have many tunes with title, artist and album`(category: Category) {
    let deck = category.deck
    #expect(deck.count == Category.count)
    for place in 0..<deck.count {
      for column in [Deck.Column.title, .artist, .album] { #expect(!deck.text(column, at: place).isEmpty) }
    }
  }
}
