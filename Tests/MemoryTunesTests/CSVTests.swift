import Testing
@testable import MemoryTunes

/// CSV files written by the rules of RFC 4180, and what a deck must have of them.
struct CSVTests {
  /// A table of random fields, and the ways in which it can be written.
  private struct Table {
    let chance: Chance
    let separator: Character
    let hasHeader: Bool
    /// Whether a field with any separator is quoted, not only with that of the file.
    let isClear: Bool
    /// The columns of the file, as columns of a deck; nil for one that does not count.
    let columns: [Deck.Column?]

    private static let pieces = ["a", "B", "ж", "词", " ", ",", ";", "\t", "\"", "\"\"", "\n", "\r\n", "#", "-"]
    private static let names: [Deck.Column?: [String]] = [
      .title: ["title", "front", "word", "term", "question", "kanji", "hanzi"],
      .artist: ["artist", "back", "translation", "definition", "answer", "reading", "pinyin"],
      .album: ["album", "theme"], nil: ["year", "id"],
    ]

    init(seed: UInt64) {
      chance = Chance(seed: seed)
      separator = chance.pick([",", ";", "\t"])
      hasHeader = chance.below(2) == 0
      isClear = chance.below(2) == 0
      var columns: [Deck.Column?] = [.title, .artist]
      if hasHeader {
        for column in [.album, nil] as [Deck.Column?] where chance.below(3) == 0 { columns.append(column) }
        for index in columns.indices { columns.swapAt(index, index + chance.below(columns.count - index)) }
      }
      self.columns = columns
    }

    /// A field with something to see, whatever is dropped from it.
    private func field(_ row: Int) -> String {
      let pieces = (0..<chance.below(5)).map { _ in
        chance.pick(isClear ? Self.pieces : ["a", "\"", ",", ";", "\t"])
      }
      return (pieces.prefix(2) + ["\(row)"] + pieces.dropFirst(2)).joined()
    }

    var rows: [[String]] { (0..<2 + chance.below(3)).map { row in columns.map { _ in field(row) } } }

    var header: [String] {
      columns.map { column in
        let name = chance.pick(Self.names[column]!)
        return chance.pick([name, name.uppercased(), " \(name) "])
      }
    }

    func line(_ fields: [String]) -> String {
      fields.enumerated().map { index, field in
        let special = "\"\r\n" + (isClear ? ",;\t" : String(separator))
        let mustBeQuoted =
          field.unicodeScalars.contains(where: special.unicodeScalars.contains)
          || index == 0 && field.hasPrefix("#")
        guard mustBeQuoted || chance.below(4) == 0 else { return field }
        return "\"" + field.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
      }.joined(separator: String(separator))
    }
  }

  /// A field as a deck has it.
  private static func cleaned(_ field: String) -> String {
    let text = field.unicodeScalars.map { $0 == "\n" ? " " : $0 }.filter { $0 != "\t" && $0 != "\r" }
    let kept = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    return String(String.UnicodeScalarView(kept))
  }

  /// A header, the columns that count in it, and whether the file is one of words; nil for no header.
  @Test(
    arguments: [
      ("English;Deutsch", (0, 1), true), ("deutsch,ENGLISH", (0, 1), true), ("id;日本語;Русский", (1, 2), true),
      ("Title;Artist", (0, 1), false), ("artist,title", (1, 0), false), ("title;translation", (0, 1), true),
      ("kanji,reading", (0, 1), true), ("kanji,reading,translation", (0, 2), true),
      ("Hanzi;Pinyin;English", (0, 2), true), ("word,Deutsch", (0, 1), true), ("Français;back", (0, 1), true),
      ("немецкий;Русский", (0, 1), true), ("Ответ,Вопрос", (1, 0), true), ("德语,中文", (0, 1), true),
      ("单词,翻译", (0, 1), true), ("слово;английский", (0, 1), true), ("слово;рыба", nil, true),
      ("German;Deutsch", nil, true), ("house;Haus", nil, true), ("English;Haus", nil, true),
    ] as [(String, (Int, Int)?, Bool)])
  func `two languages are a header, and a file without one has words`(
    header: String, columns: (Int, Int)?, isOfWords: Bool
  ) throws {
    let separator = header.contains(";") ? ";" : ","
    let names = header.split(separator: separator).map(String.init)
    let rows = (1...2).map { row in names.indices.map { "\(row).\($0)" } }
    let lines = [header] + rows.map { $0.joined(separator: separator) }
    let deck = try Deck(.file(name: "x.csv"), file: Array(lines.joined(separator: "\n").utf8))
    let all = columns == nil ? [names] + rows : rows
    let (front, back) = columns ?? (0, 1)
    #expect((0..<deck.count).map { deck.text(.title, at: $0) } == all.map { $0[front] })
    #expect((0..<deck.count).map { deck.text(.artist, at: $0) } == all.map { $0[back] })
    #expect(deck.isOfWords == isOfWords)
  }

  @Test func `every field of a valid file arrives, or the file is refused as unclear`() throws {
    var refused = 0
    for seed in 0..<3000 as Range<UInt64> {
      let table = Table(seed: seed)
      let rows = table.rows
      let lines = (table.hasHeader ? [table.header] : []) + rows
      let ending = table.chance.pick(["\n", "\r\n"])
      let file = lines.map { table.line($0) }.joined(separator: ending) + table.chance.pick(["", ending])
      let deck: Deck
      do throws(DeckFailure) {
        deck = try Deck(.file(name: "any.csv"), file: Array(file.utf8))
      } catch {
        guard case .content(.unclearColumns, _) = error else { throw error }
        try #require(!table.isClear && !table.hasHeader, "\(seed): \(file)")
        refused += 1
        continue
      }
      let expected = rows.map { row in
        [Deck.Column.title, .artist, .album].map { column in
          table.columns.firstIndex(of: column).map { Self.cleaned(row[$0]) } ?? ""
        }
      }
      let found = (0..<deck.count).map { place in
        [Deck.Column.title, .artist, .album].map { deck.text($0, at: place) }
      }
      try #require(found == expected, "\(seed): \(file.debugDescription)")
    }
    #expect(0 < refused && refused < 500)
  }
}
