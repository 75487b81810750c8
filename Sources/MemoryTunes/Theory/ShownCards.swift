/// The cards that are not matched yet, as whoever watched the game can know them: the face of each that was ever
/// up, and of the others only which they are.
struct ShownCards: Equatable {
  /// Those that have been face up, in the order of their numbers.
  let seen: [ShownCard]
  /// Those that have not.
  let unseen: [Int]
  /// The first card of a move that waits for the second; it is among those that have been seen.
  let first: ShownCard?

  /// The only place that reads faces off the layout, and reads those of seen cards only.
  init(on board: borrowing Board, as knowledge: Knowledge) {
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
    if case .first(let card) = board.lookedAt {
      first = ShownCard(number: card, face: board.faces[card - 1])
    } else {
      first = nil
    }
  }
}
