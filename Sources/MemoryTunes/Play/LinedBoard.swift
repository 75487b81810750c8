import MemoryGame
import Text

/// Draws boards whose cards have no frames: a line for each row of cards, and in it for each card its number, a
/// mark and, if it is up, its tune.
struct LinedBoard {
  private let layout: BoardLayout
  private let labels: CardLabels
  private let style: Style

  init(layout: BoardLayout, labels: CardLabels, style: Style) {
    self.layout = layout
    self.labels = labels
    self.style = style
  }

  func draw(_ board: Board, news: [Int], into output: inout Output) {
    guard case .excerpt(let count) = layout.form else {
      for row in 1...layout.rows { draw(row: row, of: board, news, into: &output) }
      if layout.hasLegend, DisplayWidth.of(style.words.boardLegend) <= style.width {
        output.paragraph(style.words.boardLegend, style: style, color: .dim)
      }
      return
    }
    let rows = rowsThatMatter(count, of: board, news)
    for row in rows { draw(row: row, of: board, news, into: &output) }
    let hidden = rows.reduce(layout.cards) { $0 - layout.cards(inRow: $1).count }
    let note = style.words.cardsNotShown(hidden)
    output.paragraph(
      DisplayWidth.of(note) <= style.width ? note : style.words.cardsMore(hidden), style: style, color: .dim)
  }

  private func draw(row: Int, of board: Board, _ news: [Int], into output: inout Output) {
    let cards = layout.cards(inRow: row)
    for card in cards {
      draw(card, of: board, news, isLast: card == cards.upperBound - 1, into: &output)
    }
    output.endLine()
  }

  private func draw(
    _ card: Int, of board: Board, _ news: [Int], isLast: Bool, into output: inout Output
  ) {
    let look = CardLook.of(card, on: board, news: news)
    output.append(" ", times: layout.cards.digits - card.digits)
    output.append(style.begin(look.color))
    output.append(card)
    output.append(look.mark)
    if look == .down {
      output.append(style.faceDown)
      if !isLast { output.append(" ", times: layout.labelWidth) }
    } else {
      output.append(contentsOf: labels.line(0, of: card, on: board))
      if !isLast { output.append(" ") }
    }
    output.append(style.end(look.color))
  }

  /// The rows with cards that are up or have just been matched, then those nearest to them in which cards are
  /// face down, then those nearest to them.
  private func rowsThatMatter(_ count: Int, of board: Board, _ news: [Int]) -> [Int] {
    var turned = news
    board.forEachTurned { turned.append($0) }
    var rows = Set(turned.map(layout.row(of:)).sorted().suffix(count))
    let center = rows.sorted().last ?? 1
    for takesFound in [false, true] {
      var (before, after) = (center, center)
      while rows.count < count, before >= 1 || after <= layout.rows {
        for row in [after, before] where rows.count < count && (1...layout.rows).contains(row) {
          if takesFound || layout.cards(inRow: row).contains(where: { !board.isMatched($0) }) {
            rows.insert(row)
          }
        }
        (before, after) = (before - 1, after + 1)
      }
    }
    return rows.sorted()
  }
}

extension Style {
  /// What stands for a card that lies face down where there are no frames.
  fileprivate var faceDown: String { frame == .box ? "·" : "." }
}

extension Board {
  /// Calls `body` with the cards that are up and not matched: none, one or two.
  fileprivate func forEachTurned(_ body: (_ card: Int) -> Void) {
    switch faceUp {
    case .none: break
    case .first(let card): body(card)
    case .both(let first, let second):
      body(first)
      body(second)
    }
  }
}
