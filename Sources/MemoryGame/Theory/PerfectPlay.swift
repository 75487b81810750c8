import Synchronization

/// The expected number of moves under best play with perfect memory, from any position of up to `mostPairs`
/// pairs.
///
/// Source: D. J. Velleman, G. S. Warrington, "What to expect in a game of memory", American Mathematical
/// Monthly 120(9), 2013, 787–805. All terms of the recurrence are positive, so nothing cancels and only
/// rounding errors remain.
package struct PerfectPlay: Sendable {
  /// The largest game for which the table is computed.
  package static let mostPairs = 1000

  /// The largest game that this table covers.
  private(set) var pairs = 0
  /// E(m, k), row by row: m pairs left, k singles known, no known pair.
  private var means = [0.0]

  init(pairs: Int) {
    extend(to: pairs)
  }

  /// A table for games of this size, computed when first requested and kept. Nil for more than `mostPairs`
  /// pairs.
  static func table(pairs: Int) -> PerfectPlay? {
    guard pairs <= mostPairs else { return nil }
    return shared.withLock { table in
      table.extend(to: pairs)
      return table
    }
  }

  private static let shared = Mutex(PerfectPlay(pairs: 0))

  /// The expected number of moves to come.
  func value(_ position: Position) -> Double {
    // Taking a known pair costs one move, at any time.
    Double(position.knownPairs)
      + mean(pairs: position.pairs - position.knownPairs, singles: position.singles)
  }

  /// The average number of moves of a whole game.
  func par(pairs: Int) -> Double { mean(pairs: pairs, singles: 0) }

  private func mean(pairs: Int, singles: Int) -> Double { means[pairs * (pairs + 1) / 2 + singles] }

  private mutating func extend(to most: Int) {
    guard most > pairs else { return }
    means.reserveCapacity((most + 1) * (most + 2) / 2)
    for pairs in pairs + 1...most {
      let row = means.count
      means.append(contentsOf: repeatElement(0, count: pairs + 1))
      for singles in stride(from: pairs, through: 0, by: -1) {
        means[row + singles] = mean(pairs: pairs, singles: singles, row: row)
      }
    }
    pairs = most
  }

  /// E(m, k) from the row before and from the later entries of its own row, which begins at `row`.
  private func mean(pairs: Int, singles: Int, row: Int) -> Double {
    let before = row - pairs
    let unseen = Double(2 * pairs - singles)
    let others = 2 * (pairs - singles)
    var mean = 1.0
    if singles > 0 { mean += Double(singles) / unseen * means[before + singles - 1] }
    guard others > 0 else { return mean }
    let taken = means[before + singles]
    var second = taken + Double(singles) * (1 + taken)
    if others > 2 { second += Double(others - 2) * means[row + singles + 2] }
    return mean + Double(others) / (unseen * (unseen - 1)) * second
  }
}
