/// How many games take each number of moves or, in theory, which share of all deals.
package struct MoveDistribution: Sendable {
  /// The largest game for which the theory is computed.
  package static let mostPairs = 200

  /// The numbers of moves that occur, ascending, and their games or shares.
  private let counts: [(moves: Int, weight: Double)]
  /// The number of games, or 1.
  let total: Double
  package let mean: Double
  package let variance: Double

  /// The games of a tally, of which there is at least one, or shares of deals.
  init(_ counts: [(moves: Int, weight: Double)], total: Double) {
    (self.counts, self.total) = (counts, total)
    let mean = counts.reduce(0) { $0 + Double($1.moves) * $1.weight } / total
    variance =
      counts.reduce(0) { $0 + (Double($1.moves) - mean) * (Double($1.moves) - mean) * $1.weight } / total
    self.mean = mean
  }

  /// That of perfect play. Nil for more than `mostPairs` pairs.
  ///
  /// Source: the recurrence of Velleman and Warrington (see `PerfectPlay`), for the distribution instead of its
  /// mean.
  package static func perfect(pairs: Int) -> MoveDistribution? {
    guard pairs <= mostPairs else { return nil }
    // Row by row, like the means. An entry has the shares of m, m + 1, … 2m moves, where m pairs are left.
    var row: [[Double]] = [[1]]
    for pairs in 1...pairs {
      var next = Array(repeating: Array(repeating: 0.0, count: pairs + 1), count: pairs + 1)
      for singles in stride(from: pairs, through: 0, by: -1) {
        next[singles] = shares(pairs: pairs, singles: singles, before: row, behind: next)
      }
      row = next
    }
    return MoveDistribution(zip(pairs..., row[0]).filter { $1 > 0 }.map { (moves: $0, weight: $1) }, total: 1)
  }

  /// D(m, k), where `before` has the D(m − 1, …), and `behind` the D(m, …) with more singles.
  private static func shares(pairs: Int, singles: Int, before: [[Double]], behind: [[Double]]) -> [Double] {
    let unseen = Double(2 * pairs - singles)
    let others = 2 * (pairs - singles)
    var shares = Array(repeating: 0.0, count: pairs + 1)
    func add(_ weight: Double, _ part: [Double], later: Int = 0) {
      for (index, share) in part.enumerated() where index + later <= pairs {
        shares[index + later] += weight * share
      }
    }
    if singles > 0 { add(Double(singles) / unseen, before[singles - 1]) }
    guard others > 0 else { return shares }
    let weight = Double(others) / (unseen * (unseen - 1))
    add(weight, before[singles])
    if singles > 0 { add(weight * Double(singles), before[singles], later: 1) }
    if others > 2 { add(weight * Double(others - 2), behind[singles + 2], later: 1) }
    return shares
  }

  package var least: Int { counts[0].moves }
  package var most: Int { counts[counts.count - 1].moves }

  package func share(of moves: ClosedRange<Int>) -> Double {
    if moves.contains(least), moves.contains(most) { return 1 }
    return counts.reduce(0) { moves.contains($1.moves) ? $0 + $1.weight : $0 } / total
  }

  /// The least m for which at least this share of games take at most m moves.
  package func quantile(_ share: Double) -> Int {
    // Rounding may leave the sum just below the share.
    let rounding = 1e-12
    var sum = 0.0
    return counts.first { count in
      sum += count.weight
      return sum >= (share - rounding) * total
    }?.moves ?? most
  }
}
