import Testing
@testable import MemoryGame

/// Hints. Cards 1 and 2 are a pair, and so are 3 and 4, 5 and 6, 7 and 8.
struct HintTests {
  private static let hints: [([Int], Int, Hint.Kind)] = [
    ([], 1, .unseen), ([1], 2, .unseen), ([1, 3], 2, .unseen), ([1, 3, 2], 1, .mate), ([2, 3, 4], 3, .mate),
    ([1, 3, 5, 2], 1, .pair), ([1, 3, 5, 4, 2, 7], 1, .pair), ([3, 5, 7, 6, 4, 8, 1], 2, .unseen),
    ([1, 3, 1], 2, .unseen), ([1, 2], 3, .unseen), ([1, 2, 3, 4, 5, 6, 7], 8, .unseen),
  ]

  @Test(arguments: hints)
  func `a hint is the best flip with the lowest number`(cards: [Int], card: Int, kind: Hint.Kind) throws {
    var board = Board(faces: [0, 0, 1, 1, 2, 2, 3, 3])
    var knowledge = Knowledge(pairs: 4, deckSize: 4)
    for card in cards { _ = board.observeAndFlip(card, &knowledge) }
    let found = try #require(Hint(on: board, as: knowledge))
    #expect(found.card == card && found.kind == kind)
  }

  @Test(arguments: 0..<20)
  func `a hint has the lowest value of all flips, and a finished game has none`(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    var board = Board(faces: Deal(deckSize: 9, pairs: 9, seed: seed).faces)
    var knowledge = Knowledge(pairs: 9, deckSize: 9)
    let play = PerfectPlay(pairs: 9)
    while !board.isFinished {
      let hint = Hint(on: board, as: knowledge)!
      let values = board.cards.filter(board.canFlip).map { card in
        var (knowledge, board) = (knowledge, board)
        return (card, Appraisal(board.observeAndFlip(card, &knowledge), by: play).chosen)
      }
      let least = values.map(\.1).min()!
      let seen = board.cards.filter { !board.isMatched($0) && knowledge.hasSeen($0) }
      let known = seen.first { card in
        seen.contains { $0 != card && board.faces[$0 - 1] == board.faces[card - 1] }
      }
      #expect(board.faceUp.isFirst || known == nil || hint.card == known)
      #expect(isNear(values.first { $0.0 == hint.card }!.1, least))
      _ = board.observeAndFlip(values[chance.below(values.count)].0, &knowledge)
    }
    #expect(Hint(on: board, as: knowledge) == nil)
  }
}
