import Foundation
import Testing

/// --record and --replay.
struct RecordingTests {
  @Test func `a recording is complete however the program ends`() throws {
    let result = try Program.run(
      """
      mkfifo lines answers; $P --format json --record r <lines >answers & exec 3>lines 4<answers
      read -r a <&4; for line in 'play 2' 'flip 1' 'flip 2'; do echo "$line" >&3; read -r a <&4; done
      kill -9 $!; wait; tail -n 3 r
      """)
    #expect(result.output == "play 2\nflip 1\nflip 2\n")
  }

  @Test(.needsTerminal, .endsIfItHangs)
  func `a typed session can be recorded`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let terminal = try TerminalProcess("exec $P --no-home --tunes built-in --record \(folder.path)/r")
    for line in ["play 2\r", "flip 1\r", "filp\r", "\u{4}"] {
      terminal.expect("> ")
      try terminal.type(line)
    }
    #expect(terminal.end() == 0)
    let result = try Program.run(
      "tail -n 3 \(folder.path)/r; $P --strict --format json <\(folder.path)/r | tail -n 1")
    #expect(result.lines.prefix(3) == ["play 2", "flip 1", "filp"])
    #expect(
      result.lines.last?.contains("\"command\":\"filp\"") == true
        && result.lines.last?.contains("\"flips\":1") == true)
  }
}
