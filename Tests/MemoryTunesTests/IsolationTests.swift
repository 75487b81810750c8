import Testing
import Text
import Wording
@testable import MemoryTunes

/// Words that are written from right to left keep their places in text, and JSON has them as they are.
struct IsolationTests {
  private static let file = """
    # cards: split
    מים\twater\tטבע ונוף
    بيت\ta house\tטבע ונוף
    שולחן עץ גדול מאוד עם ארבעה כיסאות\ta table\tבית
    كتاب جديد\tكتاب
    hello שלום\tgreeting\tבית
    one\ttwo

    """

  private static let lines = [
    "players דנה رون", "play 6", "1 2", "3 4", "5 6", "7 8", "flip שלום", "recall 1", "show", "save משחק",
    "games", "log", "players אבג easy", "play 3", "1 2", "3 4", "players you", "cards same", "play 4", "1 2",
    "reveal", "review all", "watch", "tunes", "records", "stats", "settings", "categories", "deck אין",
    "words", "play 2 טבע ונוף", "1 2", "3 4", "1 3", "share",
  ]

  private func transcript(_ style: Style, set: @escaping (inout Settings) -> Void) throws -> Transcript {
    let deck = try Deck(.file(name: "מילים.tsv"), file: Array(Self.file.utf8))
    return Transcript(style: style, deck: deck, on: Machine(), set: set)
  }

  /// Requires isolates in pairs, and around each such letter.
  private func expectIsolated(_ line: Substring) {
    var open = 0
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0x2068: open += 1
      case 0x2069: open -= 1
      case 0x0590...0x08FF: if open < 1 { Issue.record("not isolated: \(line)") }
      default: break
      }
      if open < 0 { break }
    }
    #expect(open == 0, "\(line)")
  }

  @Test(arguments: [20, 33, 60, 80, 120], [BoardSize.auto, .full, .small, .plain])
  func `each is isolated in every line of text`(width: Int, board: BoardSize) throws {
    for language in Language.allCases {
      var style = Style()
      (style.width, style.height, style.wrapsPlain) = (width, 24, true)
      let transcript = try transcript(style) {
        $0.echoes = false
        ($0.values.presentation.language, $0.values.presentation.board) = (language, board)
      }
      var words = 0
      for line in Self.lines {
        for line in transcript.play(line).split(separator: "\n") {
          expectIsolated(line)
          #expect(DisplayWidth.of(String(line)) <= width || board != .auto || width < 33, "\(line)")
          words += line.unicodeScalars.count { $0 == "\u{2068}" }
        }
      }
      #expect(words > 50)
    }
  }

  @Test func `JSON and a terminal with ASCII only have no isolates`() throws {
    var ascii = Style()
    ascii.showsUnicode = false
    for isJSON in [true, false] {
      let transcript = try transcript(ascii) {
        $0.isJSON = isJSON
        $0.echoes = false
      }
      for line in Self.lines {
        let answer = transcript.play(line)
        #expect(!answer.unicodeScalars.contains { 0x2066...0x2069 ~= $0.value }, "\(answer)")
        #expect(isJSON || answer.utf8.allSatisfy { $0 < 0x80 }, "\(answer)")
      }
    }
  }

  @Test(arguments: [
    ("מים", "\u{2068}מים\u{2069}"), ("1 بيت", "\u{2068}1 بيت\u{2069}"), ("Բառ", "Բառ"), ("水 вода", "水 вода"),
    ("\u{2068}מים\u{2069}", "\u{2068}מים\u{2069}"),
  ])
  func `a text is isolated once if it has such a letter`(text: String, expected: String) {
    #expect(Isolation.isolated(text) == expected)
  }

  @Test func `each line of a broken text has isolates of its own`() {
    let lines = Isolation.closed(lines: ["a \u{2068}מים", "מים", "מים\u{2069} b"])
    #expect(lines == ["a \u{2068}מים\u{2069}", "\u{2068}מים\u{2069}", "\u{2068}מים\u{2069} b"])
  }
}
