/// A flip as perfect memory sees it.
struct Sight: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The first card of a move, and whether its mate is known once it has been turned up.
    case first(FirstKind, knowsMate: Bool)
    /// The second card of a move, and whether the mate of the first card was known when it was chosen.
    case second(SecondKind, knewMate: Bool)
  }

  let card: Int
  let kind: Kind
  /// How many moves were completed before the flip's own.
  let move: Int
  /// Before a second flip the first card counts as seen.
  let before: Position
  let after: Position
}
