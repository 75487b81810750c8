import Testing
import Wording
@testable import App
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

  private static var styles: [Style] {
    var box = Style()
    box.frame = .box
    var plain = Style()
    plain.showsUnicode = false
    var colored = box
    colored.isColored = true
    return [Style(), box, plain, colored]
  }

  private func lines(_ board: Board, _ deck: Deck, _ style: Style, height: Int? = nil) -> [String] {
    let layout = BoardLayout(cards: board.faces.count, width: style.width, height: height, size: style.board)
    var view = BoardView(deck: deck, faces: board.faces, layout: layout, style: style)
    var text = String(decoding: Output.text { view.draw(board, into: &$0) }, as: UTF8.self)
    if style.isColored { text.replace(/\u{1B}\[[0-9;]*m/.matchingSemantics(.unicodeScalar), with: "") }
    return text.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [20, 40, 80, 200], [0, 1, 2])
  func `no two tunes look alike`(width: Int, styleNumber: Int) {
    var style = Self.styles[styleNumber]
    style.width = width
    let faces = (0..<UInt32(Self.hard.count)).flatMap { [$0, $0] }
    for lines in 1...3 {
      let labelWidth = BoardLayout(cards: faces.count, width: width).labelWidth
      let labels = CardLabels(deck: Self.hard, faces: faces, width: labelWidth, lines: lines, style: style)
      let looks = Set(
        (1...faces.count).map { card in (0..<lines).map { Array(labels.line($0, of: card, isFound: false)) } })
      #expect(looks.count == Self.hard.count)
    }
  }

  @Test(arguments: [
    (Language.english, "102 more cards are not shown", "105 more"),
    (.russian, "не показаны ещё 102 карточки", "ещё 105"), (.chinese, "还有102张牌未显示", "还有111张"),
  ])
  func `a board that is cut says how many cards are left out`(
    language: Language, note: String, shortNote: String
  ) throws {
    var board = Board(faces: Deal(deckSize: 60, pairs: 60, seed: 1).faces)
    _ = try board.flip(100)
    let deck = Self.deck((1...60).map { ("Title \($0)", "Artist") })
    var style = Style()
    style.language = language
    for (width, note) in [(30, note), (DisplayWidth.of(note) - 1, shortNote)] {
      style.width = width
      let lines = lines(board, deck, style, height: 4)
      #expect(lines.count == 4 && lines.last == note)
      #expect(lines.contains { $0.contains("100*") })
    }
  }

  @Test(arguments: [
    (Language.english, "* up   = found   ! a new pair"), (.russian, "* открыта   = найдена   ! новая пара"),
    (.chinese, "* 翻开   = 已配对   ! 新配对"),
  ])
  func `a board without frames has a legend`(language: Language, legend: String) {
    let deck = Self.deck((1...8).map { ("Title \($0)", "Artist") })
    var style = Style()
    (style.width, style.language) = (40, language)
    let board = Board(faces: Deal(deckSize: 8, pairs: 8, seed: 1).faces)
    let lines = lines(board, deck, style, height: 5)
    #expect(lines.count == 5 && lines.last == legend)
  }
}
