import Testing
@testable import App
@testable import MemoryTunes

@testable import MemoryGame

/// A best of several games.
struct MatchTests {
  @Test func `points, the end of a match, and who begins`() throws {
    var match = try #require(Match(of: 3, played: 1, halves: [2, 0]))
    #expect(!match.isDecided && match.next.halves == [0, 2] && match.next.played == 1)
    match = try #require(Match(of: 3, played: 2, halves: [4, 0]))
    #expect(match.isDecided && match.next.halves == [0, 0] && match.next.played == 0)
    // The other player can still draw level.
    #expect(try #require(Match(of: 3, played: 2, halves: [3, 1])).isDecided == false)
    for (games, halves) in [(4, [0, 0]), (3, [0]), (3, [7, 0]), (11, [0, 0]), (1, [0, 0])] {
      #expect(Match(of: games, halves: halves) == nil)
    }
  }

  @Test(arguments: [
    "4 0 0 0", "5 5 1 0", "5 0 0", "5 1 1 0 0", "5 1 1 x", "5 1 .5 0", "5 1 1.25 0", "5 -1 0 0", "",
  ])
  func `a wrong match in a game file is refused with its line`(value: String) {
    let file = "format: 1\ndeck: rock\nseed: 7\npairs: 2\nplayers: ann ben\nmatch: \(value)\n\n"
    #expect(throws: SavedGame.Problem.notUnderstood(line: 6)) { try SavedGame(lines: linesOfGame(file)) }
  }

  @Test func `a game file keeps the match`() {
    let transcript = Transcript()
    transcript.play(lines: ["players ann ben", "play 4", "match 5"])
    let lines = GameText.lines(transcript.state.game, deck: nil)
    #expect(lines.first == "format: 1" && lines.contains("match: 5 0 0 0"))
  }

  @Test func `at a prompt a deal that ends a match is asked about, and the next game is not`() {
    let transcript = Transcript(isTyped: true, set: { $0.values.tunes = .builtIn })
    transcript.play(lines: ["players ann ben", "match 3"])
    transcript.play("play 4")
    #expect(transcript.state.confirmation.open != nil)
    transcript.play(lines: ["no", "reveal", "yes"])
    #expect(transcript.state.game.table?.match?.halves == [0, 2])
    transcript.play("daily 1970-01-01")
    #expect(transcript.state.confirmation.open != nil)
    transcript.play(lines: ["no", "again"])
    #expect(
      transcript.state.confirmation.open == nil && transcript.state.game.table?.matchBefore?.halves == [2, 0])
    transcript.play(lines: ["match 5", "yes"])
    #expect(transcript.state.game.table?.match?.games == 5)
  }
}
