import MemoryGame

extension Table {
  /// Plays the same deal again, perfectly: its players remember every card shown and choose best. Their chances
  /// come from the generator of the deal, so the game is always the same.
  package mutating func playPerfectly() {
    rewind()
    // All have seen the same cards, so one memory serves them all.
    var player = SeatedPrograms(
      [.optimal], cards: game.board.faces.count, faces: game.deckSize, generator: generator)
    while !game.board.isFinished, case .flip(let card)? = player.choice(of: 0),
      (try? game.flip(card, then: nil)) != nil
    {
      player.observe(.flip(ShownCard(number: card, face: game.board.faces[card - 1])))
    }
  }
}
