import Testing

@testable import MemoryGame
@testable import MemoryTunes

struct BoardViewTests {
  private static func deck(_ tunes: [(String, String)]) -> Deck {
    try! Deck(name: "test", file: Array(tunes.map { "\($0)\t\($1)\n" }.joined().utf8))
  }

  /// Titles that are hard to fit and to tell from one another.
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

  private func lines(_ board: Board, _ deck: Deck, _ style: Style) -> [String] {
    var text: [UInt8] = []
    var output = Output { text += $0 }
    BoardView(deck: deck, faces: board.faces, style: style).draw(board, into: &output)
    output.flush()
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map {
      String($0.replacing(/\u{1B}\[[0-9]*m/.matchingSemantics(.unicodeScalar), with: ""))
    }
  }

  @Test(arguments: [20, 40, 80, 81, 132, 300], [0, 1, 2, 3])
  func `all lines of a board are equally wide and fit the terminal`(width: Int, styleNumber: Int) throws {
    var style = Self.styles[styleNumber]
    style.width = width
    var board = Board(faces: Deal(deckSize: Self.hard.count, pairs: Self.hard.count, seed: 1).faces)
    for card in board.cards {
      _ = try? board.flip(card)
      let widths = Set(lines(board, Self.hard, style).map(DisplayWidth.of))
      #expect(widths.count == 1 && widths.first! <= width)
    }
  }

  @Test(arguments: [20, 40, 80, 200], [0, 1, 2])
  func `no two tunes look the same`(width: Int, styleNumber: Int) {
    var style = Self.styles[styleNumber]
    style.width = width
    let faces = (0..<UInt32(Self.hard.count)).flatMap { [$0, $0] }
    let cellWidth = BoardLayout(cards: faces.count, width: width).cellWidth - 2
    let labels = CardLabels(deck: Self.hard, faces: faces, width: cellWidth, style: style)
    let looks = Set(faces.map { face in (0..<CardLabels.lines).map { Array(labels.line($0, of: face)) } })
    #expect(looks.count == Self.hard.count)
  }

  @Test func `a face-down card shows its number and nothing of its tune`() throws {
    var board = Board(faces: [0, 1, 0, 1])
    _ = try board.flip(1)
    let text = lines(board, Self.deck([("Up", "Here"), ("Down", "There")]), Style()).joined(separator: "\n")
    #expect(text.contains("1 up") && text.contains("Up") && text.contains("Here"))
    #expect(!text.contains("Down") && !text.contains("There"))
    for card in 2...4 { #expect(text.contains(" \(card) ")) }
  }

  @Test func `matched cards look different from turned ones without color`() throws {
    var board = Board(faces: [0, 0, 1, 1])
    _ = try board.flip(1)
    let turned = lines(board, Self.hard, Style())
    _ = try board.flip(2)
    let matched = lines(board, Self.hard, Style())
    #expect(turned[0].contains("1 up") && matched[0].contains("1 found") && matched[0].contains("2 found"))
  }

  /// (cards, width, columns, rows)
  @Test(arguments: [
    (16, 80, 4, 4), (4, 80, 2, 2), (6, 80, 3, 2), (8, 80, 4, 2), (10, 80, 4, 3), (12, 80, 4, 3), (20, 80, 5, 4),
    (36, 80, 6, 6), (120, 80, 6, 20), (16, 50, 3, 6), (16, 30, 2, 8), (16, 10, 1, 16), (16, 200, 4, 4),
    (1_000_000, 80, 4, 250_000),
  ])
  func `a board is near square where there is room`(cards: Int, width: Int, columns: Int, rows: Int) {
    let layout = BoardLayout(cards: cards, width: width)
    #expect(layout.columns == columns && layout.rows == rows)
  }

  @Test func `eight pairs fit 24 lines together with notice and prompt`() {
    let board = Board(faces: Deal(deckSize: 15, pairs: 8, seed: 1).faces)
    let head = 1
    let noticeAndPrompt = 3
    #expect(lines(board, Self.hard, Style()).count + head + noticeAndPrompt <= 24)
  }
}
