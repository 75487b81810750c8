import Saved
import Testing
import Text
@testable import App
@testable import MemoryTunes

/// Best games, statistics, and bars.
struct StatsTests {
  private func answer(_ request: RecordsRequest, _ games: [FinishedGame]) throws -> any Answer {
    let machine = Machine()
    for game in games { try game.add(to: machine.database) }
    let deck = Category.pop.deck
    return try #require(request.answer(machine.rows(request.queries(deck)), deck))
  }

  private func text(_ request: RecordsRequest, _ games: [FinishedGame]) throws -> String {
    try answer(request, games).drawn(style: Style())
  }

  private func stats(_ games: [FinishedGame], pairs: Int? = nil) throws -> Stats {
    try #require(answer(.stats(.pop, pairs: pairs), games) as? Stats)
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
    #expect(try text(.stats(.pop), games).contains("9 is perfect play:\n  98840\n"))
  }

  private func bars(_ counts: [(value: Int, count: Int)], width: Int = 40) -> [String] {
    var text: [UInt8] = []
    var output = Output { text += $0 }
    var style = Style()
    style.width = width
    Bars(counts).draw(style: style, into: &output)
    output.flush()
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `bars are proportional, the longest fills the width, and none is lost`() {
    #expect(bars([]).isEmpty)
    #expect(bars([(5, 1)]) == ["  5  # 1"])
    #expect(bars([(5, 4), (6, 2)]) == ["  5  #### 4", "  6  ## 2"])
    #expect(bars([(5, 1), (7, 2)]) == ["  5  # 1", "  7  ## 2"])
    let rows = bars([(5, 1), (6, 1000), (8, 500)])
    #expect(rows.map { $0.count { $0 == "#" } } == [1, 29, 14])
    #expect(rows.allSatisfy { $0.count <= 40 })
  }

  @Test func `distant numbers share bars`() {
    let rows = bars([(1, 3), (1_000_000, 2), (2_147_483_646, 1)], width: 60)
    #expect(rows.count <= 21 && rows.allSatisfy { $0.count <= 60 })
    #expect(rows.reduce(0) { $0 + Int($1.split(separator: " ").last!)! } == 6)
    #expect(rows.last!.contains("-2147483646 "))
  }
}
