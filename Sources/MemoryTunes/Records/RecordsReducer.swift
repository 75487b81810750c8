extension RecordsAction {
  /// What the answer is read from; nil for a number of pairs that no game has.
  func reading(_ game: borrowing GameState) -> Reading? {
    switch self {
    case .best(let pairs, _) where pairs ?? 2 < 2, .statistics(let pairs) where pairs ?? 2 < 2: return nil
    case .best(let pairs, let player):
      return .best(pairs: pairs, player: player, canBeDealt: pairs.map(game.canDeal) ?? true)
    case .statistics(let pairs):
      let canBeDealt = pairs.map(game.canDeal) ?? true
      return .statistics(game.settings.category, game.choice, pairs: pairs, canBeDealt: canBeDealt)
    case .days: return .days
    }
  }

  /// What is not read is refused.
  func reduce() -> Next {
    switch self {
    case .best(let pairs?, _): .refuse(.deal(.tooFewPairs(pairs, command: "records")))
    case .statistics(let pairs?): .refuse(.deal(.tooFewPairs(pairs, command: "stats")))
    case .best(nil, _), .statistics(nil), .days: Next()
    }
  }
}
