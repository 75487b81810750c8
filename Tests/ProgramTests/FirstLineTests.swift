import Foundation
import Testing

/// A line on the command line, and the end of a replay, on a terminal.
@Suite(.needsTerminal, .endsIfItHangs)
struct FirstLineTests {
  private static let options = "--no-color --tunes built-in --seed 7 --speed slow"

  /// The beginning of every drawing.
  private static let home = "\u{1B}[H"
  @Test func `a finished game is shown again card by card`() throws {
    let terminal = try TerminalProcess(
      """
      cd $(mktemp -d); stty rows 24 cols 80
      printf '%s\\n' 'seed 3' 'play 2' '1 2' '1 3' '1 4' '2 3' '2 4' '3 4' | $P --home . >/dev/null
      $P --home . \(Self.options) watch; s=$?; rm -r $PWD; exit $s
      """)
    terminal.expect(Self.home, "1 up ", Self.home, "2 up ", Self.home)
    try terminal.type("\r", see: "Stopped at move", "menu> ")
    try terminal.leave()
  }

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
