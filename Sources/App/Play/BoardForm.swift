/// The forms of a board, from largest to smallest.
enum BoardForm: CaseIterable, Comparable {
  /// Framed cards with four lines for title and artist, where cards are narrow and rows are free.
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
