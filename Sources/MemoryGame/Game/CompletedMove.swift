/// A move that a player completed: two cards, or none for a pass.
package struct CompletedMove: Equatable, Sendable {
  /// The seat of the player, from 0.
  package let seat: Int
  package let cards: [Int]
  package let isPair: Bool
  /// Whether the first card was already up at the position from which the moves are listed.
  package let wasBegun: Bool

  package init(seat: Int, cards: [Int], isPair: Bool, wasBegun: Bool) {
    (self.seat, self.cards, self.isPair, self.wasBegun) = (seat, cards, isPair, wasBegun)
  }

  /// The cards that were turned up since that position.
  package var freshCards: ArraySlice<Int> { wasBegun ? cards.dropFirst() : cards[...] }
}

extension Game {
  /// The moves completed since an index of the log, in order.
  package func moves(since start: Int = 0) -> [CompletedMove] {
    (0..<log.position).dropFirst(start).compactMap { index in
      let seat = log.seat(at: index)
      if log[index] == .pass { return CompletedMove(seat: seat, cards: [], isPair: false, wasBegun: false) }
      return move(endingAt: index).map { first, second, isPair in
        CompletedMove(seat: seat, cards: [first, second], isPair: isPair, wasBegun: index == start)
      }
    }
  }

  /// Whether two cards that are not matched have been turned up, without which nobody can pass.
  package var hasTwoUnmatched: Bool {
    // The last moves usually have them.
    board.hasTwoUnmatched(
      of: (0..<log.position).reversed().lazy.compactMap {
        if case .flip(let card) = log[$0] { card } else { nil }
      })
  }

  /// The cards turned up since an index of the log, in order.
  package func flips(since start: Int = 0) -> [TurnedCard] {
    (0..<log.position).dropFirst(start).compactMap { index in
      guard case .flip(let card) = log[index] else { return nil }
      return TurnedCard(card: board.shown(card), seat: log.seat(at: index))
    }
  }

  /// The same with the cards that only a reveal turned up since then.
  package func cardsTurned(since start: Int) -> [TurnedCard] {
    let revealed = start < log.position ? board.revealedCards : []
    return flips(since: start) + revealed.map { TurnedCard(card: board.shown($0), seat: turns.turn) }
  }

  /// The index of the log after the last move of the player whose turn it is, or after the deal. The end of the
  /// log if a move has begun.
  package var endOfOwnMove: Int {
    if board.faceUp.isFirst || isOver { return log.position }
    return (0..<log.position).last { log.seat(at: $0) == turns.turn }.map { $0 + 1 } ?? 0
  }

  /// The cards of the last completed move; nil if there is none.
  package var lastMove: (first: Int, second: Int, isPair: Bool)? {
    (0..<log.position).last { log.endsMove(at: $0) }.flatMap(move(endingAt:))
  }

  /// The first card of a move that waits for its second, if it was turned up since an index of the log.
  package func firstCard(since start: Int) -> Int? {
    board.faceUp.first.flatMap { card in
      (0..<log.position).dropFirst(start).contains { log[$0] == .flip(card) } ? card : nil
    }
  }

  /// The cards of the move whose second one was turned up at an index of the log.
  private func move(endingAt index: Int) -> (first: Int, second: Int, isPair: Bool)? {
    guard log.endsMove(at: index), case .flip(let second) = log[index], case .flip(let first) = log[index - 1]
    else { return nil }
    return (first, second, board.faces[first - 1] == board.faces[second - 1])
  }
}
