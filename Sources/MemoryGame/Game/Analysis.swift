/// What perfect memory knows of a game, and what its flips were worth. Computed from the log; nothing is stored
/// during the game.
package struct Analysis {
  package private(set) var knowledge: Knowledge
  /// What every flip was worth, in order; nil for a game of more than `PerfectPlay.mostPairs` pairs.
  package private(set) var flips: [Appraisal]?

  package var sums: AppraisalSums? { flips.map { $0.reduce(into: AppraisalSums()) { $0.add($1) } } }

  fileprivate init(_ game: borrowing Game) {
    knowledge = Knowledge(pairs: game.board.pairs, deckSize: game.deckSize)
    let play = PerfectPlay.table(pairs: game.board.pairs)
    flips = play == nil ? nil : []
    // The face of the first card of a move that waits for its second.
    var first: UInt32?
    for turned in game.flips() {
      let sight = knowledge.observe(turned.card.number, face: turned.card.face, first: first)
      first = first == nil ? turned.card.face : nil
      if let play { flips?.append(Appraisal(sight, by: play)) }
    }
  }
}

extension Game {
  package var analysis: Analysis { Analysis(self) }
}
