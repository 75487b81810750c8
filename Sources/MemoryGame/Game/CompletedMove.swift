/// A move that a player completed: two cards, or none for a pass.
package struct CompletedMove: Equatable {
  /// The seat of the player, from 0.
  package let seat: Int
  package let cards: [Int]
  /// Whether the first card was already up at the position from which the moves are listed.
  package let wasBegun: Bool

  /// The cards that were turned up since that position.
  package var freshCards: ArraySlice<Int> { wasBegun ? cards.dropFirst() : cards[...] }
}

extension Game {
  /// The moves completed since an index of the log, in order. `turn` is the seat to move then.
  package func moves(since start: Int, turn: Int) -> [CompletedMove] {
    guard start < log.position else { return [] }
    var seat = turn
    var moves: [CompletedMove] = []
    var first = firstCard(at: start)
    var wasBegun = first != nil
    for index in start..<log.position {
      switch log[index] {
      case .pass:
        moves.append(CompletedMove(seat: seat, cards: [], wasBegun: false))
        seat = turns.seat(after: seat)
      case .reveal:
        break
      case .flip(let card):
        guard let firstCard = first else {
          first = card
          continue
        }
        moves.append(CompletedMove(seat: seat, cards: [firstCard, card], wasBegun: wasBegun))
        if board.faces[firstCard - 1] != board.faces[card - 1] { seat = turns.seat(after: seat) }
        first = nil
        wasBegun = false
      }
    }
    return moves
  }

  /// The seats of all flips, in order.
  package var seatsOfFlips: [Int] {
    moves(since: 0, turn: 0).flatMap { move in move.cards.map { _ in move.seat } }
      + (board.faceUp.isFirst ? [turns.turn] : [])
  }

  /// The index of the log after the last move of the player whose turn it is, or after the deal, and the seat
  /// to move then. The end of the log if a move has begun.
  package var endOfOwnMove: (position: Int, turn: Int) {
    var (index, seat) = (log.position, turns.turn)
    if board.faceUp.isFirst || isOver { return (index, seat) }
    while index > 0 {
      let isPass = log[index - 1] == .pass
      let mover = isPass || !endsPair(at: index - 1) ? turns.seat(before: seat) : seat
      if mover == turns.turn { break }
      (index, seat) = (index - (isPass ? 1 : 2), mover)
    }
    return (index, seat)
  }

  /// Whether the flip at an index of the log, the second of its move, made a pair.
  private func endsPair(at index: Int) -> Bool {
    guard case .flip(let second) = log[index], case .flip(let first) = log[index - 1] else { return false }
    return board.faces[first - 1] == board.faces[second - 1]
  }

  /// The cards of the last completed move; nil if there is none.
  package var lastMove: (first: Int, second: Int)? {
    let end = board.faceUp.isFirst ? log.lastCard(before: log.position)!.index : log.position
    guard let second = log.lastCard(before: end), let first = log.lastCard(before: second.index) else {
      return nil
    }
    return (first.card, second.card)
  }

  /// The first card of a move that waits for its second, if it was turned up since an index of the log.
  package func firstCard(since start: Int) -> Int? {
    guard board.faceUp.isFirst, let last = log.lastCard(before: log.position), last.index >= start else {
      return nil
    }
    return last.card
  }

  /// The first card of the move that waited for its second at an index of the log.
  private func firstCard(at index: Int) -> Int? {
    let later = (index..<log.position).count { if case .flip = log[$0] { true } else { false } }
    return (board.flips - later).isMultiple(of: 2) ? nil : log.lastCard(before: index)?.card
  }
}
