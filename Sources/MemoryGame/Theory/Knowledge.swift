/// What perfect memory knows of a game: which cards have been seen, and which faces once. A pass
/// changes nothing.
package struct Knowledge: Equatable, Sendable {
  package private(set) var position: Position
  /// How many moves have been completed.
  private(set) var moves = 0
  /// For each card, whether it has been seen.
  private var seen: [Bool]
  /// For each face, whether exactly one of its cards has been seen.
  private var singles: [Bool]

  /// For a new game, dealt from a deck of `deckSize` faces.
  init(pairs: Int, deckSize: Int) {
    position = Position(pairs: pairs)
    seen = Array(repeating: false, count: 2 * pairs)
    singles = Array(repeating: false, count: deckSize)
  }

  package func hasSeen(_ card: Int) -> Bool { seen[card - 1] }

  /// Notes that a card was turned up. `first` is the face of the first card of this move, or nil if this is the
  /// first.
  mutating func observe(_ card: Int, face: UInt32, first: UInt32?) -> Sight {
    let before = position
    let isUnseen = !hasSeen(card)
    let knewMate = first.map { !isSingle($0) }
    if isUnseen {
      seen[card - 1] = true
      position = isSingle(face) ? position.withMateSeen : position.withNewSeen
      singles[Int(face)].toggle()
    }
    if face == first { position = position.withPairTaken }
    if first != nil { moves += 1 }
    return Sight(
      card: card, move: first == nil ? moves : moves - 1, isSecond: first != nil, isUnseen: isUnseen,
      isMateKnown: knewMate ?? !isSingle(face), before: before, after: position)
  }

  private func isSingle(_ face: UInt32) -> Bool { singles[Int(face)] }
}

/// A flip as perfect memory sees it.
struct Sight: Equatable, Sendable {
  let card: Int
  /// How many moves were completed before the flip's own.
  let move: Int
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

  /// The position after seeing a card whose mate had not been seen.
  var withNewSeen: Position { Position(pairs: pairs, singles: singles + 1, knownPairs: knownPairs) }
  /// The position after seeing the mate of a single.
  var withMateSeen: Position { Position(pairs: pairs, singles: singles - 1, knownPairs: knownPairs + 1) }
  /// The position after matching a known pair.
  var withPairTaken: Position { Position(pairs: pairs - 1, singles: singles, knownPairs: knownPairs - 1) }
}
