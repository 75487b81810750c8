/// How a board is drawn, from the largest form to the smallest.
enum BoardForm: Equatable {
  /// Framed cards with two lines for the title and one for the artist.
  case full
  /// Framed cards with one line for the title.
  case small
  /// Cards without frames, with a line for each row of them.
  case lines

  /// Lines of text in a card.
  var cardLines: Int { self == .full ? 3 : 1 }

  var isFramed: Bool { self == .full || self == .small }

  /// Lines of the terminal that this many rows of cards take.
  func height(rows: Int) -> Int { isFramed ? rows * (cardLines + 1) + 1 : rows }
}
