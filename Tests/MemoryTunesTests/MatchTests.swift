import Testing
@testable import MemoryTunes

/// A best of several games.
struct MatchTests {
  /// Who can be ahead in the end: 1 for the first, -1 for the second, 0 for both.
  private func ends(_ halves: [Int], _ games: Int) -> Set<Int> {
    if games == 0 { return [(halves[0] - halves[1]).signum()] }
    return (0...2).reduce(into: []) { $0.formUnion(ends([halves[0] + $1, halves[1] + 2 - $1], games - 1)) }
  }

  @Test(arguments: [3, 5, 7])
  func `a match is decided as soon as the same player is ahead in each of its ends`(games: Int) throws {
    for played in 0..<games {
      for points in 0...2 * played {
        let halves = [points, 2 * played - points]
        let match = try #require(Match(of: games, played: played, halves: halves))
        #expect(match.isDecided == [[1], [-1]].contains(ends(halves, games - played)), "\(played) \(halves)")
      }
    }
  }

  @Test func `games that all players pass count in a match`() throws {
    let transcript = Transcript(on: Machine()) { $0.isJSON = true }
    transcript.play(lines: ["players ann ben", "match 3"])
    for _ in 1...3 { transcript.play(lines: ["1 2", "3 4", "5 6", "pass", "pass", "again"]) }
    let ann = try JSONValue(json: transcript.play("stats"))["matches"]?["against"]?.elements?.first
    #expect(["won", "lost", "tied"].compactMap { ann?["matches"]?[$0]?.count }.reduce(0, +) == 1)
  }

  @Test func `the other player begins the next game of a match, whoever was named since`() {
    let transcript = Transcript()
    transcript.play(lines: ["players ann ben", "match 3", "reveal", "players ann ben", "again"])
    #expect(transcript.state.game.table?.players.list.map(\.name) == ["ben", "ann"])
  }
}
