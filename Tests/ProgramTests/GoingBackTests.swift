import Foundation
import Testing

/// Undo, redo and goto across the files of games in a home.
struct GoingBackTests {
  private static let lines = [
    "play 2", "play 3", "1 2", "1 3", "2 4", "3 4", "daily 2026-11-20", "daily 2026-11-19", "save a", "load a",
    "load 1", "load 1", "load 2", "undo", "undo", "undo 2", "undo 3", "redo", "redo 2", "goto 1", "goto 3",
    "goto 5", "games", "games",
  ]

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
