/// What perfect memory knows of a game: which cards have been seen, and which faces once. It keeps a few bits
/// for each card. A pass changes nothing.
package struct Knowledge: Equatable, Sendable {
  package private(set) var position: Position
  /// How many moves have been completed.
  private(set) var moves = 0
  private var seen: CardSet
  /// The faces of the singles, numbered from 1.
  private var singles: CardSet

  /// For a new game, dealt from a deck of `deckSize` faces.
  init(pairs: Int, deckSize: Int) {
    position = Position(pairs: pairs)
    seen = CardSet(count: 2 * pairs)
    singles = CardSet(count: deckSize)
  }

  /// Whether the card was ever face up.
  package func hasSeen(_ card: Int) -> Bool { seen.contains(card) }

  /// Notes that a card was turned up. `first` is the face of the first card of this move, or nil if this is the
  /// first.
  mutating func observe(_ card: Int, face: UInt32, first: UInt32?) -> Sight {
    let before = position
    let isUnseen = !seen.contains(card)
    let knewMate = first.map { !isSingle($0) }
    if isUnseen { see(card, face: face) }
    if face == first { position = position.withPairTaken }
    if first != nil { moves += 1 }
    return Sight(
      card: card, move: first == nil ? moves : moves - 1, isSecond: first != nil, isUnseen: isUnseen,
      isMateKnown: knewMate ?? !isSingle(face), before: before, after: position)
  }

  private func isSingle(_ face: UInt32) -> Bool { singles.contains(Int(face) + 1) }

  private mutating func see(_ card: Int, face: UInt32) {
    seen.insert(card)
    if isSingle(face) {
      singles.remove(Int(face) + 1)
      position = position.withMateSeen
    } else {
      singles.insert(Int(face) + 1)
      position = position.withNewSeen
    }
  }
}
