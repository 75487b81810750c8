extension Game {
  /// The seats of those who made the flips that the log remembers, in the order of the flips.
  ///
  /// The log does not say whose turn it was where it begins. So the turns are counted from any seat at all, and
  /// then moved along by as much as makes the last of them the turn that it is now.
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
