import Testing
@testable import MemoryTunes

struct MatchTests {
  @Test(arguments: [3, 5], [2, 3])
  func `a match is decided when no further game can change who wins it`(games: Int, players: Int) throws {
    // A game is won by one player, or some share it.
    let results = (1..<1 << players).map { winners in
      (0..<players).map { winners >> $0 & 1 * (winners.nonzeroBitCount == 1 ? 2 : 1) }
    }
    func after(_ halves: [Int]) -> Set<[Int]> { Set(results.map { zip(halves, $0).map(+) }) }
    var scores: Set = [[Int](repeating: 0, count: players)]
    for played in 0..<games {
      for halves in scores {
        let ends = (played..<games).reduce([halves]) { ends, _ in Set(ends.flatMap(after)) }
        let winners = Set(ends.map { end in end.indices.filter { end[$0] == end.max() } })
        let match = try #require(Match(of: games, played: played, points: halves.map { Double($0) / 2 }))
        #expect(match.isDecided == (winners.count == 1 && winners.first?.count == 1), "\(halves)")
      }
      scores = Set(scores.flatMap(after))
    }
  }
}
