/// A player of the program at work: remembers of what was shown as much as the strategy has it, and chooses.
///
/// What lies up after two cards that do not match is remembered or not when that move ends, and is not read off the
/// table again: else who remembers nothing would be better than chance.
struct Mind {
  private let strategy: Strategy
  private let isDuelist: Bool
  /// Then there is no need to ask the memory.
  private let remembersNothing: Bool
  private var memory = CardMemory()
  private var recent = RecentCards()

  /// A mind that knows nothing of a game yet but how many cards there are.
  init(_ strategy: Strategy, cards: Int) {
    self.strategy = strategy
    isDuelist = strategy == .zwickPaterson
    remembersNothing = strategy == .random
    begin(cards: cards)
  }

  /// Forgets everything, for another game.
  mutating func begin(cards: Int) {
    memory.begin(cards: cards)
    if case .capacity = strategy { recent.begin(cards: cards) }
  }

  /// The first card of a move, or a pass, when the game is not over.
  ///
  /// What is inlined by order here and in what it calls makes a simulation take two thirds of the time.
  @inline(__always) func chooseFirst(_ generator: inout SplitMix64) -> Choice {
    if !remembersNothing, memory.paired > 0 { return .flip(memory.paired(generator.below(memory.paired))) }
    if isDuelist, bestMove == .pass { return .pass }
    return .flip(memory.unknown(generator.below(memory.unknown)))
  }

  /// The second card of a move in which this player turned up `first`. That one is always known until the move ends.
  @inline(__always) func chooseSecond(after first: ShownCard, _ generator: inout SplitMix64) -> Int {
    if !remembersNothing, let mate = memory.mate(of: first) { return mate }
    // There are none where somebody else has chosen the first card, which only a meddled file can bring about.
    if isDuelist, bestMove == .one { return memory.single(generator.below(max(1, memory.singles))) }
    // It is not remembered itself, or its mate would be: any other one like it, the last in its own place.
    let others = max(1, memory.unknown - 1)
    let card = memory.unknown(generator.below(others))
    return card == first.number ? memory.unknown(others) : card
  }

  /// The position before the move: what is turned up in it is remembered when it ends.
  private var bestMove: MemoryDuel.Move {
    MemoryDuel.bestMove(pairs: memory.pairs, singles: memory.singles)
  }

  /// Heeds that two cards were matched, whoever did it.
  @inline(__always) mutating func match(_ first: ShownCard, _ second: ShownCard) {
    memory.remove(first, second)
    if case .capacity = strategy {
      recent.remove(first.number)
      recent.remove(second.number)
    }
  }

  /// Heeds that a move has ended with two cards that do not match, whoever's it was.
  @inline(__always) mutating func turnBack(
    _ first: ShownCard, _ second: ShownCard, _ generator: inout SplitMix64
  ) {
    if remembersNothing { return }
    switch strategy {
    case .optimal, .zwickPaterson:
      memory.learn(first)
      memory.learn(second)
    case .random:
      break
    case .forgetful(let probability):
      if !memory.isKnown(first.number), generator.happens(probability) { memory.learn(first) }
      if !memory.isKnown(second.number), generator.happens(probability) { memory.learn(second) }
    case .capacity(let most):
      learn(first, room: most)
      learn(second, room: most)
    }
  }

  @inline(never)
  private mutating func learn(_ card: ShownCard, room most: Int) {
    memory.learn(card)
    recent.look(at: card)
    guard recent.count > most, let oldest = recent.oldest else { return }
    memory.forget(oldest)
    recent.remove(oldest.number)
  }
}
