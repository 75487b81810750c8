import Synchronization

/// The exact share of all deals that take perfect play each number of moves.
///
/// Source: the recurrence of Velleman and Warrington (see `PerfectPlay`), for the distribution instead of its
/// mean.
package struct MoveDistribution: Equatable, Sendable {
  /// The largest game for which it is computed.
  package static let mostPairs = 200

  package let pairs: Int
  /// The shares of `pairs` moves, one more, and so on.
  private let shares: [Double]

  private static let last = Mutex<MoveDistribution?>(nil)

  /// The distribution, computed when first requested and kept. Nil for more than `mostPairs` pairs.
  package static func table(pairs: Int) -> MoveDistribution? {
    last.withLock { last in
      if last?.pairs != pairs { last = MoveDistribution(pairs: pairs) }
      return last
    }
  }

  /// Nil for more pairs than `mostPairs`.
  package init?(pairs: Int) {
    guard pairs <= Self.mostPairs else { return nil }
    self.pairs = pairs
    // Row by row, like the means. An entry has the shares of m, m + 1, … 2m moves, where m pairs are left.
    var row: [[Double]] = [[1]]
    for pairs in 1...pairs {
      var next = Array(repeating: Array(repeating: 0.0, count: pairs + 1), count: pairs + 1)
      for singles in stride(from: pairs, through: 0, by: -1) {
        next[singles] = Self.shares(pairs: pairs, singles: singles, before: row, behind: next)
      }
      row = next
    }
    shares = row[0]
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

  /// The share of deals that take exactly this many moves.
  package func share(of moves: Int) -> Double {
    shares.indices.contains(moves - pairs) ? shares[moves - pairs] : 0
  }

  /// The share of deals that take at most this many moves: P(moves ≤ m).
  package func share(ofAtMost moves: Int) -> Double {
    guard moves < 2 * pairs - 1 else { return 1 }
    return shares.prefix(max(0, moves - pairs + 1)).reduce(0, +)
  }

  /// The least m for which at least this share of deals take at most m moves.
  package func quantile(_ share: Double) -> Int {
    // Rounding may leave the sum just below the share.
    let rounding = 1e-12
    var sum = 0.0
    for (index, part) in shares.enumerated() {
      sum += part
      if part > 0, sum >= share - rounding { return pairs + index }
    }
    return 2 * pairs - 1
  }

  package var mean: Double { shares.enumerated().reduce(0) { $0 + Double(pairs + $1.offset) * $1.element } }

  package var variance: Double {
    let mean = mean
    return shares.enumerated().reduce(0) {
      let distance = Double(pairs + $1.offset) - mean
      return $0 + distance * distance * $1.element
    }
  }
}
