import Foundation
import Testing

/// --trace.
struct TraceTests {
  @Test(.endsIfItHangs, arguments: ["ILL", "TRAP", "ABRT", "SEGV", "TERM", "HUP"])
  func `a trace ends with the state when a signal ends the program`(signal: String) throws {
    let result = try Program.run(
      """
      mkfifo pipe; $P --seed 3 --trace t <pipe >/dev/null & exec 3>pipe; echo play 2 >&3
      until grep -q recalled t; do sleep 0.1; done
      kill -\(signal) $!; wait $!; echo $?; tail -n 1 t
      """)
    #expect(result.lines.last?.hasPrefix(#"{"state":{"#) == true, "\(result)")
    #expect(Int(result.lines[0])! > 128)
  }

  @Test(.endsIfItHangs, arguments: ["", "2>trace"])
  func `at a prompt, a trace on the same terminal is refused`(redirection: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let terminal = try TerminalProcess("cd \(folder.path); exec $P --no-home --trace - \(redirection)")
    if redirection.isEmpty {
      terminal.expect("--trace - would write over the screen")
      #expect(terminal.end() == 2)
    } else {
      terminal.expect("> ")
      try terminal.type("\u{4}")
      #expect(terminal.end() == 0)
    }
  }
}
