import MemoryCore

/// Counts of games by kind of cards, number of pairs and, for finished games, number of moves.
struct GameCounts {
  struct Deal: Hashable {
    let cards: CardContent
    let pairs: Int
  }

  struct Game: Hashable {
    let deal: Deal
    let moves: Int
  }

  var begun: [Deal: Int] = [:]
  var revealed: [Deal: Int] = [:]
  var finished: [Game: Int] = [:]
  /// The fewest moves of a game without aids.
  private var best: [Deal: Int] = [:]

  mutating func addFinished(_ game: Game, isAssisted: Bool) {
    finished[game, default: 0] += 1
    if !isAssisted { best[game.deal] = min(best[game.deal] ?? .max, game.moves) }
  }

  /// A group for each number of pairs in ascending order: first the games with equal cards, then those with
  /// split ones.
  func groups(category: Category?) -> [Stats.Group] {
    let games = Dictionary(grouping: finished, by: \.key.deal)
    let deals = Set(begun.keys).union(games.keys)
    return CardContent.allCases.flatMap { cards in
      deals.filter { $0.cards == cards }.sorted { $0.pairs < $1.pairs }.map { deal in
        let moves = (games[deal] ?? []).map { (moves: $0.key.moves, games: $0.value) }
        return Stats.Group(
          category: category, cards: cards, pairs: deal.pairs, begun: begun[deal] ?? 0,
          revealed: revealed[deal] ?? 0, best: best[deal],
          moves: moves.sorted { $0.moves < $1.moves })
      }
    }
  }
}
