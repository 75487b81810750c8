import Foundation
import Testing

/// A line on the command line, and the end of a replay, on a terminal.
@Suite(.needsTerminal, .endsIfItHangs)
struct FirstLineTests {
  private static let options = "--no-color --tunes built-in --seed 7 --speed slow"

  /// The beginning of every drawing.
  private static let home = "\u{1B}[H"

  @Test func `before anything is sent, the text of the very first start is shown, and it stays`() throws {
    let server = try Server { _, connection in connection.waitForEnd() }
    let terminal = try TerminalProcess(
      "stty rows 24 cols 80; exec $P --no-home --no-color --seed 7 play 2",
      environment: ["MEMORY_TUNES_ENDPOINT": server.url])
    terminal.expect("To begin, type: play", "iTunes")
    terminal.expect("Fetching tunes of", " 1 s (Ctrl-C cancels)")
    #expect(!terminal.text.contains(Self.home))
    try terminal.type("\u{3}", see: "Tunes: built in, because the fetch was canceled.", "game> ")
    #expect(!terminal.text.contains(Self.home))
    try terminal.type("1\r", see: Self.home, "1 up")
    try terminal.leave()
  }
}
