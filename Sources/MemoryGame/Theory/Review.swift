/// The worth of the last flips of a game, and the sums over all flips. Computed from the log; nothing is stored
/// during the game.
package struct Review: Equatable {
  /// The most rows.
  package static let longest = 10_000

  /// In the order of the flips.
  package let rows: [Appraisal]
  package let sums: AppraisalSums

  /// `beginning` is the analysis at an earlier index of the log. Nil for a game of more than
  /// `PerfectPlay.mostPairs` pairs.
  init?(of log: borrowing PlayLog, from beginning: Analysis, faces: borrowing [UInt32]) {
    var rows: [Appraisal] = []
    var analysis = beginning
    analysis.advance(to: log.position, of: log, faces: faces) { row in
      if rows.count == 2 * Self.longest { rows.removeFirst(Self.longest) }
      rows.append(row)
    }
    guard let sums = analysis.sums else { return nil }
    self.rows = Array(rows.suffix(Self.longest))
    self.sums = sums
  }

  /// The rows of the costliest flips, at most `count`: costlier first, then earlier. Excludes flips without
  /// cost.
  package func costliest(_ count: Int) -> [Int] {
    Array(
      rows.indices.filter { rows[$0].regret > 0 }
        .sorted { (rows[$1].regret, $0) < (rows[$0].regret, $1) }
        .prefix(count))
  }
}
