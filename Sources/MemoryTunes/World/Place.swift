/// A place on the board.
enum Place: Equatable, Sendable {
  /// Row and column, counted from 1; nil is the last one.
  case at(row: Int?, column: Int?)
  /// So many rows and columns after the card that waits for the second of its move.
  case beside(rows: Int, columns: Int)

  /// The places next to that card, by their names.
  static let sides = [
    "left": beside(rows: 0, columns: -1), "right": beside(rows: 0, columns: 1),
    "above": beside(rows: -1, columns: 0), "below": beside(rows: 1, columns: 0),
  ]

  /// The card there on a board with this many columns; nil if there is none. `first` is the waiting card.
  func card(of cards: Int, columns: Int, first: Int?) -> Int? {
    guard columns > 0 else { return nil }
    let rows = Self.rows(of: cards, columns: columns)
    let row: Int
    var column: Int?
    switch self {
    case .at(let given, let givenColumn): (row, column) = (given ?? rows, givenColumn)
    case .beside(let down, let right):
      guard let index = first.map({ $0 - 1 }) else { return nil }
      (row, column) = (index / columns + 1 + down, index % columns + 1 + right)
    }
    guard (1...rows).contains(row) else { return nil }
    let lastColumn = min(columns, cards - (row - 1) * columns)
    guard let column = .some(column ?? lastColumn), (1...lastColumn).contains(column) else { return nil }
    return (row - 1) * columns + column
  }

  /// None without columns.
  static func rows(of cards: Int, columns: Int) -> Int { columns == 0 ? 0 : (cards + columns - 1) / columns }
}
