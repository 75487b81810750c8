import Testing
import Wording
@testable import MemoryTunes

@testable import MemoryGame
import Text

struct BoardViewTests {
  private static func deck(_ tunes: [(String, String)]) -> Deck {
    try! Deck(name: "test", file: Array(tunes.map { "\($0)\t\($1)\n" }.joined().utf8))
  }

  /// Titles that are hard to fit and to tell apart.
  private static let hard = deck(
    [
      ("Symphony No. 5 in C minor, first movement", "Ludwig van Beethoven"),
      ("Symphony No. 5 in C minor, second movement", "Ludwig van Beethoven"),
      ("Symphony No. 5 in C minor, third movement", "Ludwig van Beethoven"),
      ("夜に駆ける夜に駆ける夜に駆ける夜に駆ける", "宇多田ヒカル宇多田ヒカル"),
      ("夜に駆ける夜に駆ける夜に駆ける夜に駆ける 2", "宇多田ヒカル宇多田ヒカル"),
      (
        "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
        "\u{301}"
      ),
      ("🎵🎶🎵🎶🎵🎶🎵🎶🎵🎶🎵🎶", "👩🏽❤️👍🏿"), ("אבגדהוזחטי", "שלום"), ("مرحبا بالعالم", "فيروز"),
      (String(repeating: "x", count: 10_000), "y"), (String(repeating: "x", count: 10_001), "y"),
      ("각각각각각각각각각각각각각각", "\u{1100}\u{1161}\u{11A8}"), ("?", "?"), ("ä", "ö"), ("ö", "ä"),
    ])

  @Test(arguments: [20, 40, 80, 200], [(Frame.ascii, true), (.box, true), (.ascii, false)])
  func `no two tunes look alike`(width: Int, terminal: (frame: Frame, showsUnicode: Bool)) {
    var style = Style()
    (style.width, style.frame, style.showsUnicode) = (width, terminal.frame, terminal.showsUnicode)
    let faces = (0..<UInt32(Self.hard.count)).flatMap { [$0, $0] }
    for lines in 1...3 {
      let labelWidth = BoardLayout(cards: faces.count, width: width).labelWidth
      let labels = CardLabels(deck: Self.hard, faces: faces, width: labelWidth, lines: lines, style: style)
      let looks = Set(
        (1...faces.count).map { card in (0..<lines).map { Array(labels.line($0, of: card, isFound: false)) } })
      #expect(looks.count == Self.hard.count)
    }
  }
}
