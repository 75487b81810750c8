import Foundation
import Testing

/// What a typed session draws on a real terminal, and draws again.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script")), .endsIfItHangs)
struct ScreenTests {
  private static let game = "--no-home --no-color --tunes built-in --seed 7"

  /// Where every drawing begins.
  private static let home = "\u{1B}[H"

  @Test func `every answer is drawn over the one before, and nothing is cleared`() throws {
    let terminal = try TerminalProcess("stty rows 24 cols 80; exec $P \(Self.game)")
    #expect(terminal.see("menu> "))
    for (line, answer) in [
      ("play", "8 pairs of Pop."), ("1", "Card 1: Lovefool"), ("2", "No pair: 1 Lovefool"),
      ("par", "Par is 12.4"), ("filp", "Did you mean: flip"), ("", "Did you mean: flip"),
    ] {
      try terminal.type(line + "\r")
      #expect(terminal.see(Self.home) && terminal.see("of 8 pairs") && terminal.see("└──"))
      #expect(terminal.see(answer) && terminal.see("\u{1B}[J") && terminal.see("game> "), "\(terminal.text)")
    }
    try terminal.type("\u{4}")
    #expect(terminal.end() == 0)
    #expect(!terminal.text.contains("\u{1B}[2J") && !terminal.text.contains("\u{1B}[3J"))
    #expect(!terminal.text.contains("\u{1B}[H\u{1B}[J"))
  }

  @Test func `Ctrl-L draws the screen again, and the line that is being typed`() throws {
    let terminal = try TerminalProcess("stty rows 24 cols 80; exec $P \(Self.game)")
    #expect(terminal.see("menu> "))
    try terminal.type("play\r")
    #expect(terminal.see("game> "))
    try terminal.type("flip 1")
    #expect(terminal.see("flip 1"))
    try terminal.type("\u{C}")
    #expect(
      terminal.see(Self.home) && terminal.see("0 of 8 pairs")
        && terminal.see("8 pairs of Pop."))
    #expect(terminal.see("game> flip 1"), "\(terminal.text)")
    try terminal.type("2\r")
    #expect(terminal.see("Card 12: "))
    try terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test func `Tab lists below the board, which stays`() throws {
    let terminal = try TerminalProcess("stty rows 24 cols 80; exec $P \(Self.game)")
    #expect(terminal.see("menu> "))
    try terminal.type("play 4\r")
    #expect(terminal.see("game> "))
    try terminal.type("flip \t\t")
    #expect(terminal.see(Self.home) && terminal.see("0 of 4 pairs") && terminal.see("1  2  3  4  5  6  7  8"))
    #expect(terminal.see("game> flip "), "\(terminal.text)")
    try terminal.type("1\r")
    #expect(terminal.see("Card 1: "))
    try terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test func `another size of the terminal takes another board`() throws {
    let terminal = try TerminalProcess("tty; stty rows 24 cols 80; exec $P \(Self.game)")
    #expect(terminal.see("menu> "))
    let device = try #require(terminal.text.firstMatch(of: /\/dev\/[a-z0-9\/]+/)).output
    try terminal.type("play\r")
    #expect(terminal.see("┌──────────────────┬──────────────────┬") && terminal.see("game> "))
    try terminal.type("fl")
    #expect(terminal.see("fl"))
    _ = try Program.run("stty rows 20 cols 40 <\(device)")
    #expect(terminal.see("┌────────────┬────────────┬────────────┐"), "\(terminal.text)")
    #expect(terminal.see("game> fl"))
    _ = try Program.run("stty rows 10 cols 30 <\(device)")
    #expect(terminal.see(" 1 ·    2 ·    3 ·    4 ·"), "\(terminal.text)")
    #expect(terminal.see("game> fl"))
    try terminal.type("ip 3\r")
    #expect(terminal.see(" 3*") && terminal.see("Card 3: "))
    try terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test func `a session that comes back from the background draws its screen again`() throws {
    let terminal = try TerminalProcess("set -m; stty rows 24 cols 80; $P \(Self.game); echo stopped; fg")
    #expect(terminal.see("menu> "))
    try terminal.type("play\r")
    #expect(terminal.see("game> "))
    try terminal.type("fl")
    #expect(terminal.see("fl"))
    try terminal.type("\u{1A}")
    #expect(terminal.see("stopped") && terminal.see(Self.home) && terminal.see("0 of 8 pairs"))
    #expect(terminal.see("game> fl"), "\(terminal.text)")
    try terminal.type("ip 1\r")
    #expect(terminal.see("Card 1: "))
    try terminal.type("\u{4}")
    #expect(terminal.end() == 0, "\(terminal.text)")
  }

  @Test func `a session that no shell can continue is not stopped`() throws {
    let terminal = try TerminalProcess("stty rows 24 cols 80; exec $P \(Self.game)")
    #expect(terminal.see("menu> "))
    try terminal.type("play\r")
    #expect(terminal.see("game> "))
    try terminal.type("fl")
    #expect(terminal.see("fl"))
    try terminal.type("\u{1A}")
    #expect(
      terminal.see(Self.home) && terminal.see("0 of 8 pairs") && terminal.see("game> fl"), "\(terminal.text)")
    try terminal.type("ip 1\r")
    #expect(terminal.see("Card 1: "))
    try terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test func `a session that comes back to a terminal of another size draws its screen for it`() throws {
    let terminal = try TerminalProcess(
      "set -m; stty rows 24 cols 80; $P \(Self.game); echo stopped; stty rows 10 cols 30; fg")
    #expect(terminal.see("menu> "))
    try terminal.type("play\r")
    #expect(terminal.see("┌──────────────────┬──────────────────┬") && terminal.see("game> "))
    try terminal.type("fl")
    #expect(terminal.see("fl"))
    try terminal.type("\u{1A}")
    #expect(terminal.see("stopped") && terminal.see(Self.home))
    #expect(terminal.see(" 1 ·    2 ·    3 ·    4 ·") && terminal.see("game> fl"), "\(terminal.text)")
    // libedit breaks the line where this terminal ends.
    try terminal.type("ip 1234567890123456789012")
    #expect(terminal.see("ip 1234567890123456789 \u{8}012"), "\(terminal.text)")
    try terminal.type("\u{3}")
    #expect(terminal.see("game> "))
    try terminal.type("\u{4}")
    #expect(terminal.end() == 0, "\(terminal.text)")
  }

  @Test func `a terminal that cannot be drawn over is told everything in words`() throws {
    let terminal = try TerminalProcess("exec $P \(Self.game)", environment: ["TERM": "dumb"])
    #expect(terminal.see("menu> "))
    try terminal.type("play\r")
    #expect(terminal.see("game> "))
    try terminal.type("fl\u{C}")
    #expect(terminal.see("8 pairs of Pop. Cards 1 to 16") && terminal.see("game> fl"))
    try terminal.type("ip 1\r")
    #expect(terminal.see("Card 1: "))
    try terminal.type("\u{4}")
    #expect(terminal.end() == 0)
    #expect(!terminal.text.contains("\u{1B}"))
  }

  @Test func `a terminal that cannot be drawn over can become smaller than the line that is typed`() throws {
    let terminal = try TerminalProcess(
      "tty; stty rows 24 cols 80; exec $P \(Self.game)", environment: ["TERM": "dumb"])
    #expect(terminal.see("menu> "))
    let device = try #require(terminal.text.firstMatch(of: /\/dev\/[a-z0-9\/]+/)).output
    try terminal.type(String(repeating: "xyzzy ", count: 100))
    #expect(terminal.see("xyzzy "))
    _ = try Program.run("stty rows 2 cols 10 <\(device)")
    try terminal.type(String(repeating: "plugh ", count: 100) + "\r")
    #expect(terminal.see("'xyzzy' is not a command."), "\(terminal.text)")
    try terminal.type("\u{4}")
    #expect(terminal.end() == 0, "\(terminal.text)")
  }

  @Test(arguments: [
    ("de_DE.UTF-8", "┌─ 1 up ─", "Smørrebrød – Łódź", "The next game is played by анна, optimal (program)."),
    ("xx_XX.utf8", "┌─ 1 up ─", "Smørrebrød – Łódź", "The next game is played by анна, optimal (program)."),
    ("C", "+- 1 up -", "Smorrebrod - Lodz", "The next game is played by optimal (program)."),
  ])
  func `text is shown as the named locale allows`(
    locale: String, frame: String, title: String, answer: String
  ) throws {
    let terminal = try TerminalProcess(
      "stty rows 24 cols 80; d=$(mktemp -d); printf 'Smørrebrød – Łódź\\tX\\n夜に駆ける\\tY\\n' >$d/deck.tsv; "
        + "$P --no-home --no-color --deck $d/deck.tsv --seed 1; rm -r $d",
      environment: ["LC_ALL": locale])
    #expect(terminal.see("menu> "))
    try terminal.type("play 2\r")
    #expect(terminal.see("game> "))
    try terminal.type("1 2\r")
    #expect(terminal.see(frame) && terminal.see("game> "))
    try terminal.type("3 4\r")
    #expect(terminal.see("game> "))
    try terminal.type("players анна optimal\r")
    #expect(terminal.see(answer), "\(terminal.text)")
    try terminal.type("\u{4}")
    #expect(terminal.end() == 0)
    #expect(terminal.text.contains(title) && terminal.text.contains("tune 2") == (locale == "C"))
    // What cannot be typed here is not lost in silence.
    #expect(terminal.text.contains("\u{7}") == (locale == "C"))
  }
}
