/// What perfect memory knows of a game, and what its flips were worth. Computed from the log; nothing is stored
/// during the game.
package struct Analysis: Equatable, Sendable {
  /// The most rows.
  package static let mostRows = 10_000

  package private(set) var knowledge: Knowledge
  /// Over all flips. Nil for a game of more than `PerfectPlay.mostPairs` pairs.
  package private(set) var sums: AppraisalSums?
  /// The worth of each of the last flips, in order; empty without sums.
  package private(set) var rows: [Appraisal] = []

  fileprivate init(_ game: borrowing Game) {
    knowledge = Knowledge(pairs: game.board.pairs, deckSize: game.deckSize)
    let play = PerfectPlay.table(pairs: game.board.pairs)
    sums = play == nil ? nil : AppraisalSums()
    rows.reserveCapacity(play == nil ? 0 : game.log.position)
    // The face of the first card of a move that waits for its second.
    var first: UInt32?
    for turned in game.flips() {
      let sight = knowledge.observe(turned.card.number, face: turned.card.face, first: first)
      first = first == nil ? turned.card.face : nil
      guard let play else { continue }
      let appraisal = Appraisal(sight, by: play)
      sums?.add(appraisal)
      rows.append(appraisal)
    }
    rows.removeFirst(max(0, rows.count - Self.mostRows))
  }

  /// The rows of the flips with a cost, costliest first, then earlier.
  package var costliest: [Int] {
    rows.indices.filter { rows[$0].regret > 0 }.sorted { (rows[$1].regret, $0) < (rows[$0].regret, $1) }
  }
}

extension Game {
  package var analysis: Analysis { Analysis(self) }
}
