/// Everything that determines how many moves a game may still take. Unseen cards are exchangeable, and so are
/// seen cards of one kind.
package struct Position: Equatable, Sendable {
  /// Pairs that are not matched yet.
  package var pairs: Int
  /// Cards that have been seen and whose mates have not.
  var singles = 0
  /// Pairs whose two cards have both been seen, and which are not matched yet.
  var knownPairs = 0

  /// Cards that were never face up.
  var unseen: Int { 2 * pairs - singles - 2 * knownPairs }
  /// Cards that have been seen and are not matched yet.
  package var known: Int { singles + 2 * knownPairs }

  /// The position after seeing a card whose mate had not been seen.
  var withNewSeen: Position { Position(pairs: pairs, singles: singles + 1, knownPairs: knownPairs) }
  /// The position after seeing the mate of a single.
  var withMateSeen: Position { Position(pairs: pairs, singles: singles - 1, knownPairs: knownPairs + 1) }
  /// The position after matching a known pair.
  var withPairTaken: Position { Position(pairs: pairs - 1, singles: singles, knownPairs: knownPairs - 1) }
}
