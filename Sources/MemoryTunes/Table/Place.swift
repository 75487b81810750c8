/// A place on the board.
enum Place: Equatable, Sendable {
  case at(row: Ordinal, column: Ordinal)
  /// So many rows and columns after a card: nil is the one that waits for the second of its move.
  case beside(rows: Int, columns: Int, of: Int? = nil)

  /// A row or a column.
  enum Ordinal: Equatable, Sendable {
    /// Counted from 1.
    case number(Int)
    case last
    /// Of an odd number of them.
    case middle

    /// Nil if there is none.
    func number(of count: Int) -> Int? {
      switch self {
      case .number(let number): (1...max(1, count)).contains(number) ? number : nil
      case .last: count
      case .middle: count % 2 == 1 ? (count + 1) / 2 : nil
      }
    }
  }

  /// The places next to that card, by their names.
  static let sides = [
    "left": beside(rows: 0, columns: -1), "right": beside(rows: 0, columns: 1),
    "above": beside(rows: -1, columns: 0), "below": beside(rows: 1, columns: 0),
  ]

  /// The card there on a board with this many columns; nil if there is none. `first` is the waiting card.
  func card(of cards: Int, columns: Int, first: Int?) -> Int? {
    guard columns > 0 else { return nil }
    let rows = Self.rows(of: cards, columns: columns)
    let (row, column): (Ordinal, Ordinal)
    switch self {
    case .at(let givenRow, let givenColumn): (row, column) = (givenRow, givenColumn)
    case .beside(let down, let right, let card):
      guard let index = (card ?? first).map({ $0 - 1 }), (0..<cards).contains(index) else { return nil }
      (row, column) = (.number(index / columns + 1 + down), .number(index % columns + 1 + right))
    }
    guard let row = row.number(of: rows),
      let column = column.number(of: min(columns, cards - (row - 1) * columns))
    else { return nil }
    return (row - 1) * columns + column
  }

  /// None without columns.
  static func rows(of cards: Int, columns: Int) -> Int { columns == 0 ? 0 : (cards + columns - 1) / columns }
}
