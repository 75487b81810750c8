import Synchronization

/// The expected number of moves under best play, from any position of up to `mostPairs` pairs.
///
/// Source: D. J. Velleman, G. S. Warrington, "What to expect in a game of memory", American Mathematical
/// Monthly 120(9), 2013, 787–805, for perfect memory. For a player who remembers a card that is turned back
/// only with some probability, read "not remembered" for "unseen". A move of which nothing is remembered leads
/// back to the same position, so the recurrence is solved for that position.
package struct PerfectPlay: Sendable {
  /// The largest game for which the table is computed.
  package static let mostPairs = 1000

  /// The largest game that this table covers.
  private(set) var pairs = 0
  /// E(m, k), row by row: m pairs left, k singles known, no known pair.
  private var means = [0.0]
  /// The probability that a card that is turned back is remembered.
  private let kept: Double

  init(pairs: Int, kept: Double = 1) {
    self.kept = kept
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
    Double(position.knownPairs) + mean(pairs: position.pairs - position.knownPairs, singles: position.singles)
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
    let (unseen, known, lost) = (Double(2 * pairs - singles), Double(singles), 1 - kept)
    let others = 2 * (pairs - singles)
    let hit = singles > 0 ? means[before + singles - 1] : 0
    let mean = 1 + known / unseen * hit
    guard others > 0 else { return mean }
    let taken = means[before + singles]
    let oneMore = means[row + singles + 1]
    var second = taken + known * kept * (1 + kept * taken + lost * hit + lost * oneMore)
    if others > 2 {
      second += Double(others - 2) * (kept * kept * means[row + singles + 2] + 2 * kept * lost * oneMore)
    }
    let weight = Double(others) / (unseen * (unseen - 1))
    return (mean + weight * second) / (1 - weight * (unseen - 2) * lost * lost)
  }
}
