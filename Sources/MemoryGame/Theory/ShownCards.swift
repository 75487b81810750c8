/// The unmatched cards as everybody who watched the game can know them: the faces of those that were ever up,
/// and the numbers of the others.
package struct ShownCards: Equatable {
  /// Those that have been face up, in the order of their numbers.
  let seen: [ShownCard]
  /// Those that have not.
  let unseen: [Int]
  /// The first card of a move that waits for its second. It is one of `seen`.
  let first: ShownCard?

  /// Reads faces off the layout, but only those of seen cards.
  package init(on board: borrowing Board, as knowledge: Knowledge) {
    var seen: [ShownCard] = []
    var unseen: [Int] = []
    for card in board.cards where !board.isMatched(card) {
      if knowledge.hasSeen(card) {
        seen.append(ShownCard(number: card, face: board.faces[card - 1]))
      } else {
        unseen.append(card)
      }
    }
    self.seen = seen
    self.unseen = unseen
    if case .first(let card) = board.faceUp {
      first = ShownCard(number: card, face: board.faces[card - 1])
    } else {
      first = nil
    }
  }
}
