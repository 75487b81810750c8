import Foundation
import Testing

/// Undo, redo and goto across the files of games in a home.
struct GoingBackTests {
  private static let lines = [
    "play 2", "play 3", "1 2", "1 3", "2 4", "3 4", "daily 2026-11-20", "daily 2026-11-19", "save a", "load a",
    "load 1", "load 1", "load 2", "undo", "undo", "undo 2", "undo 3", "redo", "redo 2", "goto 1", "goto 3",
    "goto 5", "games", "games",
  ]

  @Test(arguments: 1...12)
  func `each step can be undone and done again, exactly, whatever games were loaded`(seed: Int) throws {
    var random = UInt64(seed)
    let typed = (0..<60).map { _ in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Self.lines[Int(random >> 33) % Self.lines.count]
    }
    // `log 1` says which step it is.
    let script = "play 2\nlog 1\n" + typed.map { "\($0)\nlog 1\n" }.joined()
    let result = try Program.run("$P --format json --home home --seed \(seed)", input: script)
    try #require(result.lines.count == 2 * typed.count + 3 && result.errors == "", "\(result.errors)")

    // The game after each step.
    var (games, last) = (["no game"], 0)
    for (index, line) in (["play 2"] + typed).enumerated() {
      let answer = result.lines[1 + 2 * index]
      let step = result.lines[2 + 2 * index].firstMatch(of: /"list":\[{"step":(\d+)/).flatMap { Int($0.1) } ?? 0
      let game = answer.contains("\"game\":null") ? "no game" : Program.Result.game(answer)
      let lines = typed[..<index]
      let isDone = answer.contains("\"ok\":true")
      if ["undo", "redo", "goto"].contains(String(line.prefix(4))) {
        #expect(isDone || answer.contains("\"code\":\"no-such-step\""), "\(lines): \(answer)")
      } else if step == last + 1 {
        games.removeLast(games.count - step)
        games.append(game)
      }
      last = step
      if isDone { #expect(game == games[step], "\(lines)") }
    }
  }

  @Test(.needsTerminal, .endsIfItHangs)
  func `the day's game that was continued, and the one before it, are put back`() throws {
    let terminal = try TerminalProcess.menu(
      "d=$(mktemp -d); $P --home $d --tunes built-in --seed 1; s=$?; rm -r $d; exit $s")
    try terminal.type("play 2\r1 2\rdaily\r1 2\r", see: "8 pairs of", "1 move")
    try terminal.type("games\rload 1\rdaily\r", see: "Loaded: ", "The game of", "goes on")
    try terminal.type("undo\r", see: "Undone: daily")
    try terminal.type("undo\r", see: "Undone: load 1")
    try terminal.leave()
  }
}
