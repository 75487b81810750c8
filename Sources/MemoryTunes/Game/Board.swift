/// The cards on the table and the rules of turning them: no actions, no text, no chance.
///
/// Cards are numbered from 1. Two cards make a pair when their faces are equal, and every face is there
/// twice. A flip touches a few words of memory, whatever the size of the board.
package struct Board: Equatable {
  /// The face of every card, card 1 first: a number that stands for a tune.
  package private(set) var faces: [UInt32]
  private var matched: CardSet
  private var score = Score()

  /// What a flip changes beside the set of matched cards.
  private struct Score: Equatable {
    var lookedAt = LookedAt.none
    var moves = 0
    var pairs = 0
  }

  /// The cards that are face up without being matched. There are never more than two.
  enum LookedAt: Equatable {
    case none
    case first(Int)
    case both(Int, Int)

    var isFirst: Bool { if case .first = self { true } else { false } }
  }

  enum Flip: Equatable {
    /// The first card of a move.
    case first
    case match(face: UInt32)
    case mismatch
  }

  /// Why a card cannot be flipped. Each case names the card.
  enum Refusal: Error, Equatable {
    case noSuchCard(Int)
    case onlyCardUp(Int)
    case matched(Int)
    /// The second of two cards, for a reason that only the first one brings about.
    case cannotFollow(Int, after: Int)
  }

  /// All cards face down. Every face must stand there exactly twice.
  init(faces: [UInt32]) {
    self.faces = faces
    matched = CardSet(count: faces.count)
  }

  /// Begins another game in the same memory, with the faces that `deal` leaves.
  mutating func lay(_ deal: (_ faces: inout [UInt32]) -> Void) {
    deal(&faces)
    matched.removeAll(count: faces.count)
    score = Score()
  }

  var cards: ClosedRange<Int> { 1...faces.count }
  var pairs: Int { faces.count / 2 }
  var lookedAt: LookedAt { score.lookedAt }
  /// How many times a card was accepted.
  package var flips: Int { 2 * score.moves + (score.lookedAt.isFirst ? 1 : 0) }
  /// How many times a second card was accepted.
  var moves: Int { score.moves }
  var matchedPairs: Int { score.pairs }
  /// A board has at least one pair, so this is never true of one without cards.
  var isFinished: Bool { score.pairs == pairs }

  func isMatched(_ card: Int) -> Bool { matched.contains(card) }

  func isUp(_ card: Int) -> Bool { isLookedAt(card) || isMatched(card) }

  /// Whether a flip of the card would be accepted now.
  func canFlip(_ card: Int) -> Bool { refusal(of: card) == nil }

  private func isLookedAt(_ card: Int) -> Bool {
    switch score.lookedAt {
    case .none: false
    case .first(let first): card == first
    case .both(let first, let second): card == first || card == second
    }
  }

  @inline(__always) private func refusal(of card: Int) -> Refusal? {
    if card < 1 || card > faces.count { return .noSuchCard(card) }
    if isMatched(card) { return .matched(card) }
    if case .first(card) = score.lookedAt { return .onlyCardUp(card) }
    return nil
  }

  /// Turns a card up, and every unmatched one back when two of them lay up. Refused, it changes nothing.
  @inline(__always) mutating func flip(_ card: Int) throws(Refusal) -> Flip {
    if let refusal = refusal(of: card) { throw refusal }
    guard case .first(let first) = score.lookedAt else {
      score.lookedAt = .first(card)
      return .first
    }
    score.moves += 1
    guard faces[first - 1] == faces[card - 1] else {
      score.lookedAt = .both(first, card)
      return .mismatch
    }
    score.lookedAt = .none
    score.pairs += 1
    matched.insert(first)
    matched.insert(card)
    return .match(face: faces[card - 1])
  }

  /// Turns one card and then another; refused when either is, and then it changes nothing. Of two flips in a
  /// row exactly one completes a move: that is the one returned.
  mutating func flip(_ card: Int, then second: Int) throws(Refusal) -> Flip {
    let before = score
    let aloneRefused = refusal(of: second)
    let first = try flip(card)
    do {
      let flip = try flip(second)
      return first == .first ? flip : first
    } catch {
      if case .match = first, case .first(let mate) = before.lookedAt {
        matched.remove(mate)
        matched.remove(card)
      }
      score = before
      throw error == aloneRefused ? error : .cannotFollow(second, after: card)
    }
  }

  /// Takes back the last flip, which was of this card, when `before` is what lay up then.
  mutating func takeBack(_ card: Int, before: LookedAt) {
    score.lookedAt = before
    guard case .first(let first) = before else { return }
    score.moves -= 1
    guard isMatched(card) else { return }
    score.pairs -= 1
    matched.remove(first)
    matched.remove(card)
  }

  /// What lies up without being matched after a move of these two cards.
  func lookedAt(after first: Int, _ second: Int) -> LookedAt {
    faces[first - 1] == faces[second - 1] ? .none : .both(first, second)
  }

  /// Calls `body` with every card whose face can be seen, in the order of their numbers.
  func forEachUp(_ body: (_ card: Int) -> Void) {
    var waiting: (next: Int?, last: Int?)
    switch score.lookedAt {
    case .none: waiting = (nil, nil)
    case .first(let card): waiting = (card, nil)
    case .both(let first, let second): waiting = (min(first, second), max(first, second))
    }
    matched.forEach { card in
      while let next = waiting.next, next < card {
        body(next)
        waiting = (waiting.last, nil)
      }
      body(card)
    }
    if let next = waiting.next { body(next) }
    if let last = waiting.last { body(last) }
  }
}
