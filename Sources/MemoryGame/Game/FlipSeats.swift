extension Game {
  /// The seats of all flips, in order.
  package var seatsOfFlips: [Int] {
    var (turn, first) = (0, Int?.none)
    var seats: [Int] = []
    for index in 0..<log.position {
      guard case .flip(let card) = log[index] else {
        if log[index] == .pass { turn = turns.seat(after: turn) }
        continue
      }
      seats.append(turn)
      guard let other = first.take() else {
        first = card
        continue
      }
      if board.faces[other - 1] != board.faces[card - 1] { turn = turns.seat(after: turn) }
    }
    return seats
  }
}
