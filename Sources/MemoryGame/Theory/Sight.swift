/// A flip as perfect memory sees it.
struct Sight: Equatable, Sendable {
  let card: Int
  /// How many moves were completed before the flip's own.
  let move: Int
  /// Whether the card is the second of the move.
  let isSecond: Bool
  /// Whether the card was never face up before.
  let isUnseen: Bool
  /// Whether the mate of the first card of the move is known: once that has been turned up, or when the second
  /// card was chosen.
  let isMateKnown: Bool
  /// Before a second flip the first card counts as seen.
  let before: Position
  let after: Position
}
