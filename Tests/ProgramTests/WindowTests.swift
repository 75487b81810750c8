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
}
