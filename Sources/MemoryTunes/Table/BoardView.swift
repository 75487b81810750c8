import MemoryGame

/// Draws boards of one game, at one width and in one style. It is made when one of these changes and keeps what
/// they alone decide, so that drawing a board is copying text.
///
/// A card that lies face down shows its number in the middle. One that is face up shows its tune, and in its
/// frame the number and a word: `up` or `found`.
struct BoardView {
  private static let found = "found"
  /// The columns that a mark takes beside the number, with the blanks and the piece of frame around it.
  static var widestMark: Int { 4 + found.utf8.count }

  let layout: BoardLayout
  private let style: Style
  private let labels: CardLabels
  private let blank: [UInt8]
  private let horizontal: [UInt8]
  private let vertical: [UInt8]

  init(deck: Deck, faces: [UInt32], style: Style) {
    layout = BoardLayout(cards: faces.count, width: style.width)
    self.style = style
    labels = CardLabels(
      deck: deck, faces: faces, width: layout.cellWidth - 2, style: style)
    blank = Array(repeating: UInt8(ascii: " "), count: layout.cellWidth)
    horizontal = Array(String(repeating: style.frame.horizontal, count: layout.cellWidth).utf8)
    vertical = Array(style.frame.vertical.utf8)
  }

  func draw(_ board: Board, into output: inout Output) {
    for row in 1...layout.rows {
      drawFrame(above: row, of: board, into: &output)
      for line in 0..<CardLabels.lines {
        for card in layout.cards(inRow: row) {
          output.append(contentsOf: vertical)
          draw(line, of: card, on: board, into: &output)
        }
        drawGap(inRow: row, into: &output)
        output.append(contentsOf: vertical)
        output.endLine()
      }
    }
    drawFrame(above: layout.rows + 1, of: board, into: &output)
  }

  private enum Look {
    case down, up, matched

    var color: Style.Color? {
      switch self {
      case .down: nil
      case .up: .bold
      case .matched: .green
      }
    }
  }

  private func look(of card: Int, on board: Board) -> Look {
    board.isMatched(card) ? .matched : board.isUp(card) ? .up : .down
  }

  private func draw(_ line: Int, of card: Int, on board: Board, into output: inout Output) {
    let look = look(of: card, on: board)
    if look == .down {
      if line == CardLabels.lines / 2 { return drawNumber(card, into: &output) }
      return output.append(contentsOf: blank)
    }
    output.append(" ")
    output.append(style.begin(look.color))
    output.append(contentsOf: labels.line(line, of: board.faces[card - 1]))
    output.append(style.end(look.color))
    output.append(" ")
  }

  private func drawNumber(_ card: Int, into output: inout Output) {
    let digits = digits(card)
    let before = (layout.cellWidth - digits) / 2
    output.append(contentsOf: blank[..<before])
    output.append(card)
    output.append(contentsOf: blank[..<(layout.cellWidth - digits - before)])
  }

  private func digits(_ card: Int) -> Int {
    var digits = 1
    var bound = 10
    while card >= bound {
      digits += 1
      bound *= 10
    }
    return digits
  }

  /// What is left of a last row that has fewer cards than the others.
  private func drawGap(inRow row: Int, into output: inout Output) {
    let missing = layout.columns - layout.cards(inRow: row).count
    guard missing > 0 else { return }
    output.append(contentsOf: vertical)
    for place in 0..<missing {
      if place > 0 { output.append(" ") }
      output.append(contentsOf: blank)
    }
  }

  /// The frame between a row and the one above it, with the marks of the cards below it.
  private func drawFrame(above row: Int, of board: Board, into output: inout Output) {
    let cards = layout.cards(inRow: row)
    let last = layout.columns
    for column in 0...last {
      output.append(
        style.frame.corner(
          up: hasVertical(column, row: row - 1), down: hasVertical(column, row: row),
          left: column > 0, right: column < last))
      if column < cards.count {
        drawMark(of: cards.lowerBound + column, on: board, into: &output)
      } else if column < last {
        output.append(contentsOf: horizontal)
      }
    }
    output.endLine()
  }

  /// Whether a row of cards has a frame to the left of a column. The right end of the board counts as a column.
  private func hasVertical(_ column: Int, row: Int) -> Bool {
    let cards = layout.cards(inRow: row).count
    return cards > 0 && (column <= cards || column == layout.columns)
  }

  private func drawMark(of card: Int, on board: Board, into output: inout Output) {
    let look = look(of: card, on: board)
    guard look != .down else { return output.append(contentsOf: horizontal) }
    let word = look == .matched ? Self.found : "up"
    let step = horizontal.count / layout.cellWidth
    output.append(contentsOf: horizontal[..<step])
    output.append(" ")
    output.append(style.begin(look.color))
    output.append(card)
    output.append(" ")
    output.append(word)
    output.append(style.end(look.color))
    output.append(" ")
    let rest = layout.cellWidth - 4 - digits(card) - word.utf8.count
    output.append(contentsOf: horizontal[..<(rest * step)])
  }
}
