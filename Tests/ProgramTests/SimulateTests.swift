import Foundation
import Testing

/// Simulations by the built program.
struct SimulateTests {
  @Test func `Ctrl-C ends it with the first games`() throws {
    // On a busy machine, a short time passes before the first game.
    var played = ""
    for seconds in [0.2, 5, 30] where played.isEmpty {
      let game = "$P simulate --pairs 20 --games 1000000000 --seed 3 --format json"
      let result = try Program.run("timeout --preserve-status -s INT \(seconds) \(game)")
      #expect(result.status == 130)
      played = result.output
    }
    let games = try #require(played.firstMatch(of: /"games":([0-9]+)/)?.1)
    #expect(games != "1000000000")
    #expect(try Program.run("$P simulate --pairs 20 --games \(games) --seed 3 --format json").output == played)
  }

  @Test func `Ctrl-C ends it in the middle of a very long game`() throws {
    let game = "$P simulate --pairs 100000 --player random --games 1 --seed 3"
    // It may take more than a moment until it receives the signal.
    let result = try Program.run("timeout -s INT 0.2 \(game); [ -s out ] || timeout -s INT 10 \(game); true")
    #expect(result.lines.last == "No game was finished." && result.errors == "")
  }

  @Test func `progress appears on a terminal and is erased at the end`() throws {
    let process = try TerminalProcess("exec $P simulate --pairs 2 --games 1000000000 --seed 1")
    process.expect("] 0%, ", " games")
    try process.type("\u{3}", see: "\r  ", " games of 2 pairs")
    #expect(process.end() == 130)
  }
}
