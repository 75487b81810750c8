/// What perfect memory knows of a game, and what its flips were worth. Updated from the log entries made since.
package struct Analysis: Sendable {
  package private(set) var knowledge: Knowledge
  /// Nil for a game of more than `PerfectPlay.mostPairs` pairs.
  package private(set) var sums: AppraisalSums?
  /// How many entries of the log it covers.
  private(set) var position = 0
  /// The face of the first card of a move that waits for its second.
  private var first: UInt32?
  private let play: PerfectPlay?

  /// For a new game, dealt from a deck of `deckSize` faces.
  init(pairs: Int, deckSize: Int) {
    knowledge = Knowledge(pairs: pairs, deckSize: deckSize)
    play = PerfectPlay.table(pairs: pairs)
    sums = play == nil ? nil : AppraisalSums()
  }

  /// Goes over the log up to an index, and calls `body` with each flip's worth.
  mutating func advance(
    to end: Int, of log: borrowing PlayLog, faces: borrowing [UInt32], _ body: (Appraisal) -> Void = { _ in }
  ) {
    while position < end {
      if case .flip(let card) = log[position] {
        let face = faces[card - 1]
        let sight = knowledge.observe(card, face: face, first: first)
        first = first == nil ? face : nil
        if let play {
          let appraisal = Appraisal(sight, by: play)
          sums?.add(appraisal)
          body(appraisal)
        }
      }
      position += 1
    }
  }
}

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

  /// The rows of the flips with a cost, costliest first, then earlier.
  package var costliest: [Int] {
    rows.indices.filter { rows[$0].regret > 0 }.sorted { (rows[$1].regret, $0) < (rows[$0].regret, $1) }
  }
}
