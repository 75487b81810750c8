import MemoryGame

/// How well the last games were played.
struct RecentSkills {
  private var games: [(pairs: Int, regret: Double?)] = []

  /// How many games are shown at most. A game whose skill is not known counts as one of them.
  private static let most = 40

  mutating func add(pairs: Int, regret: Double?) {
    if games.count == 2 * Self.most { games.removeFirst(Self.most) }
    games.append((pairs, regret))
  }

  /// From 0 to 1, earliest first, without those that are not known.
  var skills: [Double] {
    games.suffix(Self.most).compactMap { game in game.regret.map { Par(pairs: game.pairs).skill(regret: $0) } }
  }
}
