/// A player of the program at work: remembers of what was shown as much as his strategy lets him, and chooses.
///
/// What lies up after two cards that do not match is remembered or not when that move ends, and is not read off the
/// table again: else who remembers nothing would be better than chance.
struct Mind {
  private let strategy: Strategy
  private var memory = CardMemory()
  private var recent = RecentCards()
  /// The first card of the move, which is always known until the move ends; 0 for none.
  private var first = 0
  private var firstFace: UInt32 = 0

  /// A mind that knows nothing of a game yet but how many cards there are.
  init(_ strategy: Strategy, cards: Int) {
    self.strategy = strategy
    begin(cards: cards)
  }

  /// Forgets everything, for another game.
  mutating func begin(cards: Int) {
    memory.begin(cards: cards)
    if case .capacity = strategy { recent.begin(cards: cards) }
    first = 0
  }

  /// What to do next, when it is this player's turn and the game is not over.
  func choose(_ generator: inout SplitMix64) -> Choice {
    first == 0 ? chooseFirst(&generator) : .flip(chooseSecond(&generator))
  }

  private func chooseFirst(_ generator: inout SplitMix64) -> Choice {
    if memory.paired > 0 { return .flip(memory.paired(generator.below(memory.paired))) }
    if strategy == .zwickPaterson, bestMove == .pass { return .pass }
    return .flip(memory.unknown(generator.below(memory.unknown)))
  }

  private func chooseSecond(_ generator: inout SplitMix64) -> Int {
    if let mate = memory.mate(of: first, face: firstFace) { return mate }
    if strategy == .zwickPaterson, bestMove == .one { return memory.single(generator.below(memory.singles)) }
    guard !memory.isKnown(first) else { return memory.unknown(generator.below(memory.unknown)) }
    // Any but the first, in whose place the last one can be had.
    let others = memory.unknown - 1
    let card = memory.unknown(generator.below(others))
    return card == first ? memory.unknown(others) : card
  }

  /// The position before the move: what is turned up in it is remembered when it ends.
  private var bestMove: MemoryDuel.Move {
    MemoryDuel.bestMove(pairs: memory.pairs, singles: memory.singles)
  }

  /// Heeds what was shown, whoever's move it was.
  mutating func heed(_ shown: Shown, _ generator: inout SplitMix64) {
    guard case .flip(let card, let face) = shown else { return }
    guard first != 0 else {
      (first, firstFace) = (card, face)
      return
    }
    if face == firstFace {
      memory.remove(first, card, face: face)
      if case .capacity = strategy {
        recent.remove(first)
        recent.remove(card)
      }
    } else {
      turnBack(first, firstFace, &generator)
      turnBack(card, face, &generator)
    }
    first = 0
  }

  private mutating func turnBack(_ card: Int, _ face: UInt32, _ generator: inout SplitMix64) {
    switch strategy {
    case .optimal, .zwickPaterson:
      memory.learn(card, face: face)
    case .random:
      break
    case .forgetful(let probability):
      if !memory.isKnown(card), generator.happens(probability) { memory.learn(card, face: face) }
    case .capacity(let most):
      memory.learn(card, face: face)
      recent.look(at: card, face: face)
      guard recent.count > most, let oldest = recent.oldest else { return }
      memory.forget(oldest.card, face: oldest.face)
      recent.remove(oldest.card)
    }
  }
}
