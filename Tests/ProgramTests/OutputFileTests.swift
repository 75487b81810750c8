import Foundation
import Testing

/// --record and --trace to a pipe, and what they ask at a prompt.
struct OutputFileTests {
  @Test func `recording to the pipe of the script is refused`() throws {
    let result = try Program.run(
      """
      mkfifo pipe; echo menu | timeout 10 $P --record /dev/stdin; echo $?
      echo menu >pipe & timeout 10 $P --record pipe <pipe; echo $?
      """)
    #expect(result.output == "2\n2\n", "\(result.output.prefix(1000))")
    let message = "memory-tunes: --record cannot write to the script that is being played\n"
    #expect(result.errors.components(separatedBy: message).count == 3, "\(result.errors.prefix(1000))")
  }

  @Test func `a recording without a reader is an error at the end, and the game goes on`() throws {
    let result = try Program.run(
      """
      mkfifo pipe; { head -c 1 pipe >first; : >gone; } &
      { echo menu; until [ -e gone ]; do sleep 0.01; done; echo 'play 2'; echo 'flip 1'; } |
      $P --format json --record pipe; echo "status $?"
      """)
    #expect(result.lines.count == 5 && result.lines.last == "status 2", "\(result)")
    #expect(result.errors == "memory-tunes: pipe: Broken pipe\n", "\(result)")
  }

  @Test(
    .needsTerminal, .endsIfItHangs,
    arguments: [
      ("no\r", 2), ("\u{4}", 2), ("\r\u{4}", 2), ("cancel\r", 2), ("нет\r", 2), ("what\rменю\r不要\r", 2),
      ("yes\r", 0), ("Y\r", 0), ("ok\r", 0), ("sure, please\r", 0), ("ага\r", 0), ("not a word\r好的\r", 0),
    ])
  func `at a prompt the player is asked before a file is replaced`(answer: String, status: Int32) throws {
    // Each answer means the same for both.
    let option = answer.utf8.count % 2 == 0 ? "--record" : "--trace"
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("r")
    try Data("precious\n".utf8).write(to: file)
    let terminal = try TerminalProcess("exec $P --no-home --tunes built-in \(option) \(file.path)")
    terminal.expect("already exists. Replace it?")
    try terminal.type(answer)
    if status == 0 {
      terminal.expect("menu> ")
      try terminal.type("\u{4}")
    }
    #expect(terminal.end() == status)
    // What follows the question begins a line.
    if answer.hasSuffix("\u{4}") { #expect(terminal.text.contains("\nmemory-tunes: "), "\(terminal.text)") }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect((text == "precious\n") == (status != 0))
  }
}
