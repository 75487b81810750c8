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
