import Testing
import Wording
@testable import MemoryTunes

@testable import MemoryGame
import Text

/// The texts of face-up cards.
struct CardLabelsTests {
  private func lines(
    _ tunes: [(String, String)], halves: [Half]? = nil, width: Int, count: Int, card: Int = 1,
    isFound: Bool = false
  ) throws -> [String] {
    let rows = tunes.map { $0.1.isEmpty ? "\($0.0)\n" : "\($0.0)\t\($0.1)\n" }.joined()
    let deck = try Deck(name: "test", file: Array(rows.utf8))
    let labels = CardLabels(
      deck: deck, faces: [0, 0, 1, 1], halves: halves, width: width, lines: count, style: Style())
    return (0..<count).map { String(decoding: labels.line($0, of: card, isFound: isFound), as: UTF8.self) }
  }

  @Test(arguments: [
    ("水 (shuǐ)", "水"), ("肉 (ròu)", "肉 (ròu)"), ("(Reapers)", "(Reapers"), ("牛奶 (niúnǎi)", "牛奶"),
  ])
  func `a narrow label shows no part of a note in brackets`(word: String, label: String) throws {
    #expect(
      try lines([(word, ""), ("cat", "")], width: 8, count: 1)[0].filter { $0 != " " }
        == label.filter { $0 != " " })
  }

  @Test(arguments: [6, 10, 20], [2, 3, 4])
  func `a half that fits its line is on the same one when its pair is found`(width: Int, count: Int) throws {
    for (title, artist) in [("дом", "house"), ("быть или не быть", "to be"), ("да", "yes, of course")] {
      let tunes = [(title, artist), ("кот", "cat")]
      let halves: [Half] = [.first, .second, .first, .second]
      for (card, half) in [(1, title), (2, artist)] where DisplayWidth.of(half) <= width {
        let up = try lines(tunes, halves: halves, width: width, count: count, card: card)
        let found = try lines(tunes, halves: halves, width: width, count: count, card: card, isFound: true)
        let row = try #require(up.firstIndex { $0.hasPrefix(half) })
        #expect(found[row] == up[row] && up.count { $0.contains { $0 != " " } } == 1, "\(up) \(found)")
      }
    }
  }
}
