import Foundation

/// A session of the program with JSON answers, asked line by line. It runs in the folder of its home.
final class RunningProgram {
  private let process = Process()
  private let lines = Pipe()
  private let answers = Pipe()
  private let errors = Pipe()
  private var unread = Data()

  /// `tool` is a program with arguments that runs the program.
  init(home: URL, under tool: [String] = []) throws {
    let words = tool + [Program.path, "--format", "json", "--home", home.lastPathComponent]
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = home.deletingLastPathComponent()
    process.environment = [:]
    process.standardInput = lines
    process.standardOutput = answers
    process.standardError = errors
    try process.start()
    // No other process holds the writing end.
    try? answers.fileHandleForWriting.close()
  }

  func ask(_ line: String) { try? lines.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }

  /// The next answer; nil at the end.
  func answer() -> Substring? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread = Data(unread[(end + 1)...])
        return line[...]
      }
      let more = answers.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      unread += more
    }
  }

  func answer(to line: String) -> Substring? {
    ask(line)
    return answer()
  }

  /// Ends it with a signal, by closing its output (SIGPIPE), or at the end of its input (0). Returns what it
  /// complained of.
  @discardableResult
  func end(_ signal: Int32 = 0) -> String {
    if signal == SIGPIPE {
      try? answers.fileHandleForReading.close()
      ask("show")
    } else if signal != 0 {
      kill(process.processIdentifier, signal)
    }
    try? lines.fileHandleForWriting.close()
    process.waitUntilExit()
    // Programs that other tests start at the same time may also hold its end.
    let file = errors.fileHandleForReading.fileDescriptor
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(file, &bytes, bytes.count)
    // strace tells of the paths that it has resolved.
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
      .replacing(/\S*strace: Requested path .*\n/, with: "")
  }
}

extension Program.Result {
  /// The category and the game on the table in a JSON answer.
  static func game(_ answer: Substring?) -> String {
    guard let answer, let start = answer.range(of: "\"category\":"),
      let end = answer.range(of: ",\"log\":") ?? answer.range(of: ",\"tunes\":")
    else { return "no answer" }
    return String(answer[start.lowerBound..<end.lowerBound])
  }

  /// The pairs and the flips of the game on the table; nil if there is none.
  static func flips(_ answer: Substring?) -> String? {
    answer?.firstMatch(of: /"pairs":([0-9]+),"flips":([0-9]+),/).map { "\($0.1) pairs, \($0.2) flips" }
  }
}
