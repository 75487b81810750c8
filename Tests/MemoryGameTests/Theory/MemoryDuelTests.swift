import Testing
@testable import MemoryGame

struct MemoryDuelTests {
  private static let margins: [(Int, Double)] = [(1, 1), (2, -2.0 / 3), (3, -1.0 / 5), (4, -4.0 / 35)]

  @Test(arguments: margins)
  func `the margins of small games match the paper`(pairs: Int, margin: Double) {
    #expect(isNear(MemoryDuel(pairs: pairs).margin(pairs: pairs, singles: 0), margin))
  }

  @Test func `a player who knows one card of every pair takes them all`() {
    let duel = MemoryDuel(pairs: 30)
    #expect((1...30).allSatisfy { isNear(duel.margin(pairs: $0, singles: $0), Double($0)) })
  }

  @Test func `the rule chooses the best move of the table`() {
    let duel = MemoryDuel(pairs: 60)
    for pairs in 1...60 {
      for singles in 0...pairs {
        let chosen = MemoryDuel.bestMove(pairs: pairs, singles: singles)
        let best = duel.margin(pairs: pairs, singles: singles)
        #expect(
          isNear(duel.margin(of: chosen, pairs: pairs, singles: singles) ?? .nan, best), "\(pairs), \(singles)")
      }
    }
  }
}
