import Foundation
import Testing

/// --record and --trace to a pipe, and what they ask at a prompt.
struct OutputFileTests {
  private let folder = try! TemporaryFolder()

  @Test(
    .needsTerminal, .endsIfItHangs,
    arguments: [
      ("no\r", 2), ("\u{4}", 2), ("\r\u{4}", 2), ("cancel\r", 2), ("нет\r", 2), ("what\rменю\r不要\r", 2),
      ("yes\r", 0), ("Y\r", 0), ("ok\r", 0), ("sure, please\r", 0), ("ага\r", 0), ("not a word\r好的\r", 0),
    ])
  func `at a prompt the player is asked before a file is replaced`(answer: String, status: Int32) throws {
    // Each answer means the same for both.
    let option = answer.utf8.count % 2 == 0 ? "--record" : "--trace"
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

  @Test(.needsTerminal, .endsIfItHangs)
  func `a typed session can be recorded`() throws {
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

  @Test(.endsIfItHangs, arguments: ["", "2>trace"])
  func `at a prompt, a trace on the same terminal is refused`(redirection: String) throws {
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

  @Test func `answers are complete on a full non-blocking pipe`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0 && fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let process = Program.shell("yes pass | head -n 3000 | $P --no-echo")
    process.standardOutput = FileHandle(fileDescriptor: ends[1])
    try process.start()
    // A full pipe is read in small pieces, so that several writes in a row are cut short.
    var output = Data()
    var room = pollfd(fd: ends[1], events: Int16(POLLOUT), revents: 0)
    for _ in 0..<8 {
      while process.isRunning, poll(&room, 1, 0) > 0 { usleep(1000) }
      output += try reader.read(upToCount: 5000) ?? Data()
    }
    close(ends[1])
    while output.count < 1_000_000, let piece = try reader.read(upToCount: 65_536), !piece.isEmpty {
      output += piece
    }
    try reader.close()
    process.waitUntilExit()
    let answers = String(decoding: output, as: UTF8.self).split(separator: "\n").drop {
      !$0.hasPrefix("'pass'")
    }
    let answer: Substring = "'pass' needs a game on the table. To deal one, type: play"
    let isWhole = answers.count == 3000 && Set(answers) == [answer]
    #expect(isWhole && process.terminationStatus == 0)
  }
}
