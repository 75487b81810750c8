import Testing

@testable import MemoryTunes

/// The best games, how they went, and the bars that show it.
struct StatsTests {
  private func file(_ games: [(deck: String, pairs: Int, moves: Int, seconds: Int)], begun: Int) -> RecordsFile
  {
    let finished = games.map { deck, pairs, moves, seconds in
      "2026-05-17T20:14:09Z\t\(deck)\t\(pairs)\t\(moves)\t\(2 * moves)\t\(seconds)\t7\n"
    }
    let lines = (games.map { "\($0.deck)\t\($0.pairs)\n" } + Array(repeating: "pop\t2\n", count: begun))
      .joined()
    return RecordsFile(finished: Array(finished.joined().utf8), begun: Array(lines.utf8))
  }

  @Test func `the best games have the fewest moves, and then the fewest seconds`() {
    let file = file([("pop", 2, 4, 9), ("rap", 2, 3, 30), ("rock", 2, 3, 20), ("pop", 8, 12, 60)], begun: 0)
    #expect(file.best(pairs: 2).map(\.deck) == ["rock", "rap", "pop"])
    #expect(file.best(pairs: nil).map(\.pairs) == [2, 8] && file.best(pairs: nil)[0].deck == "rock")
    #expect(file.best(pairs: 5).isEmpty)
    let many = self.file((1...30).map { ("pop", 2, 40 - $0, 1) }, begun: 0)
    #expect(many.best(pairs: 2).map(\.moves) == Array(10...19))
  }

  @Test func `games are counted for each number of pairs, over all and for the category`() {
    let stats = Stats(
      file([("pop", 2, 4, 9), ("rap", 2, 3, 30), ("pop", 2, 3, 1), ("rap", 8, 9, 1)], begun: 2), category: .pop)
    #expect(stats.groups.map(\.category) == [nil, nil, .pop])
    #expect(stats.groups.map(\.pairs) == [2, 8, 2])
    #expect(stats.groups.map(\.begun) == [5, 1, 4])
    #expect(stats.groups.map(\.finished) == [3, 1, 2])
    #expect(stats.groups.map(\.best) == [3, 9, 3])
    #expect(stats.groups[2].mean == 3.5)
    #expect(stats.groups[0].moves.elementsEqual([(3, 2), (4, 1)]) { $0 == $1 })
  }

  @Test(.timeLimit(.minutes(1)))
  func `however many numbers of pairs stand in a file, it is soon read`() {
    let games = (1...20_000).map { (deck: "pop", pairs: $0, moves: $0, seconds: 1) }
    let time = ContinuousClock().measure {
      #expect(Stats(file(games, begun: 0), category: .pop).groups.count == 40_000)
    }
    #expect(time < .seconds(10))
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

  @Test func `a bar is as long as its number, the longest as long as there is room, and none is lost`() {
    #expect(bars([]).isEmpty)
    #expect(bars([(5, 1)]) == ["  5  " + String(repeating: "#", count: 32) + " 1"])
    #expect(bars([(5, 1), (7, 2)]).count == 3)
    let rows = bars([(5, 1), (6, 1000), (8, 500)])
    #expect(rows.map { $0.count { $0 == "#" } } == [1, 29, 0, 14])
    #expect(rows.allSatisfy { $0.count <= 40 })
  }

  @Test func `numbers that lie far apart share bars`() {
    let rows = bars([(1, 3), (1_000_000, 2), (2_147_483_646, 1)], width: 60)
    #expect(rows.count <= 21 && rows.allSatisfy { $0.count <= 60 })
    #expect(rows.reduce(0) { $0 + Int($1.split(separator: " ").last!)! } == 6)
    #expect(rows.last!.contains("-2147483646 "))
  }
}
