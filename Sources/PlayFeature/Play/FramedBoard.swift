import MemoryCore
import MemoryGame
import Text

/// Draws boards with framed cards.
///
/// A face-down card shows its number in the middle, or on the first of two lines. A face-up card shows its
/// tune, with the number and a word in its frame. The text of an unchanged row is reused.
struct FramedBoard {
  private let layout: BoardLayout
  private let labels: CardLabels
  private let style: Style
  private let blank: [UInt8]
  private let horizontal: [UInt8]
  private let vertical: [UInt8]
  /// The word of each state, and its width in columns.
  private let marks: [CardLook: (word: [UInt8], width: Int)]
  /// The same with the name of the player who has the card, by seat.
  private let owned: [CardLook: [(word: [UInt8], width: Int)]]
  /// The seats of the players who have the cards; empty in a game of one.
  private var owners: [Int?] = []
  /// The rows as last drawn, with the frame above each; empty for a board too large to keep.
  private var kept: [KeptRow]

  private struct KeptRow {
    var looks: [CardLook] = []
    var owners: ArraySlice<Int?> = []
    var text: [UInt8] = []
  }

  /// The text of more cards is not worth its memory.
  private static let mostKept = 1024

  /// `names` are those of the players; none in a game of one.
  init(layout: BoardLayout, labels: CardLabels, names: [String] = [], style: Style) {
    self.layout = layout
    self.labels = labels
    self.style = style
    blank = Array(repeating: UInt8(ascii: " "), count: layout.cellWidth)
    marks = Dictionary(
      uniqueKeysWithValues: [.up, .found, .pair].map { (look: CardLook) in
        let word = look.word(style.words)
        return (look, (Array(word.utf8), DisplayWidth.of(word)))
      })
    let room = layout.cellWidth - 4 - layout.cards.digits
    owned = Dictionary(
      uniqueKeysWithValues: [.found, .pair].map { (look: CardLook) in
        (
          look,
          look.words(style.words, of: names, width: room).map { (Array($0.utf8), DisplayWidth.of($0)) }
        )
      })
    horizontal = Array(String(repeating: style.frame.horizontal, count: layout.cellWidth).utf8)
    kept = layout.cards <= Self.mostKept ? Array(repeating: KeptRow(), count: layout.rows) : []
    vertical = Array((style.begin(.dim) + style.frame.vertical + style.end(.dim)).utf8)
  }

  mutating func draw(_ board: Board, news: [Int], owners: [Int?] = [], into output: inout Output) {
    self.owners = owners
    let rows = layout.rowsToDraw(of: board, news: news)
    for row in rows {
      if kept.isEmpty {
        draw(row, of: board, news, into: &output)
      } else {
        keep(row, of: board, news)
        output.append(contentsOf: kept[row - 1].text)
      }
    }
    drawFrame(above: (rows.last ?? 0) + 1, isEnd: true, of: board, news, into: &output)
  }

  /// Draws a row again if one of its cards changed.
  private mutating func keep(_ row: Int, of board: Board, _ news: [Int]) {
    let cards = layout.cards(inRow: row)
    let looks = kept[row - 1].looks
    let owners = owners.isEmpty ? [] : owners[(cards.lowerBound - 1)..<(cards.upperBound - 1)]
    if looks.count == cards.count, kept[row - 1].owners == owners,
      zip(cards, looks).allSatisfy({ $1 == CardLook.of($0, on: board, news: news) })
    {
      return
    }
    kept[row - 1].looks = cards.map { CardLook.of($0, on: board, news: news) }
    kept[row - 1].owners = owners
    kept[row - 1].text = Output.text { draw(row, of: board, news, into: &$0) }
  }

  /// A row, and the frame above it.
  private func draw(_ row: Int, of board: Board, _ news: [Int], into output: inout Output) {
    drawFrame(above: row, of: board, news, into: &output)
    for line in 0..<labels.lines {
      for card in layout.cards(inRow: row) {
        output.append(contentsOf: vertical)
        draw(line, of: card, on: board, news, into: &output)
      }
      drawGap(inRow: row, into: &output)
      output.append(contentsOf: vertical)
      output.endLine()
    }
  }

  private func draw(_ line: Int, of card: Int, on board: Board, _ news: [Int], into output: inout Output) {
    let look = CardLook.of(card, on: board, news: news)
    if look == .down {
      if line == (labels.lines - 1) / 2 { return drawNumber(card, into: &output) }
      return output.append(contentsOf: blank)
    }
    output.append(" ")
    output.append(style.begin(look.color))
    output.append(contentsOf: labels.line(line, of: card, on: board))
    output.append(style.end(look.color))
    output.append(" ")
  }

  private func drawNumber(_ card: Int, into output: inout Output) {
    let digits = card.digits
    let before = (layout.cellWidth - digits) / 2
    output.append(contentsOf: blank[..<before])
    output.append(card)
    output.append(contentsOf: blank[..<(layout.cellWidth - digits - before)])
  }

  /// The gap in an incomplete last row.
  private func drawGap(inRow row: Int, into output: inout Output) {
    let missing = layout.columns - layout.cards(inRow: row).count
    guard missing > 0 else { return }
    output.append(contentsOf: vertical)
    for index in 0..<missing {
      if index > 0 { output.append(" ") }
      output.append(contentsOf: blank)
    }
  }

  /// The frame between two rows, with the marks of the cards below it.
  private func drawFrame(
    above row: Int, isEnd: Bool = false, of board: Board, _ news: [Int], into output: inout Output
  ) {
    // Below the last row drawn, there are no cards to mark.
    let cards = isEnd ? 1..<1 : layout.cards(inRow: row)
    let last = layout.columns
    output.append(style.begin(.dim))
    for column in 0...last {
      output.append(
        style.frame.corner(
          up: hasVertical(column, row: row - 1), down: !isEnd && hasVertical(column, row: row),
          left: column > 0, right: column < last))
      if column < cards.count {
        drawMark(of: cards.lowerBound + column, on: board, news, into: &output)
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

  private func drawMark(of card: Int, on board: Board, _ news: [Int], into output: inout Output) {
    let look = CardLook.of(card, on: board, news: news)
    let owner = owners.isEmpty ? nil : owners[card - 1]
    guard let mark = owner.flatMap({ owned[look]?[$0] }) ?? marks[look] else {
      return output.append(contentsOf: horizontal)
    }
    let step = horizontal.count / layout.cellWidth
    output.append(contentsOf: horizontal[..<step])
    output.append(" ")
    output.append(style.end(.dim))
    output.append(style.begin(look.color))
    output.append(card)
    output.append(" ")
    output.append(contentsOf: mark.word)
    output.append(style.end(look.color))
    output.append(style.begin(.dim))
    output.append(" ")
    let rest = layout.cellWidth - 4 - card.digits - mark.width
    output.append(contentsOf: horizontal[..<(rest * step)])
  }
}

extension Int {
  /// The number of decimal digits.
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
