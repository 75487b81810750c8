import MemoryGame

/// The accuracy of the last games.
struct RecentSkills {
  private var games: [(pairs: Int, regret: Double?)] = []

  /// The most games shown. A game of unknown accuracy counts as one of them.
  private static let most = 40

  mutating func add(pairs: Int, regret: Double?) {
    if games.count == 2 * Self.most { games.removeFirst(Self.most) }
    games.append((pairs, regret))
  }

  /// From 0 to 1, earliest first, without unknown ones.
  var skills: [Double] {
    games.suffix(Self.most).compactMap { game in game.regret.map { Par(pairs: game.pairs).skill(regret: $0) } }
  }
}
