import Foundation
import Testing

/// Sessions without a terminal.
struct ScriptModeTests {
  @Test func `answers are complete on a full non-blocking pipe`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0 && fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let process = Program.shell("yes filp | head -n 5000 | $P --no-echo")
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
      !$0.hasPrefix("'filp'")
    }
    let isWhole = answers.count == 5000 && Set(answers) == ["'filp' is not a command. Did you mean flip?"]
    #expect(isWhole && process.terminationStatus == 0)
  }

  @Test(arguments: [
    ["LC_ALL": "C"], ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "COLUMNS": "40"],
    ["TERM": "dumb", "NO_COLOR": "1"],
  ])
  func `the same input and seed give the same bytes everywhere`(environment: [String: String]) throws {
    let script = "play 60\n" + (1...120).map { "flip \($0)\n" }.joined()
    let plain = try Program.run("$P --seed 3", input: script)
    let other = try Program.run("$P --seed 3 --color always", input: script, environment: environment)
    #expect(plain.output == other.output && plain.output.contains("夜に駆ける"))
    #expect(!plain.output.contains("\u{1B}"))
  }

  @Test func `each answer is complete before the next line is read`() throws {
    let process = Program.shell("exec $P --format json --seed 7")
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.start()
    var answers = output.fileHandleForReading.availableData
    for line in ["play", "flip 1", "flip 2", "nonsense"] {
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
      let answer = output.fileHandleForReading.availableData
      #expect(String(decoding: answer, as: UTF8.self).contains("\"command\":\"\(line)\""))
      #expect(answer.last == 0x0A)
      answers += answer
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `a line is refused without being kept in memory`() throws {
    let limit = "ulimit -v 65536"
    let result = try Program.run(
      "\(limit); { head -c 100000000 /dev/zero; printf '\\nmenu\\n'; } | $P --format json")
    #expect(result.status == 0 && result.errors == "")
    #expect(result.lines.count == 3)
    #expect(result.lines[1].contains("\"ok\":false") && result.lines[2].contains("\"ok\":true"))
  }
}
