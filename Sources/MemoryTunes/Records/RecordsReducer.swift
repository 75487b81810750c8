extension RecordsAction {
  func reduce(_ game: borrowing GameState) -> Next {
    switch self {
    case .best(let pairs, let player):
      if let pairs, pairs < 2 { return .refuse(.deal(.tooFewPairs(pairs, command: "records"))) }
      return .ask(.listBest(pairs: pairs, player: player, canBeDealt: pairs.map(game.canDeal) ?? true))
    case .statistics(let pairs):
      if let pairs, pairs < 2 { return .refuse(.deal(.tooFewPairs(pairs, command: "stats"))) }
      let canBeDealt = pairs.map(game.canDeal) ?? true
      return .ask(
        .tellStatistics(game.settings.category, game.choice, pairs: pairs, canBeDealt: canBeDealt))
    }
  }
}
