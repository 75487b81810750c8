/// Something that everybody at the table saw. A list of these is all that program players are told of a game;
/// it tells which cards are matched, what is face up and whose turn it is.
package enum TableEvent: Equatable, Sendable {
  /// A card was turned up and showed its face.
  case flip(ShownCard)
  /// A player passed.
  case pass
}
