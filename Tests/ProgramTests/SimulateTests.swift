import Foundation
import Testing

/// Simulations by the built program.
struct SimulateTests {
  @Test func `Ctrl-C ends it with the first games`() throws {
    // On a busy machine, a short time passes before the first game.
    var played: Counts?
    for seconds in [0.2, 5, 30] where played == nil {
      let game = "$P simulate --pairs 20 --games 1000000000 --seed 3 --format json"
      let result = try Program.run("timeout --preserve-status -s INT \(seconds) \(game)")
      #expect(result.status == 130)
      if !result.output.isEmpty { played = try Counts(json: result.output) }
    }
    let games = try #require(played).games
    #expect((1..<1_000_000_000).contains(games))
    #expect(try Counts(of: "--pairs 20 --games \(games) --seed 3") == played)
  }

  @Test func `Ctrl-C ends it in the middle of a very long game`() throws {
    let game = "$P simulate --pairs 100000 --player random --games 1 --seed 3"
    // It may take more than a second until it receives the signal.
    let result = try Program.run("timeout -s INT 1 \(game); [ -s out ] || timeout -s INT 10 \(game); true")
    #expect(result.lines.last == "No game was finished." && result.errors == "")
  }

  @Test func `progress appears on a terminal and is erased at the end`() throws {
    let process = try TerminalProcess("exec $P simulate --pairs 2 --games 1000000000 --seed 1")
    #expect(process.see("] 0%, "))
    #expect(process.see(" games"))
    try process.type("\u{3}")
    #expect(process.see("\r  "))
    #expect(process.see(" games of 2 pairs"))
    #expect(process.end() == 130)
  }

  /// The result of a simulation.
  private struct Counts: Equatable {
    let output: String
    let games: Int
    let seed: String

    init(of arguments: String) throws {
      try self.init(json: Program.run("$P simulate --format json \(arguments)").output)
    }

    init(json: String) throws {
      let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      output = json
      games = try #require(object["games"] as? Int)
      seed = try #require(object["seed"] as? String)
    }
  }
}
