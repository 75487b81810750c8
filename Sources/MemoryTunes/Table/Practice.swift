import MemoryGame

/// Which pairs a game moved up a box, and which it moved to the first one, as indices in the deck.
struct Practice: Equatable {
  let up: [Int]
  let back: [Int]

  /// `before` is what was known before the game.
  init(_ game: PracticedGame, before: Learned) {
    up = game.faultless.filter { before.pair($0, isFaultless: true).box != before.pairs[$0]?.box }
    back = game.faulty
  }
}

extension Table {
  /// What the game shows of its pairs; nil unless one person has found all of them and the cards are split.
  var practicedGame: PracticedGame? {
    guard halves != nil, players.isOnePerson, game.board.isFinished, !game.wasRevealed,
      let rows = game.review?.rows
    else { return nil }
    let faulty = Set(rows.lazy.filter { $0.regret > 0 }.map { Int(self.game.board.faces[$0.card - 1]) })
    let all = Set(game.board.faces).map(Int.init).sorted()
    return PracticedGame(
      deck: deck, faultless: all.filter { !faulty.contains($0) }, faulty: all.filter(faulty.contains))
  }
}
