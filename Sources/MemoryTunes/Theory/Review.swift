/// The last flips of a game, each with what it was worth, and the sums over all of them. Nothing of it is kept while the
/// game goes on: it is made by going over the game once more.
struct Review: Equatable {
  /// How many flips it has at most.
  static let longest = 10_000

  /// In the order of the flips.
  let rows: [Appraisal]
  let sums: AppraisalSums

  /// `beginning` is what the game looked like at some earlier place of its log. Nil for a game that is larger than the
  /// table of perfect play.
  init?(of log: borrowing PlayLog, from beginning: Insight, faces: borrowing [UInt32]) {
    var rows: [Appraisal] = []
    var insight = beginning
    insight.advance(to: log.position, of: log, faces: faces) { row in
      if rows.count == 2 * Self.longest { rows.removeFirst(Self.longest) }
      rows.append(row)
    }
    guard let sums = insight.sums else { return nil }
    self.rows = Array(rows.suffix(Self.longest))
    self.sums = sums
  }

  /// The flips that cost most, by their places among the rows, at most so many of them: those that cost more first,
  /// and of those that cost the same the earlier. Best flips are not among them.
  func costliest(_ most: Int) -> [Int] {
    Array(
      rows.indices.filter { rows[$0].regret > 0 }
        .sorted { (rows[$1].regret, $0) < (rows[$0].regret, $1) }
        .prefix(most))
  }
}
