import Testing
import Text
import Wording
@testable import MemoryGame
@testable import MemoryTunes

/// Boards of any game on any terminal.
struct RandomBoardTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `every number and word fits its cell, and the board its terminal`(seed: UInt64) throws {
    let random = try RandomBoard(seed: seed)
    let lines = random.draw()
    let least = random.style.board == .full ? 6 : 2
    #expect(lines.count <= max(least, random.style.height!), "\(random.layout) in \(random.style.height!) rows")
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= random.style.width }, "\(random.layout)")
    try random.layout.form.isFramed ? random.expectFramedCells(lines) : random.expectCells(lines)
  }

  @Test(arguments: 20...100)
  func `a place is the card drawn there, on every board`(width: Int) {
    for cards in stride(from: 4, through: 72, by: 2) {
      let layout = BoardLayout(cards: cards, width: width)
      let rows = stride(from: 0, to: cards, by: layout.columns).map {
        Array($0 + 1...min(cards, $0 + layout.columns))
      }
      #expect(Place.rows(of: cards, columns: layout.columns) == rows.count)
      for (index, row) in rows.enumerated() { #expect(layout.cards(inRow: index + 1).elementsEqual(row)) }
      for row in -1...rows.count + 1 {
        let there = row < 0 ? rows.last! : row > 0 && row <= rows.count ? rows[row - 1] : []
        for column in -1...layout.columns + 1 {
          let card = column < 0 ? there.last : column > 0 && column <= there.count ? there[column - 1] : nil
          let place = Place.at(
            row: row < 0 ? .last : .number(row), column: column < 0 ? .last : .number(column))
          #expect(place.card(of: cards, columns: layout.columns, first: nil) == card, "\(place) of \(layout)")
          guard row >= 0, column >= 0 else { continue }
          let beside = Place.beside(rows: row - rows.count, columns: column - 1)
          #expect(beside.card(of: cards, columns: layout.columns, first: rows.last![0]) == card, "\(beside)")
        }
      }
    }
  }

  @Test(arguments: 0..<120 as Range<UInt64>)
  func `a row is hidden only if no form shows all cards`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let (width, height) = (20 + chance.below(100), 1 + chance.below(50))
    let cards = 4 + 2 * chance.below(chance.pick([10, 60, 500]))
    let size = chance.pick([BoardSize.auto, .small])
    let layout = BoardLayout(cards: cards, width: width, height: height, size: size)
    let perRow = (cards + height - 1) / height
    let fits = perRow * ("\(cards)".count + 2) <= width
    #expect((layout.rowsDrawn == nil) == fits, "\(layout) at \(width) x \(height)")
    let taller = BoardLayout(cards: cards, width: width, height: height + 1 + chance.below(3), size: size)
    // Instead of more lines, cards may get more columns.
    #expect(
      taller.form <= max(.full, layout.form) && (taller.rowsDrawn == nil || !fits), "\(layout), \(taller)")
  }
}

/// The board of a random game on a random terminal.
private struct RandomBoard {
  let board: Board
  let deck: Deck
  let style: Style
  let layout: BoardLayout

  /// A board on a terminal of at least twenty columns and two rows, in the middle of a game.
  init(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let pieces = ["Love", "夜に駆ける", "(", "e\u{301}", "🎵", "Шымарык", "ö", "99", "Wanna Be Startin'", "각", "-"]
    let pairs = 2 + chance.below(chance.pick([8, 30, 318]))
    let titles = (1...pairs).map { index in
      (0...chance.below(6)).map { _ in chance.pick(pieces) }.joined(separator: chance.pick(["", " "]))
        + "\(index)"
    }
    deck = try Deck(
      .file(name: "random"), file: Array(titles.map { "\($0)\t\(chance.pick(titles))\n" }.joined().utf8))
    var board = Board(faces: Deal(deckSize: pairs, pairs: pairs, seed: seed).faces)
    for card in board.cards where chance.below(5) == 0 {
      _ = try? board.flip(card)
      if chance.below(2) == 0 { _ = try? board.flip(board.mate(of: card)) }
    }
    self.board = board
    var style = Style()
    style.width = 20 + chance.below(chance.pick([30, 80, 180]))
    style.height = 2 + chance.below(chance.pick([10, 30, 70]))
    style.frame = chance.pick([.ascii, .box])
    style.language = chance.pick(Language.allCases)
    style.board = chance.pick([.auto, .auto, .small, .full])
    self.style = style
    layout = BoardLayout(cards: 2 * pairs, width: style.width, height: style.height, size: style.board)
  }

  func draw() -> [String] {
    var view = BoardView(deck: deck, faces: board.faces, layout: layout, style: style)
    let text = String(decoding: Output.text { view.draw(board, into: &$0) }, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The part of a line that begins at a column and is this wide.
  private func cell(_ line: String, at column: Int, width: Int) throws -> String {
    let before = DisplayWidth.prefix(of: line, width: column)
    try #require(DisplayWidth.of(String(before)) == column, "\(column): \(line)")
    let cell = String(DisplayWidth.prefix(of: String(line[before.endIndex...]), width: width))
    try #require(DisplayWidth.of(cell) == width, "\(column): \(line)")
    return cell
  }

  func expectFramedCells(_ lines: [String]) throws {
    let (width, count) = (layout.cellWidth, layout.form.cardLines)
    for (index, row) in layout.rowsToDraw(of: board, news: []).enumerated() {
      let (top, text) = (lines[index * (count + 1)], lines[(index * (count + 1) + 1)...].prefix(count))
      for (column, card) in layout.cards(inRow: row).enumerated() {
        let start = column * (width + 1)
        let mark = try cell(top, at: start + 1, width: width)
        let inner = try text.map { try cell($0, at: start + 1, width: width) }
        for line in text {
          #expect(try cell(line, at: start, width: 1) == style.frame.vertical, "\(line)")
          #expect(try cell(line, at: start + width + 1, width: 1) == style.frame.vertical, "\(line)")
        }
        let look = CardLook.of(card, on: board, news: [])
        if look == .down {
          #expect(mark.allSatisfy { String($0) == style.frame.horizontal }, "\(mark)")
          let back = style.hasBacks ? Character(style.back) : " "
          #expect(inner.joined(separator: " ").split { " \(back)".contains($0) } == ["\(card)"], "\(inner)")
          #expect(inner.joined().contains(back) || layout.cellWidth < 6, "\(inner)")
        } else {
          let digits = String(board.faces.count).count
          let isNarrow = layout.cellWidth < digits + 3 + DisplayWidth.of(look.word(style.words))
          let isBrief = look == .found && board.matchedPairs > 10
          let word = isBrief || isNarrow ? look.mark : look.word(style.words)
          #expect(mark.contains(" \(card) \(word) "), "\(mark)")
          #expect(inner.allSatisfy { $0.hasPrefix(" ") && $0.hasSuffix(" ") }, "\(inner)")
        }
      }
    }
  }

  func expectCells(_ lines: [String]) throws {
    for (line, row) in zip(lines, layout.rowsToDraw(of: board, news: [])) {
      let cards = layout.cards(inRow: row)
      let missing = max(0, cards.count * layout.cellWidth - DisplayWidth.of(line))
      let whole = line + String(repeating: " ", count: missing)
      for (column, card) in cards.enumerated() {
        let cell = try cell(whole, at: column * layout.cellWidth, width: layout.cellWidth)
        let look = CardLook.of(card, on: board, news: [])
        let number = String(repeating: " ", count: "\(layout.cards)".count - "\(card)".count) + "\(card)"
        let dot = style.frame == .box ? "·" : "."
        let mark = look == .down ? layout.form == .marks ? dot : " " + dot : look.mark
        #expect(cell.hasPrefix(number + mark) && cell.hasSuffix(" "), "\(cell)")
        if look == .down || layout.form == .marks {
          #expect(cell.dropFirst((number + mark).count).allSatisfy { $0 == " " })
        }
      }
    }
  }
}
