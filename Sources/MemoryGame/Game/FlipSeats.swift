extension Game {
  /// The seats of the flips that the log keeps, in order.
  ///
  /// The log does not say whose turn it was at its beginning. So turns are counted from seat 0 and then shifted
  /// to agree with the current turn.
  package var seatsOfFlips: [Int] {
    let entries = log.forgotten..<log.position
    let flips = entries.count { if case .flip = log[$0] { true } else { false } }
    var isSecond = !(board.flips - flips).isMultiple(of: 2)
    var first = isSecond ? log.lastCard(before: log.forgotten)?.card : nil
    var turn = 0
    var seats: [Int] = []
    for index in entries {
      guard case .flip(let card) = log[index] else {
        if log[index] == .pass { turn += 1 }
        continue
      }
      seats.append(turn)
      if isSecond, first.map({ board.faces[$0 - 1] != board.faces[card - 1] }) ?? true { turn += 1 }
      first = card
      isSecond.toggle()
    }
    let players = turns.players
    let ahead = (turns.turn - turn % players + players) % players
    return seats.map { ($0 + ahead) % players }
  }
}
