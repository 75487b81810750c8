/// What perfect memory knows of a game, and what its flips were worth. Computed from the log; nothing is stored
/// during the game.
package struct Analysis: Sendable {
  package private(set) var knowledge: Knowledge
  /// Nil for a game of more than `PerfectPlay.mostPairs` pairs.
  package private(set) var sums: AppraisalSums?

  /// Calls `body` with each flip's worth.
  fileprivate init(_ game: borrowing Game, _ body: (Appraisal) -> Void = { _ in }) {
    knowledge = Knowledge(pairs: game.board.pairs, deckSize: game.deckSize)
    let play = PerfectPlay.table(pairs: game.board.pairs)
    sums = play == nil ? nil : AppraisalSums()
    // The face of the first card of a move that waits for its second.
    var first: UInt32?
    for turned in game.flips() {
      let sight = knowledge.observe(turned.card.number, face: turned.card.face, first: first)
      first = first == nil ? turned.card.face : nil
      guard let play else { continue }
      let appraisal = Appraisal(sight, by: play)
      sums?.add(appraisal)
      body(appraisal)
    }
  }
}

/// The worth of the last flips of a game, and the sums over all flips.
package struct Review: Equatable {
  /// The most rows.
  package static let longest = 10_000

  /// In the order of the flips.
  package let rows: [Appraisal]
  package let sums: AppraisalSums

  /// The rows of the flips with a cost, costliest first, then earlier.
  package var costliest: [Int] {
    rows.indices.filter { rows[$0].regret > 0 }.sorted { (rows[$1].regret, $0) < (rows[$0].regret, $1) }
  }
}

extension Game {
  package var analysis: Analysis { Analysis(self) }

  /// What every flip was worth; nil for a game too large to analyze.
  package var review: Review? {
    var rows: [Appraisal] = []
    let sums = Analysis(self) { rows.append($0) }.sums
    return sums.map { Review(rows: rows.suffix(Review.longest), sums: $0) }
  }
}
