/// A place on the board, counted from 1; the last row or column is -1.
struct Place: Equatable, Sendable {
  let row: Int
  let column: Int

  /// The card there on a board with this many columns; nil if there is none.
  func card(of cards: Int, columns: Int) -> Int? {
    if row < 0, column < 0 { return cards }
    guard columns > 0 else { return nil }
    let rows = Self.rows(of: cards, columns: columns)
    let row = self.row < 0 ? rows : self.row
    let column = self.column < 0 ? min(columns, cards - (row - 1) * columns) : self.column
    guard (1...rows).contains(row), (1...columns).contains(column) else { return nil }
    let card = (row - 1) * columns + column
    return card <= cards ? card : nil
  }

  /// None without columns.
  static func rows(of cards: Int, columns: Int) -> Int { columns == 0 ? 0 : (cards + columns - 1) / columns }
}
