import MemoryGame

/// A deal that would put away a game in play, until the player has agreed to it.
struct PendingDeal: Equatable {
  private let kind: Kind

  private enum Kind: Equatable {
    /// So many pairs; nil if the player named no number.
    case play(pairs: Int?)
    case daily(Day)
  }

  /// The deal that an action makes, if it makes one at once. One that is going to be refused whatever game is
  /// on the table is none.
  fileprivate init?(_ action: DealAction) {
    switch action {
    case .newGameRequested(let pairs) where pairs ?? 2 >= 2: kind = .play(pairs: pairs)
    case .dayCame(let today, let asked) where asked ?? today <= today: kind = .daily(asked ?? today)
    default: return nil
    }
  }

  /// The action that makes the deal.
  var action: DealAction {
    switch kind {
    case .play(let pairs): .newGameRequested(pairs: pairs)
    case .daily(let day): .dayCame(today: day, asked: day)
    }
  }
}

extension GameState {
  /// The deal by which an action would put away a game that was begun and is not over.
  func dealDiscardingGame(_ action: DealAction) -> PendingDeal? {
    guard let game = table?.game, game.board.flips > 0, !game.isOver else { return nil }
    return PendingDeal(action)
  }
}
