import Foundation
import Testing

/// A shell line on its own terminal, made by script(1), with keys typed at it.
final class TerminalProcess {
  private let process: Process
  private let keys = Pipe()
  private let screen = Pipe()
  /// Everything shown on the screen, and how much of it was already expected.
  private var shown = Data()
  private var seen = 0
  var text: String { String(decoding: shown, as: UTF8.self) }

  /// The output of `stty -g`.
  var settings: [String] { text.matches(of: /[0-9a-f]+:[0-9a-f:]+/).map { String($0.output) } }

  /// How long something may take to appear, in seconds: far longer than it ever does.
  private static let patience: Int32 = 60

  init(_ line: String, environment: [String: String] = [:]) throws {
    let terminal = ["TERM": "xterm", "LC_ALL": "C.UTF-8", "LINE": line]
    process = Program.shell("exec script -qfec \"$LINE\" /dev/null", terminal.merging(environment) { $1 })
    process.standardInput = keys
    process.standardOutput = screen
    try process.start()
  }

  /// A game at its menu.
  static func menu(
    _ line: String, environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TerminalProcess {
    let terminal = try TerminalProcess(line, environment: environment)
    terminal.expect("menu> ", sourceLocation: sourceLocation)
    return terminal
  }

  /// The number shown by a line `echo pid $$`.
  var pid: Substring {
    get throws { try #require(text.firstMatch(of: /pid ([0-9]+)/)).output.1 }
  }

  /// Types, and expects these texts on the screen afterwards, in this order.
  func type(
    _ text: String, see expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try keys.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    for text in expected { expect(text, sourceLocation: sourceLocation) }
  }

  func expect(_ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for text in expected { #expect(see(text), "\(text) in \(self.text)", sourceLocation: sourceLocation) }
  }

  /// Ends the session, with Ctrl-D by default.
  func leave(by keys: String = "\u{4}", sourceLocation: SourceLocation = #_sourceLocation) throws {
    try type(keys)
    #expect(end() == 0, "\(text)", sourceLocation: sourceLocation)
  }

  /// Waits for text on the screen after the text that was expected before; false if it never appears.
  func see(_ expected: String, within seconds: Int32 = patience) -> Bool {
    while true {
      if let found = shown.range(of: Data(expected.utf8), in: seen..<shown.count) {
        seen = found.upperBound
        return true
      }
      guard readMore(within: seconds) else { return false }
    }
  }

  /// Ends a process with a signal while it is writing to the terminal, whose output was stopped with Ctrl-S.
  func end(_ process: Substring, by signal: String) throws {
    #expect(Self.waits { Self.isWriting(process) }, "\(text)")
    _ = try Program.run("kill -\(signal) \(process)")
    #expect(Self.waits { kill(pid_t(process)!, 0) != 0 }, "\(text)")
    try type("\u{11}")
  }

  /// Gives the terminal, whose name was shown by `tty`, another size, at once: stty sets the rows first, and
  /// reads them again before it sets the columns.
  func resize(rows: UInt16, columns: UInt16) throws {
    let device = try #require(text.firstMatch(of: /\/dev\/[a-z0-9\/]+/)).output
    let screen = open(String(device), O_RDWR | O_NOCTTY)
    defer { close(screen) }
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(screen, UInt(TIOCSWINSZ), &window) == 0)
  }

  /// Whether a process is in a call that writes to its standard output.
  private static func isWriting(_ process: Substring) -> Bool {
    let call = try? String(contentsOfFile: "/proc/\(process)/syscall", encoding: .utf8)
    return call?.split(separator: " ").dropFirst().first == "0x1"
  }

  /// Waits until something is true; false if that never happens.
  static func waits(until isTrue: () -> Bool) -> Bool {
    (0..<patience * 100).contains { _ in isTrue() || usleep(10_000) > 0 }
  }

  /// Waits for the end and reads the screen until then. A process that does not end is killed.
  func end() -> Int32 {
    for _ in 0..<Self.patience where process.isRunning {
      while readMore(within: 1) {}
    }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    while readMore(within: 0) {}
    return process.terminationStatus
  }

  /// The end of the pipe is not reliable: programs that other tests start at the same time may also hold it.
  private func readMore(within seconds: Int32) -> Bool {
    let file = screen.fileHandleForReading
    var wanted = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, seconds * 1000) > 0 else { return false }
    let data = file.availableData
    shown += data
    return !data.isEmpty
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where there is no script(1).
  static var needsTerminal: Self {
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script"), "it takes script(1)")
  }
}

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs. The limit is far longer than any test takes, because its time includes that of
  /// other tests on busy processors.
  static var endsIfItHangs: Self { .timeLimit(.minutes(triesEveryFault ? 120 : 30)) }

  /// Whether `scripts/check faults` runs the tests, for which each call of the file system fails in turn.
  static var triesEveryFault: Bool { ProcessInfo.processInfo.environment["EVERY_FAULT"] != nil }
}
