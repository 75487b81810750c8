/// A move that a player completed: two cards, or none for a pass.
package struct CompletedMove: Equatable {
  /// The seat of the player, from 0.
  package let seat: Int
  package let cards: [Int]
  /// Whether the first card was already up at the position from which the moves are listed.
  package let wasBegun: Bool

  /// The cards that were turned up since that position.
  package var freshCards: ArraySlice<Int> { wasBegun ? cards.dropFirst() : cards[...] }
}
