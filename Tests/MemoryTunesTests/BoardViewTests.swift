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

  @Test func `a board is redrawn for a window of another width`() {
    let transcript = Transcript()
    transcript.play("play 8")
    for width in [80, 40, 80] {
      transcript.session.text!.resize(width: width, height: 100)
      let widest = transcript.play("show").split(separator: "\n").map { DisplayWidth.of(String($0)) }.max()
      #expect(widest.map { (width / 2 + 1...width).contains($0) } == true, "\(width)")
    }
  }

  @Test(arguments: [20, 40, 80, 81, 132, 300], [0, 1, 2, 3])
  func `all lines of a board have the same width and fit the terminal`(width: Int, styleNumber: Int) throws {
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

  @Test func `a face-down card shows only its number`() throws {
    var board = Board(faces: [0, 1, 0, 1])
    _ = try board.flip(1)
    let text = lines(board, Self.deck([("Up", "Here"), ("Down", "There")]), Style()).joined(separator: "\n")
    #expect(text.contains("1 up") && text.contains("Up") && text.contains("Here"))
    #expect(!text.contains("Down") && !text.contains("There"))
    for card in 2...4 { #expect(text.contains(" \(card) ")) }
  }

  @Test func `matched cards differ from turned ones without color`() throws {
    var board = Board(faces: [0, 0, 1, 1])
    _ = try board.flip(1)
    let turned = lines(board, Self.hard, Style())
    _ = try board.flip(2)
    let matched = lines(board, Self.hard, Style())
    #expect(turned[0].contains("1 up") && matched[0].contains("1 found") && matched[0].contains("2 found"))
  }

  @Test func `a board with cached rows equals one that is drawn from scratch`() throws {
    let deck = Self.deck((1...9).map { ("Title \($0)", "Artist") })
    var generator = SplitMix64(seed: 7)
    let deal = Deal(deckSize: 9, pairs: 9, seed: 7)
    for style in Self.styles {
      let layout = BoardLayout(cards: 18, width: style.width, height: nil, size: style.board)
      func view() -> BoardView { BoardView(deck: deck, faces: deal.faces, layout: layout, style: style) }
      var kept = view()
      var board = Board(faces: deal.faces)
      while !board.isFinished {
        let card = 1 + generator.below(18)
        guard (try? board.flip(card)) != nil else { continue }
        let news = generator.below(2) == 0 ? [card] : []
        var new = view()
        #expect(
          Output.text { kept.draw(board, news: news, into: &$0) }
            == Output.text { new.draw(board, news: news, into: &$0) })
      }
    }
  }

  @Test func `a pair just found is marked`() throws {
    var board = Board(faces: [0, 0, 1, 1])
    for card in 1...4 { _ = try board.flip(card) }
    for (size, height, earlier, new) in [
      (BoardSize.full, nil, "1 found", "3 pair!"), (.small, nil, "1 found", "3 pair!"), (.auto, 2, "1=", "3!"),
    ] {
      let layout = BoardLayout(cards: 4, width: 80, height: height, size: size)
      var view = BoardView(deck: Self.hard, faces: board.faces, layout: layout, style: Style())
      let text = Output.text { view.draw(board, news: [3, 4], into: &$0) }
      let lines = String(decoding: text, as: UTF8.self)
      #expect(lines.contains(earlier) && lines.contains(new) && !lines.contains("3 found"))
    }
  }

  @Test(arguments: [20, 30, 40, 80, 200], [2, 3, 5, 8, 20, 60])
  func `a board fits its terminal and shows the cards that are up`(width: Int, height: Int) throws {
    let deck = Self.deck((1...60).map { ("Title \($0)", "Artist") })
    for style in Self.styles {
      var style = style
      style.width = width
      for pairs in [2, 8, 15, 60] {
        var board = Board(faces: Deal(deckSize: 60, pairs: pairs, seed: UInt64(pairs)).faces)
        for card in stride(from: 1, through: board.faces.count, by: max(1, pairs / 4)) {
          guard (try? board.flip(card)) != nil else { continue }
          let lines = lines(board, deck, style, height: height)
          #expect(lines.count <= height && lines.allSatisfy { DisplayWidth.of($0) <= width })
          let isNamed = lines.contains { $0.contains("\(card) up") || $0.contains("\(card)*") }
          #expect(isNamed || board.isMatched(card), "\(card) of \(pairs) pairs: \(lines)")
        }
      }
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

  @Test func `eight pairs fit in 24 lines with message and prompt`() {
    let board = Board(faces: Deal(deckSize: 15, pairs: 8, seed: 1).faces)
    let head = 1
    let noticeAndPrompt = 3
    #expect(lines(board, Self.hard, Style()).count + head + noticeAndPrompt <= 24)
  }
}
