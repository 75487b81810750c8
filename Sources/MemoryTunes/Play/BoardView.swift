import MemoryGame
import Text
import Wording

/// Draws boards of one game in one layout and style. It is created when one of these changes.
///
/// A framed card that is face down shows its number in the middle, or on the first of two lines. A face-up card
/// shows its tune, with the number and a word in its frame. Without frames, a row is a line, and in it for each
/// card its number, a mark and, if there is space and it is up, its tune. The text of an unchanged row is kept:
/// without that, a line in text would take a ninth more instructions.
struct BoardView {
  let layout: BoardLayout
  private let style: Style
  /// Nil if numbers and marks are all that is drawn.
  private let labels: CardLabels?
  /// The names or letters of the players; none in a game of one.
  private let owners: [String]
  /// The words of looks in frames, by raw value.
  private let words: [String]
  private let blank: [UInt8]
  private let horizontal: [UInt8]
  private let vertical: [UInt8]
  /// The rows as last drawn, with the frame above each; empty for a board too large to keep.
  private var kept: [(cells: [Cell], text: [UInt8])]

  /// The text of more cards is not worth its memory.
  private static let mostKept = 1024

  /// With more pairs, found cards have a mark in place of a word in their frames.
  private static let mostInWords = 10

  /// What is shown of a card.
  private struct Cell: Equatable {
    let card: Int
    let look: CardLook
    /// In a game of several, the seat of the player who has the card.
    let owner: Int?
    let isInWords: Bool
  }

  /// `owners`: the names or letters of the players in a game of several.
  init(
    deck: Deck, faces: [UInt32], halves: [Half]? = nil, owners: [String] = [], layout: BoardLayout, style: Style
  ) {
    (self.layout, self.owners, self.style) = (layout, owners, style)
    labels =
      layout.form == .marks
      ? nil
      : CardLabels(
        deck: deck, faces: faces, halves: halves, width: layout.labelWidth, lines: layout.form.cardLines,
        style: style)
    words = CardLook.allCases.map { $0.word(style.words) }
    blank = Array(repeating: UInt8(ascii: " "), count: layout.cellWidth)
    horizontal = Array(String(repeating: style.frame.horizontal, count: layout.cellWidth).utf8)
    vertical = Array((style.begin(.dim) + style.frame.vertical + style.end(.dim)).utf8)
    kept = layout.cards <= Self.mostKept ? Array(repeating: ([], []), count: layout.rows) : []
  }

  /// `news`: the cards just matched. `owners`: the seats of the players who have the cards, in a game of
  /// several.
  mutating func draw(_ board: Board, news: [Int] = [], owners: [Int?] = [], into output: inout Output) {
    let rows = layout.rowsToDraw(of: board, news: news)
    let isInWords = board.matchedPairs <= Self.mostInWords
    for row in rows {
      let cells = layout.cards(inRow: row).map { card in
        Cell(
          card: card, look: .of(card, on: board, news: news), owner: owners.isEmpty ? nil : owners[card - 1],
          isInWords: isInWords)
      }
      if kept.isEmpty {
        draw(row, cells, into: &output)
      } else {
        if kept[row - 1].cells != cells {
          kept[row - 1] = (cells, Output.text { draw(row, cells, into: &$0) })
        }
        output.append(contentsOf: kept[row - 1].text)
      }
    }
    if layout.form.isFramed { drawFrame(above: (rows.last ?? 0) + 1, isEnd: true, [], into: &output) }
    let hidden = rows.reduce(layout.cards) { $0 - layout.cards(inRow: $1).count }
    if hidden > 0 {
      let note = style.words.cardsNotShown(count: hidden)
      let isShort = DisplayWidth.of(note) <= style.width
      output.paragraph(isShort ? note : style.words.cardsMore(count: hidden), style: style, color: .dim)
    } else if layout.hasLegend, DisplayWidth.of(style.words.boardLegend) <= style.width {
      output.paragraph(style.words.boardLegend, style: style, color: .dim)
    }
  }

  /// A row and, with frames, the frame above it.
  private func draw(_ row: Int, _ cells: [Cell], into output: inout Output) {
    guard layout.form.isFramed, let labels else {
      for (index, cell) in cells.enumerated() {
        drawUnframed(cell, isLast: index == cells.count - 1, into: &output)
      }
      return output.endLine()
    }
    drawFrame(above: row, cells, into: &output)
    for line in 0..<labels.lines {
      for cell in cells {
        output.append(contentsOf: vertical)
        draw(line, of: cell, labels, into: &output)
      }
      // The gap of the cards that an incomplete last row lacks.
      let missing = layout.columns - cells.count
      if missing > 0 {
        output.append(contentsOf: vertical)
        output.append(" ", times: missing * (layout.cellWidth + 1) - 1)
      }
      output.append(contentsOf: vertical)
      output.endLine()
    }
  }

  private func draw(_ line: Int, of cell: Cell, _ labels: CardLabels, into output: inout Output) {
    guard cell.look == .down else {
      let color = cell.look.color(owner: cell.owner)
      output.append(byte: UInt8(ascii: " "))
      output.append(style.begin(color))
      output.append(contentsOf: labels.line(line, of: cell.card, isFound: cell.look.isFound))
      output.append(style.end(color))
      return output.append(byte: UInt8(ascii: " "))
    }
    guard line == (labels.lines - 1) / 2 else { return output.append(contentsOf: blank) }
    let digits = cell.card.digits
    let before = (layout.cellWidth - digits) / 2
    let after = layout.cellWidth - digits - before
    guard style.hasBacks, before > 1 else {
      output.append(contentsOf: blank[..<before])
      output.append(cell.card)
      return output.append(contentsOf: blank[..<after])
    }
    // A blank on both sides of the number, and at the sides of the cell.
    let signs = max(1, min(before - 2, 2))
    output.append(contentsOf: blank[..<(before - 1 - signs)])
    drawBack(signs, into: &output)
    output.append(byte: UInt8(ascii: " "))
    output.append(cell.card)
    output.append(byte: UInt8(ascii: " "))
    drawBack(signs, into: &output)
    output.append(contentsOf: blank[..<(after - 1 - signs)])
  }

  private func drawBack(_ signs: Int, into output: inout Output) {
    output.append(style.begin(.dim))
    output.append(style.back, times: signs)
    output.append(style.end(.dim))
  }

  private func drawUnframed(_ cell: Cell, isLast: Bool, into output: inout Output) {
    let (look, digits) = (cell.look, layout.cards.digits)
    let color = look.color(owner: cell.owner)
    // A card found earlier has its owner in place of its tune or, without tunes, of its mark.
    let name = look == .found ? cell.owner.map { owners[$0] } : nil
    output.append(" ", times: digits - cell.card.digits)
    output.append(style.begin(color))
    output.append(cell.card)
    guard let labels else {
      output.append(look == .down ? style.faceDown : name ?? look.mark)
      output.append(style.end(color))
      return output.append(" ", times: isLast ? 0 : layout.cellWidth - digits - 1)
    }
    output.append(look.mark)
    switch (look, name) {
    case (.down, _): output.append(style.faceDown)
    case (_, let name?): output.append(name.padded(to: layout.labelWidth))
    case (_, nil): output.append(contentsOf: labels.line(0, of: cell.card, isFound: look.isFound))
    }
    if !isLast { output.append(" ", times: look == .down ? layout.labelWidth : 1) }
    output.append(style.end(color))
  }

  /// The frame above a row, or below the last one drawn, with the marks of the cards below it.
  private func drawFrame(above row: Int, isEnd: Bool = false, _ cells: [Cell], into output: inout Output) {
    let last = layout.columns
    output.append(style.begin(.dim))
    for column in 0...last {
      output.append(
        style.frame.corner(
          up: hasVertical(column, row: row - 1), down: !isEnd && hasVertical(column, row: row),
          left: column > 0, right: column < last))
      if column < cells.count, cells[column].look != .down {
        drawMark(of: cells[column], into: &output)
      } else if column < last {
        output.append(contentsOf: horizontal)
      }
    }
    output.append(style.end(.dim))
    output.endLine()
  }

  /// Whether a row has a frame to the left of a column. The right end of the board counts as a column.
  private func hasVertical(_ column: Int, row: Int) -> Bool {
    let cards = layout.cards(inRow: row).count
    return cards > 0 && (column <= cards || column == layout.columns)
  }

  /// The number of a face-up card in its frame, and its word or, if it is found, a mark and the owner.
  private func drawMark(of cell: Cell, into output: inout Output) {
    let (look, color) = (cell.look, cell.look.color(owner: cell.owner))
    let owner = look.isFound ? cell.owner.map { look.mark + owners[$0] } : nil
    // In a narrow cell there is no space for words.
    let isNarrow = layout.cellWidth < layout.cards.digits + 3 + DisplayWidth.of(words[look.rawValue])
    let isBrief = look == .found && !cell.isInWords || isNarrow
    let mark = owner ?? (isBrief ? look.mark : words[look.rawValue])
    let step = horizontal.count / layout.cellWidth
    let rest = layout.cellWidth - 3 - cell.card.digits - DisplayWidth.of(mark)
    if rest > 0 { output.append(contentsOf: horizontal[..<step]) }
    output.append(byte: UInt8(ascii: " "))
    output.append(style.end(.dim) + style.begin(color))
    output.append(cell.card)
    output.append(byte: UInt8(ascii: " "))
    output.append(mark)
    output.append(style.end(color) + style.begin(.dim))
    output.append(byte: UInt8(ascii: " "))
    output.append(contentsOf: horizontal[..<(max(0, rest - 1) * step)])
  }
}
