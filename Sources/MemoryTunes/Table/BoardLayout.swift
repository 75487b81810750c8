/// How many cards of a board stand side by side, and how wide they are.
struct BoardLayout: Equatable {
  let cards: Int
  let columns: Int
  /// Columns of the terminal between the frames of a card.
  let cellWidth: Int

  /// A board near square, with fewer cards in a row where that is too wide, and wider cards where there is room.
  /// Below the width of one card the width is not heeded: a card always has room for its number and its mark.
  init(cards: Int, width: Int) {
    let narrowest = max(12, String(cards).utf8.count + BoardView.widestMark)
    let widest = 30
    let fitting = max(1, (width - 1) / (narrowest + 1))
    self.cards = cards
    columns = min(Self.nearSquare(cards), fitting)
    cellWidth = min(max(narrowest, (width - 1) / columns - 1), widest)
  }

  var rows: Int { (cards + columns - 1) / columns }

  /// The cards of a row, both counted from 1; none for the rows before the first and after the last.
  func cards(inRow row: Int) -> Range<Int> {
    guard (1...rows).contains(row) else { return 1..<1 }
    let first = (row - 1) * columns + 1
    return first..<min(first + columns, cards + 1)
  }

  /// The number of columns that leaves no gap in the last row, if it is not more than twice the rows; else the
  /// smallest with which there are no more rows than columns.
  private static func nearSquare(_ cards: Int) -> Int {
    let root = (1...cards).first { $0 * $0 >= cards } ?? 1
    return (root...2 * root).first { cards % $0 == 0 && $0 * $0 <= 2 * cards } ?? root
  }
}
