/// The players of the program in a game, and the generator that all their chances come from.
///
/// They are told what was shown and nothing else. The same players, told the same from the same start of the
/// generator, and asked at the same places, choose the same.
struct Opponents {
  /// By seat; nil where a person sits.
  private var minds: [Mind?]
  private var generator: SplitMix64

  /// At the beginning of a game of so many cards.
  init(_ players: [Player], cards: Int, generator: SplitMix64) {
    minds = players.map { $0.strategy.map { Mind($0, cards: cards) } }
    self.generator = generator
  }

  /// As they are after all of this has been shown in a game of so many cards: they choose again what they chose then,
  /// so that the generator goes on as it did.
  init(_ players: [Player], cards: Int, generator: SplitMix64, after history: some Sequence<Shown>) {
    self.init(players, cards: cards, generator: generator)
    var turns = Turns(players: players.count)
    var first: UInt32?
    for shown in history {
      _ = choice(of: turns.turn)
      heed(shown)
      switch shown {
      case .pass:
        turns.pass()
      case .flip(_, let face):
        guard let mate = first else {
          first = face
          continue
        }
        turns.completeMove(isMatch: mate == face)
        first = nil
      }
    }
  }

  /// Begins another game of as many cards or of others.
  mutating func begin(cards: Int, generator: SplitMix64) {
    self.generator = generator
    for seat in minds.indices { minds[seat]?.begin(cards: cards) }
  }

  /// What the player whose turn it is does next; nil for a person. It is to be asked once for each flip and pass.
  mutating func choice(of seat: Int) -> Choice? {
    minds[seat]?.choose(&generator)
  }

  /// Tells everybody what was shown, in the order of their seats.
  mutating func heed(_ shown: Shown) {
    for seat in minds.indices { minds[seat]?.heed(shown, &generator) }
  }
}
