import Foundation
import Testing

/// The player in README that plays through a pipe, as it stands there.
struct ReadmeBotTests {
  @Test(arguments: [1, 2, 3])
  func `the player in README plays a game as well as anybody can`(seed: Int) throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let bot = String(try #require(text.firstMatch(of: /(?s)```python\n(.*?)```/)).output.1)
    #expect(bot.split(separator: "\n", omittingEmptySubsequences: false).count <= 30)
    let result = try Program.run(
      "cat >bot.py; python3 bot.py $P --seed \(seed)", input: bot,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"])
    // Perfect memory needs at most 15 moves for 8 pairs.
    let moves = try #require(result.output.firstMatch(of: /^(\d+) moves, where par is 12.4\n$/), "\(result)")
    #expect((8...15).contains(Int(moves.output.1)!))
    #expect(result.status == 0 && result.errors == "")
  }
}
