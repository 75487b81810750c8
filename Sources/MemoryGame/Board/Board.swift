/// The cards on the table and the rules of turning them.
///
/// Cards are numbered from 1. Two cards are a pair when their faces are equal, and every face occurs exactly
/// twice. A flip touches a few words of memory, whatever the size of the board.
package struct Board: Equatable, Sendable {
  /// The face of every card, card 1 first. A face is a number whose meaning is up to the caller.
  package private(set) var faces: [UInt32]
  /// For every card, whether its pair was found.
  private var matched: [Bool]
  package private(set) var faceUp = FaceUp.none
  /// How many times a second card was accepted.
  package private(set) var moves = 0
  package private(set) var matchedPairs = 0
  /// Whether all cards were turned up, matched or not, because the players gave up.
  package private(set) var isRevealed = false

  /// The cards that are face up and not matched: at most two.
  package enum FaceUp: Equatable {
    case none
    /// The first card of a move that waits for its second.
    case first(Int)
    /// Two cards that do not match, still up.
    case both(Int, Int)

    package var isFirst: Bool { first != nil }
    /// The card that waits for the second of its move, if one does.
    package var first: Int? { if case .first(let card) = self { card } else { nil } }

    package var cards: [Int] {
      switch self {
      case .none: []
      case .first(let card): [card]
      case .both(let first, let second): [first, second]
      }
    }
  }

  package enum Flip: Equatable {
    case first
    case match(face: UInt32)
    case mismatch
  }

  /// Why a card cannot be flipped. Each case names the card.
  package enum Refusal: Error, Equatable {
    case noSuchCard(Int)
    case onlyCardUp(Int)
    case matched(Int)
    /// The second of two cards is refused only because of the first.
    case cannotFollow(Int, after: Int)
  }

  /// A board with all cards face down. Every face must occur exactly twice.
  package init(faces: [UInt32]) {
    self.faces = faces
    matched = Array(repeating: false, count: faces.count)
  }

  /// Starts another game in the same memory, with the faces that `deal` writes.
  mutating func lay(_ deal: (_ faces: inout [UInt32]) -> Void) {
    deal(&faces)
    if matched.count != faces.count { matched = Array(repeating: false, count: faces.count) }
    for index in matched.indices { matched[index] = false }
    (faceUp, moves, matchedPairs, isRevealed) = (.none, 0, 0, false)
  }

  package var cards: ClosedRange<Int> { 1...faces.count }
  package var pairs: Int { faces.count / 2 }
  /// How many times a card was accepted.
  package var flips: Int { 2 * moves + (faceUp.isFirst ? 1 : 0) }
  /// Whether all cards are matched. A board has at least one pair, so an empty one is never finished.
  package var isFinished: Bool { matchedPairs == pairs }

  package func isMatched(_ card: Int) -> Bool { matched[card - 1] }

  package func isUp(_ card: Int) -> Bool { isRevealed || isFaceUp(card) || isMatched(card) }

  package func canFlip(_ card: Int) -> Bool { !isRevealed && refusal(of: card) == nil }

  /// Turns up all cards. No card is flipped after that.
  mutating func reveal() { isRevealed = true }

  /// The cards that only the reveal turned up.
  package var revealedCards: [Int] { isRevealed ? cards.filter { !isFaceUp($0) && !isMatched($0) } : [] }

  /// Whether at least two of these cards, which were all turned up, are not matched. Only then can a player
  /// pass.
  func hasTwoUnmatched(of cards: some Sequence<Int>) -> Bool {
    var one: Int?
    for card in cards where !isMatched(card) && card != one {
      if one != nil { return true }
      one = card
    }
    return false
  }

  /// What everybody sees when the card is turned up.
  package func shown(_ card: Int) -> ShownCard { ShownCard(number: card, face: faces[card - 1]) }

  private func isFaceUp(_ card: Int) -> Bool {
    switch faceUp {
    case .none: false
    case .first(let first): card == first
    case .both(let first, let second): card == first || card == second
    }
  }

  @inline(__always) func refusal(of card: Int) -> Refusal? {
    if card < 1 || card > faces.count { return .noSuchCard(card) }
    if isMatched(card) { return .matched(card) }
    if case .first(card) = faceUp { return .onlyCardUp(card) }
    return nil
  }

  /// Turns a card up, and turns back two unmatched cards if they were up. A refused flip changes nothing.
  @inline(__always) package mutating func flip(_ card: Int) throws(Refusal) -> Flip {
    if let refusal = refusal(of: card) { throw refusal }
    guard case .first(let first) = faceUp else {
      faceUp = .first(card)
      return .first
    }
    moves += 1
    guard faces[first - 1] == faces[card - 1] else {
      faceUp = .both(first, card)
      return .mismatch
    }
    faceUp = .none
    matchedPairs += 1
    (matched[first - 1], matched[card - 1]) = (true, true)
    return .match(face: faces[card - 1])
  }
}
