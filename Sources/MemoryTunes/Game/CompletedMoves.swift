/// A move that a player completed: two cards, or none for a pass.
struct CompletedMove: Equatable {
  /// The seat of the player, from 0.
  let seat: Int
  let cards: [Int]
  /// Whether the first of the cards lay up already at the moment from which on one looks.
  let wasBegun: Bool

  /// The cards that were turned up since then.
  var freshCards: ArraySlice<Int> { wasBegun ? cards.dropFirst() : cards[...] }
}

extension Table {
  /// The moves that were completed since a moment, in their order.
  func moves(since moment: Moment) -> [CompletedMove] {
    let isSame = moment.table == number
    var place = isSame ? moment.position : 0
    guard place < log.position else { return [] }
    // Whose turn it was follows from what was done since, from the one whose turn it was then.
    var turns = Turns(players: players.list.count, turn: isSame ? moment.turn : 0)
    var moves: [CompletedMove] = []
    var first = firstCard(at: place)
    var wasBegun = first != nil
    while place < log.position {
      switch log[place] {
      case .pass:
        moves.append(CompletedMove(seat: turns.turn, cards: [], wasBegun: false))
        turns.pass()
      case .flip(let card):
        if let firstCard = first {
          moves.append(CompletedMove(seat: turns.turn, cards: [firstCard, card], wasBegun: wasBegun))
          turns.completeMove(isMatch: board.faces[firstCard - 1] == board.faces[card - 1])
          first = nil
          wasBegun = false
        } else {
          first = card
        }
      }
      place += 1
    }
    return moves
  }

  /// The first card of a move that waits for the second, if it was turned up since a moment.
  func cardTurned(since moment: Moment) -> Int? {
    let place = moment.table == number ? moment.position : 0
    guard board.lookedAt.isFirst, let last = log.lastCard(before: log.position), last.place >= place else {
      return nil
    }
    return last.card
  }

  /// The first card of a move that waited for the second at a place of the log.
  private func firstCard(at place: Int) -> Int? {
    var later = 0
    for place in place..<log.position { if case .flip = log[place] { later += 1 } }
    return (board.flips - later).isMultiple(of: 2) ? nil : log.lastCard(before: place)?.card
  }
}
