/// Something that everybody at the table saw: the whole of what players of the program are told of a game. The history
/// of a game is a list of these; it says which cards are matched, what lies up and whose turn it is.
enum Shown: Equatable, Sendable {
  /// A card was turned up, and showed its face.
  case flip(ShownCard)
  /// A player gave up the move.
  case pass
}

/// A card that has been face up, and what it showed.
struct ShownCard: Equatable, Sendable {
  let number: Int
  let face: UInt32
}
