/// A computer player. It remembers cards as its strategy allows, and chooses cards.
///
/// When a move ends, it decides whether to remember two cards that do not match. It does not read them off the
/// table again; otherwise a player who remembers nothing would do better than chance.
struct ProgramPlayer {
  private let strategy: Strategy
  private var memory: CardMemory
  /// The cards that a player of limited memory remembers, the one looked at longest ago first.
  private var recent: [ShownCard] = []

  /// A player of a new game, who knows only how many cards and how many faces the deck has.
  init(_ strategy: Strategy, cards: Int, faces: Int) {
    self.strategy = strategy
    memory = CardMemory(cards: cards, faces: faces)
  }

  mutating func begin() {
    memory.begin()
    if case .capacity = strategy { recent.removeAll(keepingCapacity: true) }
  }

  /// The first card of a move, or a pass. The game must not be over.
  ///
  /// Forced inlining here and in what this calls cuts the time of a simulation by a third.
  @inline(__always) func chooseFirst(_ generator: inout SplitMix64) -> Choice {
    if memory.paired > 0 { return .flip(memory.paired(generator.below(memory.paired))) }
    if case .zwickPaterson = strategy, bestMove == .pass { return .pass }
    return .flip(memory.unknown(generator.below(memory.unknown)))
  }

  /// The second card of a move whose first card is `first`, which is always known until the move ends.
  @inline(__always) func chooseSecond(after first: ShownCard, _ generator: inout SplitMix64) -> Int {
    if let mate = memory.mate(of: first) { return mate }
    // None if somebody else chose the first card, which is possible only in an edited file.
    if case .zwickPaterson = strategy, bestMove == .one {
      return memory.single(generator.below(max(1, memory.singles)))
    }
    // `first` is one of the unknown cards, since its mate is not remembered. If it is drawn, the last one takes
    // its place.
    let others = max(1, memory.unknown - 1)
    let card = memory.unknown(generator.below(others))
    return card == first.number ? memory.unknown(others) : card
  }

  /// The best kind of move. Cards turned up in this move are not remembered before it ends.
  private var bestMove: MemoryDuel.Move { MemoryDuel.bestMove(pairs: memory.pairs, singles: memory.singles) }

  @inline(__always) mutating func match(_ first: ShownCard, _ second: ShownCard) {
    memory.remove(first, second)
    if case .capacity = strategy { recent.removeAll { $0.face == first.face } }
  }

  /// Notes that two cards did not match and are turned back, in any player's move.
  @inline(__always) mutating func turnBack(
    _ first: ShownCard, _ second: ShownCard, _ generator: inout SplitMix64
  ) {
    switch strategy {
    case .optimal, .zwickPaterson:
      memory.learn(first)
      memory.learn(second)
    case .random: break
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
    recent.removeAll { $0 == card }
    recent.append(card)
    if recent.count > most { memory.forget(recent.removeFirst()) }
  }
}
