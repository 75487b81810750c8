import MemoryGame
import Text
import Wording

/// Draws boards with unframed cards: a line per row, and in it for each card its number, a mark and, if there
/// is space and it is up, its tune.
struct LinedBoard {
  private let layout: BoardLayout
  /// Nil if numbers and marks are all that is drawn.
  private let labels: CardLabels?
  private let style: Style
  /// The names of the players as wide as a tune; none in a game of one.
  private let names: [[UInt8]]

  init(layout: BoardLayout, labels: CardLabels?, names: [String] = [], style: Style) {
    self.layout = layout
    self.labels = labels
    self.style = style
    self.names =
      labels == nil
      ? []
      : ShortNames.of(names, width: layout.labelWidth).map { name in
        Array(name.padded(to: layout.labelWidth).utf8)
      }
  }

  /// `owners`: the seats of the players who have the cards. A card found earlier shows this player in place of
  /// its tune.
  func draw(_ board: Board, news: [Int], owners: [Int?] = [], into output: inout Output) {
    for row in layout.rowsToDraw(of: board, news: news) {
      draw(row: row, of: board, news, owners, into: &output)
    }
    if layout.hasLegend, DisplayWidth.of(style.words.boardLegend) <= style.width {
      output.paragraph(style.words.boardLegend, style: style, color: .dim)
    }
  }

  private func draw(
    row: Int, of board: Board, _ news: [Int], _ owners: [Int?], into output: inout Output
  ) {
    let cards = layout.cards(inRow: row)
    for card in cards {
      let owner = owners.isEmpty ? nil : owners[card - 1]
      draw(card, of: board, news, owner, isLast: card == cards.upperBound - 1, into: &output)
    }
    output.endLine()
  }

  private func draw(
    _ card: Int, of board: Board, _ news: [Int], _ owner: Int?, isLast: Bool, into output: inout Output
  ) {
    let look = CardLook.of(card, on: board, news: news)
    output.append(" ", times: layout.cards.digits - card.digits)
    output.append(style.begin(look.color))
    output.append(card)
    guard let labels else {
      output.append(look == .down ? style.faceDown : look.mark)
      output.append(style.end(look.color))
      if !isLast { output.append(" ", times: layout.cellWidth - layout.cards.digits - 1) }
      return
    }
    output.append(look.mark)
    if look == .down {
      output.append(style.faceDown)
      if !isLast { output.append(" ", times: layout.labelWidth) }
    } else if look == .found, let owner {
      output.append(contentsOf: names[owner])
      if !isLast { output.append(" ") }
    } else {
      output.append(contentsOf: labels.line(0, of: card, isFound: look.isFound))
      if !isLast { output.append(" ") }
    }
    output.append(style.end(look.color))
  }
}

extension Style {
  /// A face-down card without a frame.
  fileprivate var faceDown: String { frame == .box ? "·" : "." }
}
