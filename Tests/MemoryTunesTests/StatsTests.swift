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

  private func best(_ answer: any Answer) throws -> [Record] { try #require(answer as? BestGames).games }

  private func stats(_ games: [FinishedGame], pairs: Int? = nil) throws -> Stats {
    try #require(answer(.stats(.pop, pairs: pairs), games) as? Stats)
  }

  /// 2026-05-10 and so many days.
  private static func time(_ days: Int) -> Int { 1_778_371_200 + days * 86_400 }

  @Test func `games of several players are listed with the winner, latest first, without rank`() throws {
    let games = [
      FinishedGame(players: "ann ben", ended: Self.time(1), won: "5 3"), FinishedGame(ended: Self.time(2)),
      FinishedGame(players: "you optimal", ended: Self.time(3), won: "4 4"),
      FinishedGame(players: "optimal", ended: Self.time(4)),
      FinishedGame(players: "ann ben", ended: Self.time(5), won: "x"),
    ]
    let text = try text(.best(pairs: nil), games)
    #expect(
      text.hasSuffix(
        """
        Your last games of several players:
          2026-05-15, Pop, 8 pairs: ann, ben
          2026-05-13, Pop, 8 pairs: you 4, optimal 4; you and optimal tied
          2026-05-11, Pop, 8 pairs: ann 5, ben 3; ann won

        """), "\(text)")
  }

  @Test func `each person has records of their own`() throws {
    let games = [
      ("you", 9), ("ann", 3), ("ann", 5), ("optimal", 2), ("ben ann", 4), ("ben", 8), ("bot:mine", 2),
    ].map { FinishedGame(players: $0, pairs: 2, moves: $1) }
    #expect(try best(answer(.best(pairs: nil), games)).map(\.moves) == [9])
    #expect(try best(answer(.best(pairs: 2, player: "ann"), games)).map(\.moves) == [3, 5])
    #expect(try best(answer(.best(pairs: 2, player: "mine"), games)).map(\.moves) == [2])
    #expect(try text(.best(pairs: nil), games).hasSuffix("ann, ben. To list them, type: records ann\n"))
    #expect(try stats(games).groups.map(\.finished) == [1, 1])
  }

  @Test func `statistics begin with a summary, and of one size are about that alone`() throws {
    let games = [
      FinishedGame(pairs: 2, moves: 4), FinishedGame(pairs: 2, moves: 3), FinishedGame(pairs: 8, moves: 12),
      FinishedGame(pairs: 2, outcome: "revealed", moves: 1),
      FinishedGame(pairs: 2, outcome: "revealed", moves: 2),
    ]
    let lines = try text(.stats(.rap), games).split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        "Your games: 5 started, 3 finished, 2 given up.",
        "Best without aids: 3 moves for 2 pairs; 12 moves for 8 pairs.",
      ])
    let ofTwo = try text(.stats(.rap, pairs: 2), games)
    #expect(ofTwo.hasPrefix("Your games: 4 started, 2 finished, 2 given up.\n") && !ofTwo.contains("8 pairs"))
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

  @Test func `with no game there is nothing to show`() throws {
    #expect(try best(answer(.best(pairs: nil), [])).isEmpty)
    let stats = try stats([])
    #expect(stats.groups.isEmpty && stats.matches == nil && stats.days == nil && stats.boxes == nil)
    let calendar = try #require(answer(.days, []) as? DayCalendar)
    #expect(calendar.games.isEmpty && calendar.stats == nil)
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
