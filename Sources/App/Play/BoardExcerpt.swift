import MemoryGame

/// Which rows are drawn if a board is too tall for the terminal.
extension BoardLayout {
  /// The rows with cards that are up or just matched, then the nearest ones with face-down cards, then the
  /// nearest others.
  func rowsToDraw(of board: Board, news: [Int]) -> [Int] {
    guard let count = rowsDrawn else { return Array(1...self.rows) }
    var turned = news
    board.forEachTurned { turned.append($0) }
    var rows = Set(turned.map(row(of:)).sorted().suffix(count))
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
