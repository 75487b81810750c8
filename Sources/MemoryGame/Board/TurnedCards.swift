/// The two cards of a move, in the order in which they were turned up.
package struct TurnedCards: Equatable, Sendable {
  package let first: Int
  package let second: Int
}
