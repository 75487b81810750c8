/// The players of the program in a game, and the generator that all their chances come from.
///
/// They are told what was shown and nothing else. The same players, told the same from the same start of the
/// generator, and asked at the same places, choose the same.
struct Opponents {
  /// Of those who are no people, in the order of their seats.
  private var minds: [Mind]
  /// By seat the place of the mind; nil where a person sits.
  private let places: [Int?]
  private var generator: SplitMix64
  /// The first card of a move that waits for the second.
  private var first: ShownCard?

  /// At the beginning of a game of so many cards.
  init(_ players: [Player], cards: Int, generator: SplitMix64) {
    let strategies = players.compactMap(\.strategy)
    minds = strategies.map { Mind($0, cards: cards) }
    var place = 0
    places = players.map { player in
      guard player.strategy != nil else { return nil }
      defer { place += 1 }
      return place
    }
    self.generator = generator
  }

  /// As they are after all of this has been shown in a game of so many cards: they choose again what they chose then,
  /// so that the generator goes on as it did.
  init(_ players: [Player], cards: Int, generator: SplitMix64, after history: some Sequence<Shown>) {
    self.init(players, cards: cards, generator: generator)
    var turns = Turns(players: players.count)
    for shown in history {
      _ = choice(of: turns.turn)
      switch (shown, first) {
      case (.pass, _): turns.pass()
      case (.flip, nil): break
      case (.flip(let card), let first?): turns.completeMove(isMatch: card.face == first.face)
      }
      heed(shown)
    }
  }

  /// What the player whose turn it is does next; nil for a person. It is to be asked once for each flip and pass.
  mutating func choice(of seat: Int) -> Choice? {
    guard let place = places[seat] else { return nil }
    guard let first else { return minds[place].chooseFirst(&generator) }
    return .flip(minds[place].chooseSecond(after: first, &generator))
  }

  /// Tells everybody what was shown, in the order of their seats.
  mutating func heed(_ shown: Shown) {
    guard case .flip(let card) = shown else { return }
    guard let mate = first else {
      first = card
      return
    }
    for place in minds.indices {
      if mate.face == card.face {
        minds[place].match(mate, card)
      } else {
        minds[place].turnBack(mate, card, &generator)
      }
    }
    first = nil
  }
}
