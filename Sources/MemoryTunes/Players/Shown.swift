/// Something that everybody at the table saw: the whole of what players of the program are told of a game. The history
/// of a game is a list of these; it says which cards are matched, what lies up and whose turn it is.
enum Shown: Equatable, Sendable {
  /// A card was turned up, and showed this face.
  case flip(card: Int, face: UInt32)
  /// A player gave up the move.
  case pass
}
