import Saved
import Testing
import Text
@testable import MemoryTunes

/// Best games, statistics, and bars.
struct StatsTests {
  private func stats(_ games: [FinishedGame]) throws -> Stats {
    let machine = Machine(database: try .having(games))
    return try #require(machine.answer(.readStats(.pop, Category.pop.deck)) as? Stats)
  }

  @Test func `accuracy covers the last 40 games, some of which may have none`() throws {
    let early = (0..<100).map { FinishedGame(ended: $0, regret: 3) }
    let late = (0..<40).map { FinishedGame(ended: 1000 + $0, regret: $0 % 4 == 0 ? nil : 0) }
    #expect(try stats(early + late).skills[.same] == Array(repeating: 1, count: 30))
    #expect(try stats(early).skills[.same]?.count == 40)
  }

  @Test func `only a game without a mistake has the highest bar`() throws {
    // Par of 8 pairs is 12.39, so the accuracy is 100, nearly 100, 89, 50 and 1%.
    let games = [0, 0.0001, 1.5, 12.392985, 999].enumerated().map { FinishedGame(ended: $0, regret: $1) }
    #expect(try stats(games).drawn(style: Style()).contains("9 is perfect play:\n  98840\n"))
  }
}
