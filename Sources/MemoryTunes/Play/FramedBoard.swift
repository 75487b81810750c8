import MemoryGame
import Text

/// Draws boards with framed cards.
///
/// A face-down card shows its number in the middle, or on the first of two lines. A face-up card shows its
/// tune, with the number and a word in its frame. The text of an unchanged row is kept: without that, a line in
/// text would take a ninth more instructions.
struct FramedBoard {
  private let layout: BoardLayout
  private let labels: CardLabels
  private let style: Style
  private let blank: [UInt8]
  private let horizontal: [UInt8]
  private let vertical: [UInt8]
  /// By the raw value of the look and the variant of the cell.
  private let marks: [[Mark]]
  /// The rows as last drawn, with the frame above each; empty for a board too large to keep.
  private var kept: [(cells: [Cell], text: [UInt8])]

  /// The text of more cards is not worth its memory.
  private static let mostKept = 1024

  /// What is shown of a card.
  private struct Cell: Equatable {
    let card: Int
    let look: CardLook
    /// In a game of several, the seat of the player who has the card. In a game of one, whether so many pairs
    /// are found that a mark says it: 0 or 1.
    let variant: Int
  }

  /// The word of a look in a frame, its width in columns, and the escape sequences of its color.
  private struct Mark {
    let word: [UInt8]
    let width: Int
    let begin: String
    let end: String

    init(_ word: String, color: Style.Color?, style: Style) {
      (self.word, width) = (Array(word.utf8), DisplayWidth.of(word))
      (begin, end) = (style.begin(color), style.end(color))
    }
  }

  /// With more pairs, found cards have a mark in place of a word.
  private static let mostInWords = 10

  /// `owners`: the names or letters of the players; none in a game of one.
  init(layout: BoardLayout, labels: CardLabels, owners: [String] = [], style: Style) {
    self.layout = layout
    self.labels = labels
    self.style = style
    blank = Array(repeating: UInt8(ascii: " "), count: layout.cellWidth)
    horizontal = Array(String(repeating: style.frame.horizontal, count: layout.cellWidth).utf8)
    vertical = Array((style.begin(.dim) + style.frame.vertical + style.end(.dim)).utf8)
    marks = CardLook.allCases.map { look in
      let word = look.word(style.words)
      if owners.isEmpty {
        return [word, look == .found ? look.mark : word].map { Mark($0, color: look.color(), style: style) }
      }
      return owners.indices.map { seat in
        Mark(look.isFound ? look.mark + owners[seat] : word, color: look.color(owner: seat), style: style)
      }
    }
    kept = layout.cards <= Self.mostKept ? Array(repeating: ([], []), count: layout.rows) : []
  }

  /// `owners`: the seats of the players who have the cards; empty in a game of one.
  mutating func draw(_ board: Board, news: [Int], owners: [Int?] = [], into output: inout Output) {
    let rows = layout.rowsToDraw(of: board, news: news)
    let variant = owners.isEmpty && board.matchedPairs > Self.mostInWords ? 1 : 0
    for row in rows {
      let cells = layout.cards(inRow: row).map { card in
        Cell(
          card: card, look: .of(card, on: board, news: news),
          variant: owners.isEmpty ? variant : owners[card - 1] ?? 0)
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
    drawFrame(above: (rows.last ?? 0) + 1, isEnd: true, [], into: &output)
  }

  /// A row, and the frame above it.
  private func draw(_ row: Int, _ cells: [Cell], into output: inout Output) {
    drawFrame(above: row, cells, into: &output)
    for line in 0..<labels.lines {
      for cell in cells {
        output.append(contentsOf: vertical)
        draw(line, of: cell, into: &output)
      }
      drawGap(of: layout.columns - cells.count, into: &output)
      output.append(contentsOf: vertical)
      output.endLine()
    }
  }

  private func draw(_ line: Int, of cell: Cell, into output: inout Output) {
    if cell.look == .down {
      if line == (labels.lines - 1) / 2 { return drawNumber(cell.card, into: &output) }
      return output.append(contentsOf: blank)
    }
    output.append(byte: UInt8(ascii: " "))
    if style.isColored { output.append(marks[cell.look.rawValue][cell.variant].begin) }
    output.append(contentsOf: labels.line(line, of: cell.card, isFound: cell.look.isFound))
    if style.isColored { output.append(marks[cell.look.rawValue][cell.variant].end) }
    output.append(byte: UInt8(ascii: " "))
  }

  private func drawNumber(_ card: Int, into output: inout Output) {
    let digits = card.digits
    let before = (layout.cellWidth - digits) / 2
    output.append(contentsOf: blank[..<before])
    output.append(card)
    output.append(contentsOf: blank[..<(layout.cellWidth - digits - before)])
  }

  /// The gap of the cards that an incomplete last row lacks.
  private func drawGap(of missing: Int, into output: inout Output) {
    guard missing > 0 else { return }
    output.append(contentsOf: vertical)
    for index in 0..<missing {
      if index > 0 { output.append(byte: UInt8(ascii: " ")) }
      output.append(contentsOf: blank)
    }
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
      if column < cells.count {
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

  private func drawMark(of cell: Cell, into output: inout Output) {
    let card = cell.card
    if cell.look == .down { return output.append(contentsOf: horizontal) }
    let mark = marks[cell.look.rawValue][cell.variant]
    let step = horizontal.count / layout.cellWidth
    let rest = layout.cellWidth - 3 - card.digits - mark.width
    if rest > 0 { output.append(contentsOf: horizontal[..<step]) }
    output.append(byte: UInt8(ascii: " "))
    output.append(style.end(.dim))
    output.append(mark.begin)
    output.append(card)
    output.append(byte: UInt8(ascii: " "))
    output.append(contentsOf: mark.word)
    output.append(mark.end)
    output.append(style.begin(.dim))
    output.append(byte: UInt8(ascii: " "))
    output.append(contentsOf: horizontal[..<(max(0, rest - 1) * step)])
  }
}

extension Int {
  var digits: Int {
    var digits = 1
    var bound = 10
    while self >= bound {
      digits += 1
      bound *= 10
    }
    return digits
  }
}
