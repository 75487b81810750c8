/// The average number of moves that a player with perfect memory and best play needs for a game of a given
/// size.
package struct Par: Equatable, Sendable {
  package let moves: Double
  /// Whether `moves` is the asymptote for large games instead of the exact mean.
  package let isAsymptotic: Bool

  package init(pairs: Int) {
    if let table = PerfectPlay.table(pairs: pairs) {
      moves = table.par(pairs: pairs)
      isAsymptotic = false
    } else {
      moves = Self.asymptote(pairs: pairs)
      isAsymptotic = true
    }
  }

  /// Source: Velleman and Warrington, as for `PerfectPlay`: (3 − 2 ln 2) n + 7/8 − 2 ln 2.
  static func asymptote(pairs: Int) -> Double {
    let twiceLog2 = 2 * 0.693_147_180_559_945_309_417
    return (3 - twiceLog2) * Double(pairs) + 0.875 - twiceLog2
  }

  /// How well a game was played, by its sum of regret: 1 for best play, nearer to 0 the more was given away.
  package func skill(regret: Double) -> Double { moves / (moves + regret) }
}
