/// What of a game matters for how many moves it may still take: unseen cards are like one another, and so are
/// all cards of a kind that have been seen.
struct Position: Equatable, Sendable {
  /// Pairs that are not matched yet.
  var pairs: Int
  /// Cards that have been seen, and their mates have not.
  var singles = 0
  /// Pairs of which both cards have been seen, and which are not matched yet.
  var knownPairs = 0

  /// Cards that were never face up.
  var unseen: Int { 2 * pairs - singles - 2 * knownPairs }
  /// Cards that have been seen and are not matched yet.
  var known: Int { singles + 2 * knownPairs }

  /// The position when an unseen card has been seen whose mate had not been.
  var withNewSeen: Position { Position(pairs: pairs, singles: singles + 1, knownPairs: knownPairs) }
  /// The position when the mate of a single has been seen.
  var withMateSeen: Position { Position(pairs: pairs, singles: singles - 1, knownPairs: knownPairs + 1) }
  /// The position when a known pair has been matched.
  var withPairTaken: Position { Position(pairs: pairs - 1, singles: singles, knownPairs: knownPairs - 1) }
}
