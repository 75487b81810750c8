extension PlayAction {
  func reduce(_ table: inout Table) -> Next {
    switch self {
    case .flip(let card, let second): return table.flip(card, then: second)
    case .flipPlaces: return table.programsTurn.map { .refuse(.play($0)) } ?? Next()
    case .pass: return table.playersMove { table throws(PlayRefusal) in try table.pass() }
    case .reveal: return table.revealCards()
    case .columnsCounted(let columns, let places): return table.flip(places, columns: columns)
    case .botMoved(let reply): return table.move(reply)
    case .kindRecalled(let isFamiliar): table.isFamiliar = isFamiliar
    case .boutsRecalled(let past): return table.take(past)
    case .learnedRecalled(let before): table.note(learnedBefore: before)
    case .ranked(let rank): return table.take(rank)
    }
    return Next()
  }

  /// The cards that a player named otherwise than by their numbers; nil if there are none.
  func cards(on table: borrowing Table) -> [Int]? {
    switch self {
    case .flip(let card, let second) where card == .last || second == .last:
      [card, second].compactMap(\.self).map { table.number(of: $0) }
    case .columnsCounted(let columns, let places): table.cards(at: places, columns: columns)
    case .flip, .flipPlaces, .pass, .reveal, .botMoved, .kindRecalled, .boutsRecalled, .learnedRecalled,
      .ranked:
      nil
    }
  }
}
