/// A card that has been face up, and what it showed.
package struct ShownCard: Equatable, Sendable {
  package let number: Int
  package let face: UInt32
}

/// A card that was turned up, and who did it.
package struct TurnedCard: Equatable, Sendable {
  package let card: ShownCard
  package let seat: Int

  package init(card: ShownCard, seat: Int) { (self.card, self.seat) = (card, seat) }
}
