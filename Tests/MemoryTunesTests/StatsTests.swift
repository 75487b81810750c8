import Testing
@testable import MemoryCore
@testable import MemoryTunes
@testable import RecordsFeature

import Text

/// Best games, statistics, and bars.
struct StatsTests {
  /// The answer about games finished in this order, and about begun games.
  private func notice(
    _ request: RecordsRequest, _ games: [(deck: String, pairs: Int, moves: Int, seconds: Int)], begun: Int = 0
  ) -> RecordsNotice {
    let finished = games.map { deck, pairs, moves, seconds in
      "2026-05-17T20:14:09Z\t\(deck)\t\(pairs)\t\(moves)\t\(2 * moves)\t\(seconds)\t7\n"
    }
    let lines = games.map { "\($0.deck)\t\($0.pairs)\n" } + Array(repeating: "pop\t2\n", count: begun)
    return notice(request, finished.joined(), begun: lines.joined())
  }

  private func notice(_ request: RecordsRequest, _ finished: String, begun: String = "") -> RecordsNotice {
    let files = recordSource(finished: Array(finished.utf8), begun: Array(begun.utf8))
    return RecordsNotice(request, in: files, today: Day(time: 0))
  }

  @Test func `games of several players are listed with the winner, latest first, without rank`() {
    let line = { (day: Int, moves: Int, players: String, won: String) in
      "2026-05-\(10 + day)T20:14:09Z\tpop\t8\t\(moves)\t24\t95\t7\t\t\t0\t\(players)\t\tsame\t\(won)\n"
    }
    let file =
      line(1, 9, "ann ben", "5 3") + line(2, 12, "you", "8") + line(3, 8, "you optimal", "4 4")
      + line(4, 8, "optimal", "8") + line(5, 8, "ann ben", "x")
    guard case .best(let best, let several, _) = notice(.best(pairs: nil), file) else {
      Issue.record("other records")
      return
    }
    #expect(best.map(\.moves) == [12])
    #expect(several.map(\.players) == [["ann", "ben"], ["you", "optimal"], ["ann", "ben"]])
    #expect(several.map(\.won) == [[], [4, 4], [5, 3]])
    let text = Output.text { RecordsScreen().draw(notice(.best(pairs: nil), file), style: Style(), into: &$0) }
    #expect(
      String(decoding: text, as: UTF8.self).hasSuffix(
        """
        Your last games of several players:
          2026-05-15, Pop, 8 pairs: ann, ben
          2026-05-13, Pop, 8 pairs: you 4, optimal 4; you and optimal tied
          2026-05-11, Pop, 8 pairs: ann 5, ben 3; ann won

        """))
  }

  @Test func `each person has records of their own`() throws {
    let line = { (moves: Int, players: String) in
      "2026-05-17T20:14:09Z\tpop\t2\t\(moves)\t24\t95\t7\t\t\t0\t\(players)\t\tsame\t2\n"
    }
    let file =
      line(9, "you") + line(3, "ann") + line(5, "ann") + line(2, "optimal") + line(4, "ben ann")
      + line(8, "ben")
    #expect(best(notice(.best(pairs: nil), file)).map(\.moves) == [9])
    #expect(best(notice(.best(pairs: 2, player: "ann"), file)).map(\.moves) == [3, 5])
    guard case .best(_, let several, _) = notice(.best(pairs: nil, player: "you"), file) else {
      Issue.record("other records")
      return
    }
    #expect(several.isEmpty)
    let text = Output.text { RecordsScreen().draw(notice(.best(pairs: nil), file), style: Style(), into: &$0) }
    #expect(String(decoding: text, as: UTF8.self).hasSuffix("ann, ben. To list them, type: records ann\n"))
    let files = recordSource(finished: Array(file.utf8))
    #expect(Rank(of: "ann", pairs: 2, moves: 4, seconds: 1, in: files).rank == 2)
    #expect(Rank(of: "zoe", pairs: 2, moves: 4, seconds: 1, in: files).games == 1)
    #expect(Past(seed: 1, pairs: 2, player: "ann", in: files).best == 3)
    #expect(try stats(notice(.stats(.pop), file)).groups.map(\.finished) == [1, 1])
  }

  @Test func `statistics begin with a summary, and of one size are about that alone`() throws {
    let games = [("pop", 2, 4, 9), ("pop", 2, 3, 9), ("pop", 8, 12, 60)]
    let draw = { (request: RecordsRequest) in
      Output.text { RecordsScreen().draw(self.notice(request, games, begun: 2), style: Style(), into: &$0) }
    }
    let lines = String(decoding: draw(.stats(.rap)), as: UTF8.self).split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        "Your games: 5 started, 3 finished.", "Best without aids: 3 moves for 2 pairs; 12 moves for 8 pairs.",
      ])
    let ofTwo = String(decoding: draw(.stats(.rap, pairs: 2)), as: UTF8.self)
    #expect(ofTwo.hasPrefix("Your games: 4 started, 2 finished.\n") && !ofTwo.contains("8 pairs"))
    #expect(!String(decoding: draw(.stats(.rap)), as: UTF8.self).contains(" 0 finished"))
  }

  private func best(_ notice: RecordsNotice) -> [Record] {
    if case .best(let records, _, _) = notice { records } else { [] }
  }

  private func stats(_ notice: RecordsNotice) throws -> Stats {
    try #require({ if case .stats(let stats) = notice { stats } else { nil } }())
  }

  @Test func `the best games have the fewest moves, then the least time`() {
    let games = [("pop", 2, 4, 9), ("rap", 2, 3, 30), ("rock", 2, 3, 20), ("pop", 8, 12, 60)]
    #expect(best(notice(.best(pairs: 2), games)).map(\.deck) == ["rock", "rap", "pop"])
    let each = best(notice(.best(pairs: nil), games))
    #expect(each.map(\.pairs) == [2, 8] && each[0].deck == "rock")
    #expect(best(notice(.best(pairs: 5), games)).isEmpty)
    let many = (1...30).map { ("pop", 2, 40 - $0, 1) }
    #expect(best(notice(.best(pairs: 2), many)).map(\.moves) == Array(10...19))
  }

  @Test func `of equal games, the earlier one ranks first, wherever its line is`() {
    let days = [17, 12, 30, 11, 28, 13, 29, 14, 27, 15, 26, 16]
    let lines = days.map { "2026-05-\($0)T20:14:09Z\tpop\t8\t12\t24\t95\t7\n" }.joined()
    #expect(
      best(notice(.best(pairs: 8), lines)).map { $0.when.prefix(10).suffix(2) }
        == ["11", "12", "13", "14", "15", "16", "17", "26", "27", "28"])
    #expect(best(notice(.best(pairs: nil), lines)).map { $0.when.prefix(10).suffix(2) } == ["11"])
  }

  @Test func `of games equal in everything, the one whose line comes first ranks first`() {
    let lines = (1...12).map { "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t\($0)\n" }.joined()
    #expect(best(notice(.best(pairs: 8), lines)).map(\.seed) == Array(1...10))
  }

  @Test func `games are counted by number of pairs, for all decks and for the category`() throws {
    let games = [("pop", 2, 4, 9), ("rap", 2, 3, 30), ("pop", 2, 3, 1), ("rap", 8, 9, 1)]
    let stats = try stats(notice(.stats(.pop), games, begun: 2))
    #expect(stats.groups.map(\.category) == [nil, nil, .pop])
    #expect(stats.groups.map(\.pairs) == [2, 8, 2])
    #expect(stats.groups.map(\.begun) == [5, 1, 4])
    #expect(stats.groups.map(\.finished) == [3, 1, 2])
    #expect(stats.groups.map(\.best) == [3, 9, 3])
    #expect(stats.groups[2].mean == 3.5)
    #expect(stats.groups[0].moves.elementsEqual([(3, 2), (4, 1)]) { $0 == $1 })
  }

  @Test func `games that were only begun are counted by number of pairs`() throws {
    let finished = [3, 5].map { "2026-05-17T20:14:09Z\tpop\t\($0)\t12\t24\t95\t7\n" }.joined()
    let begun = [6, 3, 2, 4].map { "rap\t\($0)\n" }.joined()
    let stats = try stats(notice(.stats(.pop), finished, begun: begun))
    #expect(stats.groups.map(\.pairs) == [2, 3, 4, 5, 6, 3, 5])
    #expect(stats.groups.map(\.begun) == [1, 1, 1, 0, 1, 0, 0])
    #expect(stats.groups.map(\.finished) == [0, 1, 0, 1, 0, 1, 1])
  }

  @Test func `accuracy covers the last 40 games, some of which may have none`() throws {
    let line = "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t7\t"
    let early = Array(repeating: "\(line)3.000000\t0.000000\t0\tyou\n", count: 100)
    let late = (0..<40).map { $0 % 4 == 0 ? "\(line)\t\t0\tyou\n" : "\(line)0.000000\t0.000000\t0\tyou\n" }
    let skills = try stats(notice(.stats(.pop), (early + late).joined())).skills[.same] ?? []
    #expect(skills == Array(repeating: 1, count: 30))
    #expect(try stats(notice(.stats(.pop), early.joined())).skills[.same]?.count == 40)
  }

  @Test func `only a game without a mistake has the highest bar`() {
    // Par of 8 pairs is 12.39, so the accuracy is 100, nearly 100, 89, 50 and 1%.
    let games = ["0.000000", "0.000100", "1.500000", "12.392985", "999.000000"].map {
      "2026-05-17T20:14:09Z\tpop\t8\t12\t24\t95\t7\t\($0)\t0.000000\t0\tyou\n"
    }
    var text: [UInt8] = []
    var output = Output { text += $0 }
    RecordsScreen().draw(notice(.stats(.pop), games.joined()), style: Style(), into: &output)
    output.flush()
    #expect(String(decoding: text, as: UTF8.self).contains("9 is perfect play:\n  98840\n"))
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
