import MemoryGame
import Text
import Wording

/// Draws boards of one game in one layout and style. It is created when one of these changes and caches what
/// depends only on them, so that drawing a board is copying text.
struct BoardView {
  let layout: BoardLayout
  private let style: Style
  private var framed: FramedBoard?
  private var lined: LinedBoard?

  /// `owners`: the names or letters of the players in a game of several.
  init(
    deck: Deck, faces: [UInt32], halves: [Half]? = nil, owners: [String] = [], layout: BoardLayout, style: Style
  ) {
    self.layout = layout
    self.style = style
    let labels =
      layout.form == .marks
      ? nil
      : CardLabels(
        deck: deck, faces: faces, halves: halves, width: layout.labelWidth, lines: layout.form.cardLines,
        style: style)
    if layout.form.isFramed, let labels {
      framed = FramedBoard(layout: layout, labels: labels, owners: owners, style: style)
    } else {
      lined = LinedBoard(layout: layout, labels: labels, owners: owners, style: style)
    }
  }

  /// `news`: the cards just matched. `owners`: the seats of the players who have the cards, in a game of
  /// several.
  mutating func draw(_ board: Board, news: [Int] = [], owners: [Int?] = [], into output: inout Output) {
    framed?.draw(board, news: news, owners: owners, into: &output)
    lined?.draw(board, news: news, owners: owners, into: &output)
    guard layout.rowsDrawn != nil else { return }
    let hidden = layout.rowsToDraw(of: board, news: news).reduce(layout.cards) {
      $0 - layout.cards(inRow: $1).count
    }
    let note = style.words.cardsNotShown(count: hidden)
    output.paragraph(
      DisplayWidth.of(note) <= style.width ? note : style.words.cardsMore(count: hidden), style: style,
      color: .dim)
  }
}

/// Draws boards with unframed cards: a line per row, and in it for each card its number, a mark and, if there
/// is space and it is up, its tune.
struct LinedBoard {
  let layout: BoardLayout
  /// Nil if numbers and marks are all that is drawn.
  let labels: CardLabels?
  /// The names or letters of the players; none in a game of one.
  let owners: [String]
  let style: Style

  /// `owners`: the seats of the players who have the cards. A card found earlier shows this player in place of
  /// its tune or, without tunes, of its mark.
  func draw(_ board: Board, news: [Int], owners: [Int?] = [], into output: inout Output) {
    for row in layout.rowsToDraw(of: board, news: news) {
      let cards = layout.cards(inRow: row)
      for card in cards {
        let owner = owners.isEmpty ? nil : owners[card - 1]
        draw(card, of: board, news, owner, isLast: card == cards.upperBound - 1, into: &output)
      }
      output.endLine()
    }
    if layout.hasLegend, DisplayWidth.of(style.words.boardLegend) <= style.width {
      output.paragraph(style.words.boardLegend, style: style, color: .dim)
    }
  }

  private func draw(
    _ card: Int, of board: Board, _ news: [Int], _ owner: Int?, isLast: Bool, into output: inout Output
  ) {
    let look = CardLook.of(card, on: board, news: news)
    let color = look.color(owner: owner)
    let name = look == .found ? owner.map { owners[$0] } : nil
    output.append(" ", times: layout.cards.digits - card.digits)
    output.append(style.begin(color))
    output.append(card)
    guard let labels else {
      output.append(look == .down ? style.faceDown : name ?? look.mark)
      output.append(style.end(color))
      if !isLast { output.append(" ", times: layout.cellWidth - layout.cards.digits - 1) }
      return
    }
    output.append(look.mark)
    if look == .down {
      output.append(style.faceDown)
      if !isLast { output.append(" ", times: layout.labelWidth) }
    } else if let name {
      output.append(name.padded(to: layout.labelWidth))
      if !isLast { output.append(" ") }
    } else {
      output.append(contentsOf: labels.line(0, of: card, isFound: look.isFound))
      if !isLast { output.append(" ") }
    }
    output.append(style.end(color))
  }
}

extension Style {
  /// A face-down card without a frame.
  fileprivate var faceDown: String { frame == .box ? "·" : "." }
}
