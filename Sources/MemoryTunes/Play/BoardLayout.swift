import MemoryGame

/// The form of a board, the number of its cards side by side, and their width.
struct BoardLayout: Equatable {
  let cards: Int
  let form: BoardForm
  let columns: Int
  /// Terminal columns for a card. With frames, the columns between them; without, the gap to the next card
  /// included.
  let cellWidth: Int
  /// Whether a line below the cards explains their marks.
  var hasLegend = false
  /// How many rows are drawn, the most relevant; nil for all. If some are omitted, a line says how many cards
  /// are left out.
  var rowsDrawn: Int?

  /// Columns between the frames of a card.
  private static let widestCell = 30
  /// The least that has space for a few letters.
  private static let leastCell = 8
  /// How many more lines the end of a game takes than another message.
  private static let linesOfEnd = 4
  /// Columns for the number of a card, its mark and a gap, besides the digits of the number.
  private static let beside = 2
}

extension BoardLayout {
  /// The largest form that fits this many columns and rows; the height is nil if it does not matter. Only if
  /// even the smallest does not fit, rows are omitted. A board is nearly square if possible, and has more cards
  /// in a row if it would be too tall.
  ///
  /// Widths below that of one card are ignored: a card always has space for its number and mark.
  init(cards: Int, width: Int, height: Int? = nil, size: BoardSize = .auto) {
    for form in BoardForm.allCases where size.allows(form) {
      let whole =
        form.isFramed
        ? Self.framed(form, cards: cards, width: width, height: height)
        : Self.unframed(form, cards: cards, width: width, height: height ?? cards)
      guard let whole else { continue }
      self = whole
      return
    }
    let digits = String(cards).utf8.count
    let columns = min(max(1, width / (digits + Self.beside)), cards)
    let smallest =
      Self.framed(size == .full ? .full : .marks, cards: cards, width: width, height: nil)
      ?? BoardLayout(cards: cards, form: .marks, columns: columns, cellWidth: digits + Self.beside)
    self = smallest.excerpt(height: height ?? cards)
  }

  /// The same columns, with lower rows if necessary. If even the lowest do not fit, the layout that shows all
  /// cards, if there is one; otherwise fewer rows.
  func lowered(to height: Int, width: Int) -> BoardLayout {
    var lower = self
    for form in BoardForm.allCases where form >= self.form && rowsDrawn == nil {
      // Without frames, a card keeps its place.
      let cellWidth = self.form.isFramed && !form.isFramed ? cellWidth + 1 : cellWidth
      lower = BoardLayout(
        cards: cards, form: form, columns: columns, cellWidth: cellWidth,
        hasLegend: !form.isFramed && rows < height)
      if form.height(rows: rows) <= height { return lower }
    }
    let other = BoardLayout(cards: cards, width: width, height: height)
    return other.rowsDrawn == nil ? other : lower.excerpt(height: height)
  }

  /// As many rows as fit, and a line about the others.
  private func excerpt(height: Int) -> BoardLayout {
    var layout = self
    let lines = form.height(rows: 2) - form.height(rows: 1)
    layout.rowsDrawn = max(1, (height - 1 - form.height(rows: 0)) / lines)
    return layout
  }

  private static func framed(_ form: BoardForm, cards: Int, width: Int, height: Int?) -> BoardLayout? {
    guard form.isFramed else { return nil }
    let digits = String(cards).utf8.count
    let mark = digits + CardLook.widestFrameMark
    let narrowest = max(12, mark)
    let fitting = max(1, (width - 1) / (narrowest + 1))
    let square = nearSquare(cards)
    // On a narrow terminal, three layouts are tried: the most columns that divide the cards, more columns of
    // narrower cells that divide them, and rows that are as even as possible.
    let even = Place.rows(of: cards, columns: Place.rows(of: cards, columns: fitting))
    let whole = square <= fitting ? square : (fitting * 2 / 3 + 1...fitting).last { cards % $0 == 0 }
    let least = max(digits + CardLook.widestFrameSign, leastCell)
    let narrow =
      square <= fitting
      ? nil
      : (fitting + 1...square).first {
        cards % $0 == 0 && $0 * (least + 1) < width
      }
    let welcome = whole ?? narrow ?? even
    let found = (welcome...max(welcome, min(fitting, cards))).first { columns in
      height.map { form.height(rows: Place.rows(of: cards, columns: columns)) <= $0 } ?? true
    }
    guard let columns = found else { return nil }
    let cellWidth = min(max(columns == narrow ? least : mark, (width - 1) / columns - 1), widestCell)
    // Cards are taller if they are narrow, or if even the end of a game leaves rows free.
    let forms: [(BoardForm, label: Int, free: Int)] = [
      (.tallest, 10, 0), (.tall, 16, 0), (.tallest, .max, 3), (.tall, .max, 3),
    ]
    let tall = forms.first { tall, label, free in
      form == .full && cellWidth - 2 < label
        && height.map { tall.height(rows: Place.rows(of: cards, columns: columns)) + free <= $0 } ?? false
    }
    return BoardLayout(cards: cards, form: tall?.0 ?? form, columns: columns, cellWidth: cellWidth)
  }

  private static func unframed(_ form: BoardForm, cards: Int, width: Int, height: Int) -> BoardLayout? {
    let beside = String(cards).utf8.count + beside
    let label = form.label
    let height = max(1, height)
    let welcome = min(nearSquare(cards), max(1, width / (beside + label.welcome)))
    func columns(in height: Int) -> Int? {
      let columns = max(welcome, Place.rows(of: cards, columns: height))
      return columns * (beside + label.least) <= width || form == .marks && columns == 1 ? columns : nil
    }
    // If possible, the end of the game has space below the cards.
    let roomy = height - linesOfEnd > 0 ? columns(in: height - linesOfEnd) : nil
    guard let columns = roomy ?? columns(in: height) else { return nil }
    return BoardLayout(
      cards: cards, form: form, columns: columns,
      cellWidth: min(max(width / columns, beside), beside + label.most),
      hasLegend: Place.rows(of: cards, columns: columns) < height)
  }

  /// All rows, including those that are not drawn.
  var rows: Int { Place.rows(of: cards, columns: columns) }

  /// Columns for the text of a card.
  var labelWidth: Int {
    form.isFramed ? cellWidth - 2 : max(0, cellWidth - String(cards).utf8.count - Self.beside)
  }

  /// Columns for the name of a player who has the card.
  var ownerWidth: Int {
    form.isFramed ? cellWidth - String(cards).utf8.count - 5 : form == .marks ? 0 : labelWidth
  }

  /// The cards of a row, both counted from 1; empty before the first and after the last row.
  func cards(inRow row: Int) -> Range<Int> {
    guard (1...rows).contains(row) else { return 1..<1 }
    let first = (row - 1) * columns + 1
    return first..<min(first + columns, cards + 1)
  }

  func row(of card: Int) -> Int { (card - 1) / columns + 1 }

  /// All rows or, if the board is too tall for the terminal, the rows with cards that are up or just matched,
  /// then the nearest ones with face-down cards, then the nearest others.
  func rowsToDraw(of board: Board, news: [Int]) -> [Int] {
    guard let count = rowsDrawn else { return Array(1...self.rows) }
    var rows = Set((news + board.faceUp.cards).map(row(of:)).sorted().suffix(count))
    let center = rows.sorted().last ?? 1
    for takesFound in [false, true] {
      var (before, after) = (center, center)
      while rows.count < count, before >= 1 || after <= self.rows {
        for row in [after, before] where rows.count < count && (1...self.rows).contains(row) {
          if takesFound || cards(inRow: row).contains(where: { !board.isMatched($0) }) {
            rows.insert(row)
          }
        }
        (before, after) = (before - 1, after + 1)
      }
    }
    return rows.sorted()
  }

  /// The number of columns that fills the last row, if that is at most 3.5 times the rows; otherwise the
  /// smallest with no more rows than columns.
  private static func nearSquare(_ cards: Int) -> Int {
    let root = (1...cards).first { $0 * $0 >= cards } ?? 1
    return (root...2 * root).first { cards % $0 == 0 && 2 * $0 * $0 <= 7 * cards } ?? root
  }
}

extension BoardSize {
  /// The tall forms take the place of the full one.
  fileprivate func allows(_ form: BoardForm) -> Bool {
    switch self {
    case .full: form == .full
    case .auto, .plain: form >= .full
    case .small: form >= .small
    }
  }
}

/// The forms of a board, from largest to smallest.
enum BoardForm: CaseIterable, Comparable {
  /// Framed cards with five or four lines for title and artist, where rows are free.
  case tallest
  case tall
  /// Framed cards with two lines for the title and one for the artist.
  case full
  /// Framed cards with two lines for the title.
  case medium
  /// Framed cards with one line for the title.
  case small
  /// Cards without frames, one line per row.
  case lines
  /// Numbers and marks without titles, one line per row.
  case marks

  var cardLines: Int {
    switch self {
    case .tallest: 5
    case .tall: 4
    case .full: 3
    case .medium: 2
    case .small, .lines: 1
    case .marks: 0
    }
  }

  var isFramed: Bool { self <= .small }

  /// Columns for a tune next to its number and mark: the minimum, a comfortable width, and the maximum.
  var label: (least: Int, welcome: Int, most: Int) { self == .marks ? (0, 0, 2) : (6, 20, 30) }

  /// Terminal lines for this many rows of cards.
  func height(rows: Int) -> Int { isFramed ? rows * (cardLines + 1) + 1 : rows }
}
