/// The average number of moves of a game under perfect play.
package struct Par: Equatable, Sendable {
  package let moves: Double
  /// Whether `moves` is the asymptote for large games instead of the exact mean.
  package let isAsymptotic: Bool

  package init(pairs: Int) {
    let table = PerfectPlay.table(pairs: pairs)
    moves = table?.par(pairs: pairs) ?? Self.asymptote(pairs: pairs)
    isAsymptotic = table == nil
  }

  /// Source: Velleman and Warrington, as for `PerfectPlay`: (3 − 2 ln 2) n + 7/8 − 2 ln 2.
  static func asymptote(pairs: Int) -> Double {
    let twiceLog2 = 2 * 0.693_147_180_559_945_309_417
    return (3 - twiceLog2) * Double(pairs) + 0.875 - twiceLog2
  }

  /// The accuracy of a game with this sum of regret: 1 for best play, approaching 0 as regret grows.
  package func skill(regret: Double) -> Double { moves / (moves + regret) }
}
