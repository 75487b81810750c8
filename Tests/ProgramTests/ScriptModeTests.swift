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
}
