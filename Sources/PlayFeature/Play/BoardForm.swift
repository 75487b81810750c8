/// The forms of a board, from largest to smallest.
enum BoardForm: Equatable {
  /// Framed cards with two lines for the title and one for the artist.
  case full
  /// Framed cards with one line for the title.
  case small
  /// Cards without frames, one line per row.
  case lines

  /// Lines of text in a card.
  var cardLines: Int { self == .full ? 3 : 1 }

  var isFramed: Bool { self == .full || self == .small }

  /// Terminal lines for this many rows of cards.
  func height(rows: Int) -> Int { isFramed ? rows * (cardLines + 1) + 1 : rows }
}
