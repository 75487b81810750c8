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
