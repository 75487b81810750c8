/// In which form a board is drawn, how many of its cards stand side by side, and how wide they are.
struct BoardLayout: Equatable {
  let cards: Int
  let form: BoardForm
  let columns: Int
  /// Columns of the terminal for a card. Of framed cards, those between the frames; of others, the gap to the
  /// next card included.
  let cellWidth: Int
  /// Whether a line below the cards says what their marks mean.
  let hasLegend: Bool
  /// How many rows are drawn, those that matter; nil for all. Then a line says how many cards are left out.
  let rowsDrawn: Int?

  /// Columns between the frames of a card.
  private static let widestCell = 30
  /// Columns for a tune beside its number and its mark: the fewest, the fewest where other rows are left out
  /// anyway, as many as are welcome, and the most.
  private static let label = (least: 3, ofExcerpt: 6, welcome: 20, most: 30)
  /// Columns for a mark before the tune and a gap behind it.
  private static let beside = 2

  /// The largest form that fits into so many columns and rows of the terminal; the height is nil where it does
  /// not matter. A board is near square if possible, and has more cards in a row where it would be too high.
  ///
  /// Below the width of one card the width is not heeded: a card always has room for its number and its mark.
  init(cards: Int, width: Int, height: Int? = nil, size: BoardSize = .auto) {
    switch size {
    case .full:
      let whole = Self.framed(.full, cards: cards, width: width, height: nil)!
      self = Self.framed(.full, cards: cards, width: width, height: height) ?? whole.excerpt(height: height!)
    case .auto, .plain:
      self =
        Self.framed(.full, cards: cards, width: width, height: height)
        ?? Self.framed(.small, cards: cards, width: width, height: height)
        ?? Self.unframed(cards: cards, width: width, height: height!)
    case .small:
      self =
        Self.framed(.small, cards: cards, width: width, height: height)
        ?? Self.unframed(cards: cards, width: width, height: height!)
    }
  }

  private init(
    cards: Int, form: BoardForm, columns: Int, cellWidth: Int, hasLegend: Bool = false, rowsDrawn: Int? = nil
  ) {
    self.cards = cards
    self.form = form
    self.columns = columns
    self.cellWidth = cellWidth
    self.hasLegend = hasLegend
    self.rowsDrawn = rowsDrawn
  }

  /// The same with as many rows as fit, and a line for the others.
  private func excerpt(height: Int) -> BoardLayout {
    let lines = form.height(rows: 2) - form.height(rows: 1)
    return BoardLayout(
      cards: cards, form: form, columns: columns, cellWidth: cellWidth,
      rowsDrawn: max(1, (height - 1 - form.height(rows: 0)) / lines))
  }

  /// Nil if it would be too high.
  private static func framed(_ form: BoardForm, cards: Int, width: Int, height: Int?) -> BoardLayout? {
    let narrowest = max(12, String(cards).utf8.count + CardLook.widestFrameMark)
    let fitting = max(1, (width - 1) / (narrowest + 1))
    let welcome = min(nearSquare(cards), fitting)
    let found = (welcome...max(welcome, min(fitting, cards))).first { columns in
      height.map { form.height(rows: rows(of: cards, columns: columns)) <= $0 } ?? true
    }
    guard let columns = found else { return nil }
    let cellWidth = min(max(narrowest, (width - 1) / columns - 1), widestCell)
    return BoardLayout(cards: cards, form: form, columns: columns, cellWidth: cellWidth)
  }

  private static func unframed(cards: Int, width: Int, height: Int) -> BoardLayout {
    let beside = String(cards).utf8.count + beside
    let height = max(1, height)
    let welcome = min(nearSquare(cards), max(1, width / (beside + label.welcome)))
    let columns = max(welcome, rows(of: cards, columns: height))
    if columns == 1 || columns * (beside + label.least) <= width {
      let cellWidth = min(max(width / columns, beside + label.least), beside + label.most)
      return BoardLayout(
        cards: cards, form: .lines, columns: columns, cellWidth: cellWidth,
        hasLegend: rows(of: cards, columns: columns) < height)
    }
    let fitting = min(max(1, width / (beside + label.ofExcerpt)), cards)
    return BoardLayout(
      cards: cards, form: .lines, columns: fitting, cellWidth: max(width / fitting, beside + label.least)
    ).excerpt(height: height)
  }

  private static func rows(of cards: Int, columns: Int) -> Int { (cards + columns - 1) / columns }

  /// All rows of cards, those that are not drawn included.
  var rows: Int { Self.rows(of: cards, columns: columns) }

  /// Columns for the text of a card.
  var labelWidth: Int {
    form.isFramed ? cellWidth - 2 : cellWidth - String(cards).utf8.count - Self.beside
  }

  /// The cards of a row, both counted from 1; none for the rows before the first and after the last.
  func cards(inRow row: Int) -> Range<Int> {
    guard (1...rows).contains(row) else { return 1..<1 }
    let first = (row - 1) * columns + 1
    return first..<min(first + columns, cards + 1)
  }

  /// The row in which a card lies.
  func row(of card: Int) -> Int { (card - 1) / columns + 1 }

  /// The number of columns that leaves no gap in the last row, if it is not more than twice the rows; else the
  /// smallest with which there are no more rows than columns.
  private static func nearSquare(_ cards: Int) -> Int {
    let root = (1...cards).first { $0 * $0 >= cards } ?? 1
    return (root...2 * root).first { cards % $0 == 0 && $0 * $0 <= 2 * cards } ?? root
  }
}
