import Testing
import Text
import Wording
@testable import MemoryTunes
@testable import MemoryGame

struct BoardViewTests {
  private static func deck(_ tunes: [(String, String)]) -> Deck {
    try! Deck(.file(name: "test"), file: Array(tunes.map { "\($0)\t\($1)\n" }.joined().utf8))
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
        (1...faces.count).map { card in
          (0..<lines).map { Array(labels.line($0, of: card, isFound: false)) }
        })
      #expect(looks.count == Self.hard.count)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `every card that a line turns up is named`(seed: UInt64) {
    let chance = Chance(seed: seed)
    var style = Style()
    (style.width, style.height, style.wrapsPlain) = (40, 15, true)
    style.language = chance.pick(Language.allCases)
    let isPlain = chance.below(2) == 0
    let transcript = Transcript(
      seed: seed, style: style, isTyped: true,
      set: { ($0.values.tunes, $0.values.presentation.board) = (.builtIn, isPlain ? .plain : .auto) })
    transcript.play(lines: [chance.pick(["players you", "players ann ben", "players a b c"]), "play 24"])
    for _ in 0..<40 {
      let board = transcript.state.game.table!.game.board
      // Mostly a card that was turned before, so that pairs are found.
      let cards = (0..<2).map { _ in 1 + chance.below(chance.pick([12, 48])) }
      let line = chance.pick([
        "\(cards[0])", "\(cards[0]) \(cards[1])", "\(cards[0]) \(board.mate(of: cards[0]))",
      ])
      let answer = transcript.play(line).filter { !$0.isWhitespace }
      let table = transcript.state.game.table!
      for card in transcript.state.answer.shownCards.map(\.card.number) {
        // Long titles are cut.
        let name = table.name(of: card, style: style).filter { !$0.isWhitespace }.prefix(4)
        #expect(answer.contains(name), "\(card), \(name), in the answer to '\(line)': \(answer)")
      }
    }
  }

  private func lines(
    _ tunes: [(String, String)], halves: [Half]? = nil, width: Int, count: Int, card: Int = 1,
    isFound: Bool = false
  ) -> [String] {
    let labels = CardLabels(
      deck: Self.deck(tunes), faces: [0, 0, 1, 1], halves: halves, width: width, lines: count, style: Style())
    return (0..<count).map { String(decoding: labels.line($0, of: card, isFound: isFound), as: UTF8.self) }
  }

  @Test func `no line of a title begins with a comma`() {
    let tunes = [("Whenever, Wherever", "Shakira"), ("Rehab", "Amy Winehouse")]
    #expect(lines(tunes, width: 8, count: 3) == ["Whenever", "Wherever", "Shakira "])
  }

  @Test(arguments: [6, 10, 20], [2, 3, 4])
  func `a half is centered, and when its pair is found, each half has a line`(width: Int, count: Int) throws {
    for (title, artist) in [("дом", "house"), ("быть или не быть", "to be"), ("да", "yes, of course")] {
      let tunes = [(title, artist), ("кот", "cat")]
      let halves: [Half] = [.first, .second, .first, .second]
      for (card, half, other) in [(1, title, artist), (2, artist, title)] where DisplayWidth.of(half) <= width {
        let up = lines(tunes, halves: halves, width: width, count: count, card: card)
        let found = lines(tunes, halves: halves, width: width, count: count, card: card, isFound: true)
        #expect(DisplayWidth.of(other) > width || found.contains { $0.hasPrefix(other) }, "\(found)")
        let blanks = width - DisplayWidth.of(half)
        let line = String(repeating: " ", count: blanks / 2) + half
        #expect(up[(count - 1) / 2] == line.padded(to: width), "\(up)")
        #expect(found.contains { $0.hasPrefix(half) }, "\(found)")
        #expect(up.count { $0.contains { $0 != " " } } == 1, "\(up)")
      }
    }
  }
}
