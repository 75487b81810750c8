/// How many moves a game of so many pairs takes a player of perfect memory and best play on average.
struct Par: Equatable, Sendable {
  let moves: Double
  /// Whether this is the limit that the mean comes near to in large games, and not the mean itself.
  let isAsymptotic: Bool

  init(pairs: Int) {
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

  /// How well a game was played by what it gave away: 1 for best play, and nearer to 0 the more that was.
  func skill(regret: Double) -> Double { moves / (moves + regret) }
}
