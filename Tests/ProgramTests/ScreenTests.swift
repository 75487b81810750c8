import Foundation
import Testing

/// What a typed session draws and redraws on a real terminal.
@Suite(.needsTerminal, .endsIfItHangs)
struct ScreenTests {
  private static let game = "--no-home --no-color --tunes built-in --seed 7"

  /// The beginning of every drawing.
  private static let home = "\u{1B}[H"

  @Test func `every answer is drawn over the previous one, and nothing is cleared`() throws {
    let terminal = try TerminalProcess.menu("stty rows 24 cols 80; exec $P \(Self.game)")
    for (line, answer) in [
      ("play", "8 pairs of Pop."), ("1", "Card 1: Lovefool"), ("2", "No pair: 1 Lovefool"),
      ("par", "Par is 12.4"), ("filp", "Did you mean flip?"), ("", "Did you mean flip?"),
    ] {
      try terminal.type(line + "\r", see: Self.home, "of 8 pairs", "└──")
      terminal.expect(answer, "\u{1B}[J", "game> ")
    }
    try terminal.leave()
    #expect(!terminal.text.contains("\u{1B}[2J") && !terminal.text.contains("\u{1B}[3J"))
    #expect(!terminal.text.contains("\u{1B}[H\u{1B}[J"))
  }

  @Test func `an answer taller than the terminal is paged until the player stops`() throws {
    let terminal = try TerminalProcess.menu("stty rows 12 cols 80; exec $P \(Self.game)")
    try terminal.type("help all\r", see: "play [PAIRS]", "-- more --")
    try terminal.type("\r", see: Self.home, "-- more --")
    try terminal.type(" ", see: Self.home, "-- more --")
    try terminal.type("q", see: "menu> ")
    try terminal.type("\r", see: "menu> ")
    try terminal.type("help all\r", see: "play [PAIRS]", "-- more --")
    try terminal.type("\u{3}", see: "menu> ")
    // Any other key begins the next line.
    try terminal.type("help all\r", see: "play [PAIRS]", "-- more --")
    try terminal.type("play 2\r", see: "menu> play 2", "2 pairs of Pop", "game> ")
    // What was typed before the question does not answer it.
    try terminal.leave(by: "help all\rquit\r")
    #expect(!terminal.text.contains("is not a command"))
  }

  @Test func `a program's moves are shown card by card, and Enter skips the rest of a turn`() throws {
    let terminal = try TerminalProcess.menu("stty rows 24 cols 80; exec $P \(Self.game) --speed slow")
    try terminal.type("players you optimal\r", see: "menu> ")
    try terminal.type("play 8\r", see: "you> ")
    try terminal.type(
      "1 2\r", see: "1  Lovefool |  2  Take On Me | no pair", Self.home, "optimal   6  ", Self.home)
    terminal.expect("12  Take On Me | no pair", "you> ")
    try terminal.type("3 4\r", see: "you       3  ")
    try terminal.type("\r", see: "you> ")
    // Keys typed meanwhile begin the next line.
    try terminal.type("7 8\r", see: Self.home)
    try terminal.type("par\r", see: "Par is", "game> ")
    try terminal.leave()
  }

  @Test func `Ctrl-L redraws the screen and the line being typed`() throws {
    let terminal = try TerminalProcess.menu("stty rows 24 cols 80; exec $P \(Self.game)")
    try terminal.type("play\r", see: "game> ")
    try terminal.type("flip 1", see: "flip 1")
    try terminal.type("\u{C}", see: Self.home, "0 of 8 pairs", "8 pairs of Pop.")
    terminal.expect("game> flip 1")
    try terminal.type("2\r", see: "Card 12: ")
    try terminal.leave()
  }

  @Test func `a resized terminal gets another board`() throws {
    let terminal = try TerminalProcess.menu("tty; stty rows 24 cols 80; exec $P \(Self.game)")
    try terminal.type("play\r", see: "┌──────────────────┬──────────────────┬", "game> ")
    try terminal.type("fl", see: "fl")
    try terminal.resize(rows: 20, columns: 40)
    terminal.expect("┌────────┬────────┬────────┬────────┐")
    terminal.expect("game> fl")
    try terminal.resize(rows: 10, columns: 30)
    terminal.expect(" 1·    2·    3·    4·")
    terminal.expect("game> fl")
    try terminal.type("ip 3\r", see: " 3*", "Card 3: ")
    try terminal.leave()
  }

  @Test func `a session that returns to a resized terminal redraws its screen for it`() throws {
    let terminal = try TerminalProcess.menu(
      "set -m; stty rows 24 cols 80; $P \(Self.game); echo stopped; stty rows 10 cols 30; fg")
    try terminal.type("play\r", see: "┌──────────────────┬──────────────────┬", "game> ")
    try terminal.type("fl", see: "fl")
    try terminal.type("\u{1A}", see: "stopped", Self.home)
    terminal.expect(" 1·    2·    3·    4·", "game> fl")
    // libedit breaks the line where this terminal ends.
    try terminal.type("ip 1234567890123456789012", see: "ip 1234567890123456789 \u{8}012")
    try terminal.type("\u{3}", see: "game> ")
    try terminal.leave()
  }

  /// A shell line that stops until the program is continued with `fg`, and the keys for that.
  private static func stoppable(_ line: String) -> String {
    "tty; set -m; stty rows 24 cols 80; \(line); s=$?; while [ $s = 148 ]; do echo stopped; fg; s=$?; done"
  }

  @Test
  func `a session that waits for a bot is drawn for another size and after a stop, and goes on with Ctrl-C`()
    throws
  {
    let terminal = try TerminalProcess.menu(
      Self.stoppable("$P \(Self.game) --bot 'mine=exec sleep 3600'"),
      environment: ["MEMORY_TUNES_BOT_SECONDS": "3600"])
    try terminal.type("players you mine\r", see: "menu> ")
    try terminal.type("play 8\r", see: "┌──────────────────┬", "you> ")
    try terminal.type("1 2\r", see: "'mine' is thinking. Ctrl-C stops waiting.")
    try terminal.resize(rows: 20, columns: 40)
    terminal.expect(Self.home, "┌─ 1 up ─┬─ 2 up ─┬────────┬", "'mine' is thinking.")
    try terminal.type(
      "\u{1A}", see: "stopped", Self.home, "┌─ 1 up ─┬─ 2 up ─┬────────┬", "'mine' is thinking.")
    try terminal.type("\u{3}", see: "'mine' has not moved:", "you stopped waiting.", "mine> ")
    try terminal.leave()
  }

  @Test func `Ctrl-L, another size and a stop redraw a page and its question`() throws {
    let terminal = try TerminalProcess.menu(Self.stoppable("$P \(Self.game)"))
    try terminal.resize(rows: 12, columns: 80)
    terminal.expect(Self.home)
    try terminal.type("help all\r", see: "play [PAIRS]", "-- more --")
    try terminal.type("\u{C}", see: Self.home, "play [PAIRS]", "-- more --")
    try terminal.type(" ", see: Self.home, "-- more --")
    try terminal.type("\u{1A}", see: "stopped", Self.home, "-- more --")
    try terminal.resize(rows: 10, columns: 60)
    terminal.expect(Self.home, "-- more --")
    try terminal.type("q", see: "menu> ")
    try terminal.leave()
  }

  @Test(arguments: [
    ("de_DE.UTF-8", "┌─ 1 up ─", "Smørrebrød – Łódź", "Players of the next game: анна, optimal (computer)."),
    ("xx_XX.utf8", "┌─ 1 up ─", "Smørrebrød – Łódź", "Players of the next game: анна, optimal (computer)."),
    ("C", "+- 1 up -", "Smorrebrod - Lodz", "Players of the next game: optimal (computer)."),
  ])
  func `text is shown as the locale allows`(
    locale: String, frame: String, title: String, answer: String
  ) throws {
    let terminal = try TerminalProcess.menu(
      "stty rows 24 cols 80; d=$(mktemp -d); printf 'Smørrebrød – Łódź\\tX\\n夜に駆ける\\tY\\n' >$d/deck.tsv; "
        + "$P --no-home --no-color --deck $d/deck.tsv --seed 1; rm -r $d",
      environment: ["LC_ALL": locale])
    try terminal.type("play 2\r", see: "game> ")
    try terminal.type("1 2\r", see: frame, "game> ")
    try terminal.type("3 4\r", see: "game> ")
    try terminal.type("players анна optimal\r", see: answer)
    try terminal.leave()
    #expect(terminal.text.contains(title) && terminal.text.contains("card 2") == (locale == "C"))
    #expect(terminal.text.contains("LANG=C.UTF-8") == (locale == "C"))
    // A letter that cannot be typed here rings the bell.
    #expect(terminal.text.contains("\u{7}") == (locale == "C"))
  }
}
