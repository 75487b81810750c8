import Testing
@testable import MemoryTunes
@testable import MemoryGame

/// Split cards: the title on one card of a pair, the artist on the other.
struct SplitTests {
  /// (flips of cards 1 to 6, whose faces are 0, 0, 1, 1, 2, 2; the hardest faces with their turns and moves)
  @Test(
    arguments: [
      ([1, 2, 3, 4, 5, 6], []),
      ([1, 3, 2, 1, 3, 4, 5, 6], [(1, 3, 2), (0, 3, 1)]),
      ([1, 3, 1, 4, 1, 5, 1, 6, 1, 2, 3, 4, 5, 6], [(0, 6, 4), (1, 4, 5), (2, 4, 4)]),
      ([1, 3, 1, 4, 1, 5], []),
    ] as [([Int], [(UInt32, Int, Int)])])
  func `the hardest pairs are those turned most often`(
    flips: [Int], hardest: [(face: UInt32, turns: Int, moves: Int)]
  ) throws {
    let deal = try #require(
      (0...10_000).lazy.map { Deal(deckSize: 3, pairs: 3, seed: $0) }.first {
        $0.faces == [0, 0, 1, 1, 2, 2]
      })
    var game = Game(deal, players: 1)
    for card in flips { _ = try game.flip(card, then: nil) }
    let found = game.hardestPairs(3)
    #expect(found == hardest.map { PairEffort(face: $0.face, turns: $0.turns, moves: $0.moves) })
    #expect(game.hardestPairs(1) == Array(found.prefix(1)))
  }
}
