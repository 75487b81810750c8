import Foundation
import Testing

/// --trace.
struct TraceTests {
  @Test func `a trace is appended to a file that the game does not use`() throws {
    let result = try Program.run(
      """
      echo before >file; $P --trace file --format json <in; cat file
      cp in script; $P --trace script <script
      cmp in script; mkdir home; echo play | $P --home home >/dev/null; $P --home home --trace home/settings <in
      """, input: "play 2\n")
    try #require(result.lines.count > 4, "\(result)")
    #expect(result.lines[2] == "before" && result.lines[3].hasPrefix(#"{"action":{"typed":{"#))
    #expect(result.errors.contains("--trace cannot write to the script that is being played"))
    #expect(result.errors.contains("--trace cannot write to a file of saved data"))
  }

  @Test(arguments: ["quit", "filp", "flip 1"])
  func `a trace ends with the state, once, however the session ends`(last: String) throws {
    let result = try Program.run(
      "$P --strict --trace t --seed 3 >/dev/null 2>&1; grep -c '^{.state' t; tail -n 1 t",
      input: "play 2\n\(last)\n")
    #expect(result.lines.first == "1" && result.lines.last?.hasPrefix(#"{"state":{"#) == true, "\(result)")
    #expect(result.lines.last?.contains(#""seed":"3""#) == true)
  }

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

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a trace that cannot be written does not stop the game and is an error at the end`() throws {
    let result = try Program.run("$P --trace /dev/full --format json", input: "play 2\nflip 1\n")
    #expect(result.lines.count == 3 && result.status == 2)
    #expect(result.errors == "memory-tunes: /dev/full: No space left on device\n")
    #expect(try Program.run("$P --trace - 2>/dev/full", input: "play 2\n").status == 2)
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
