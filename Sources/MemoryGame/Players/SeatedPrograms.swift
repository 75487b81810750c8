/// The computer players of a game, and the generator of all their random choices.
///
/// They see only what was shown. The same players make the same choices after the same cards.
package struct SeatedPrograms {
  /// By seat; nil for a person.
  private var players: [ProgramPlayer?]
  private var generator: SplitMix64
  /// The first card of a move that waits for its second.
  private var first: ShownCard?

  /// At the start of a game, or after these cards were turned up: they repeat their choices, so that the
  /// generator advances as it did. `strategies` has one entry for each seat, nil for a person; `faces` is the
  /// number of faces of the deck.
  package init(
    _ strategies: [Strategy?], cards: Int, faces: Int, generator: SplitMix64, after history: [TurnedCard] = []
  ) {
    players = strategies.map { $0.map { ProgramPlayer($0, cards: cards, faces: faces) } }
    self.generator = generator
    for turned in history {
      _ = choice(of: turned.seat)
      observe(turned.card)
    }
  }

  /// What the player at a seat does next; nil for a person. Called exactly once for each flip and pass.
  package mutating func choice(of seat: Int) -> Choice? {
    guard let first else { return players[seat]?.chooseFirst(&generator) }
    return players[seat].map { .flip($0.chooseSecond(after: first, &generator)) }
  }

  /// Shows a card that was turned up to all computer players, in the order of their seats.
  package mutating func observe(_ card: ShownCard) {
    guard let mate = first else {
      first = card
      return
    }
    for index in players.indices {
      if mate.face == card.face {
        players[index]?.match(mate, card)
      } else {
        players[index]?.turnBack(mate, card, &generator)
      }
    }
    first = nil
  }
}
