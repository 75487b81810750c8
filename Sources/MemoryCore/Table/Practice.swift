import MemoryGame

/// The pairs that a game moved up a box, and those it moved to the first, as indices in the deck.
package struct Practice: Equatable {
  package let up: [Int]
  package let back: [Int]

  /// `before`: what was known before the game.
  package init(_ game: PracticedGame, before: Learned) {
    up = game.faultless.filter { before.pair($0, isFaultless: true).box != before.pairs[$0]?.box }
    back = game.faulty
  }
}

extension Table {
  /// What the game shows about its pairs; nil unless one person found them all, with split cards.
  package var practicedGame: PracticedGame? {
    guard halves != nil, players.isOnePerson, game.board.isFinished, !game.wasRevealed,
      let rows = game.review?.rows
    else { return nil }
    func face(_ card: Int) -> Int { Int(game.board.faces[card - 1]) }
    let faulty = Set(rows.lazy.filter { $0.regret > 0 }.map { face($0.card) })
    let all = Set(game.board.faces).map(Int.init).sorted()
    // After a hint, an undo or a repeated deal, the player need not have known the pair.
    let told = aids.undo || aids.isRepeat ? Set(all) : Set(hinted.map(face))
    return PracticedGame(
      deck: tunes.deck, faultless: all.filter { !faulty.contains($0) && !told.contains($0) },
      faulty: all.filter(faulty.contains))
  }
}
