import Foundation
import Testing

/// Sizes that a terminal reports, however unlikely.
@Suite(.needsTerminal, .endsIfItHangs)
struct WindowTests {
  private static let limit = "ulimit -v 4000000;"

  @Test(arguments: [
    ("", ["COLUMNS": "999999999", "LINES": "999999999"]), ("stty rows 65535 cols 65535;", [:]),
    ("stty rows 1 cols 1;", [:]), ("", ["COLUMNS": "-1", "LINES": "99999999999999999999"]),
  ])
  func `a window of any size works`(size: String, environment: [String: String]) throws {
    let terminal = try TerminalProcess(
      "\(size) \(Self.limit) $P --no-home --no-color --seed 7 --tunes built-in; echo status $?; stty size",
      environment: environment)
    terminal.expect("> ")
    try terminal.type("play 2\r")
    try terminal.type("flip 1 2\rcategory \t\u{4}\u{15}\u{4}")
    #expect(terminal.see("status 0"), "\(terminal.text.suffix(500))")
    #expect(terminal.end() == 0)
    if size.contains("65535") { #expect(terminal.text.contains("65535 65535")) }
  }

  @Test func `a terminal that reports no size is not filled with blank lines`() throws {
    let terminal = try TerminalProcess.menu(
      """
      d=$(mktemp -d); echo menu >$d/script; stty rows 0 cols 0
      (ulimit -t 20; $P --no-home --no-color --replay $d/script); s=$?; rm -r $d; exit $s
      """,
      environment: ["LINES": "9223372036854775807", "COLUMNS": "9223372036854775807"])
    try terminal.leave()
    #expect(terminal.text.utf8.count < 200_000)
  }

  @Test(arguments: [
    ["65535 2", "0 65535"], ["2 65535", "65535 0"], ["65535 65535", "24 80"], ["1 1", "65535 65535", "0 0"],
    ["24 80", "65535 1", "65535 65535"],
  ])
  func `a window may take one size after the other`(sizes: [String]) throws {
    let terminal = try TerminalProcess.menu(
      """
      tty; set -m; \(Self.limit) sh -c 'echo pid $$; exec $P --no-home --no-color --seed 7 --tunes built-in'; s=$?
      while [ $s = 148 ]; do fg; s=$?; done; echo status $s; stty size
      """)
    try terminal.type("play 2\r", see: "game> ")
    let pid = try terminal.pid
    for size in sizes {
      // If the size changes while libedit reads it, libedit may use one that is too large.
      terminal.settle(pid)
      let numbers = size.split(separator: " ").map { UInt16($0)! }
      try terminal.resize(rows: numbers[0], columns: numbers[1])
      // Everything is drawn for a new size, after a line, and after a stop.
      for keys in ["", "flip 1\r", "\u{1A}", "par\r"] {
        try terminal.type(keys)
        try #require(terminal.see("\u{1B}[H"), "\(size) \(keys): \(terminal.text.suffix(300))")
        terminal.settle(pid)
      }
    }
    try terminal.type("quit\r", see: "status 0")
    #expect(terminal.end() == 0)
    #expect(terminal.text.hasSuffix("status 0\r\n\(sizes.last!)\r\n"), "\(terminal.text.suffix(300))")
  }
}
