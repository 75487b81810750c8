import Foundation
import Saved
import Testing

/// The built program, run by a shell in an empty environment.
struct Program {
  /// The one built with the tests.
  static let built =
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "memory-tunes").path
  /// The one named by the environment (default: the one built with the tests), by a path that is one word of a
  /// shell. If it has a blank, that is a link, which exists as long as the tests run.
  static let path: String = {
    let named = ProcessInfo.processInfo.environment["MEMORY_TUNES"] ?? built
    guard named.contains(" ") else { return named }
    let link = "/tmp/memory-tunes-\(getpid())"
    unlink(link)
    symlink(URL(filePath: named).absoluteURL.path, link)
    atexit { unlink("/tmp/memory-tunes-\(getpid())") }
    return link
  }()

  struct Result {
    let output: String
    let errors: String
    let status: Int32
    var lines: [Substring] { output.split(separator: "\n") }
  }

  /// Runs a shell line, in which `$P` is the program, with this standard input.
  static func run(_ line: String, input: String = "", environment: [String: String] = [:]) throws -> Result {
    let folder = try TemporaryFolder()
    try Data(input.utf8).write(to: folder.file("in"))
    let process = shell("exec <in >out 2>err; \(line)", environment)
    process.currentDirectoryURL = folder.url
    try process.start()
    process.waitUntilExit()
    return Result(output: folder.text("out"), errors: folder.text("err"), status: process.terminationStatus)
  }

  /// A shell ready to run a line, without a home, a locale or a terminal. Its catalog address is unreachable.
  static func shell(_ line: String, _ environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = [
      "P": path, "PATH": "/usr/bin:/bin", "MEMORY_TUNES_ENDPOINT": "http://127.0.0.1:1/",
    ].merging(environment) { $1 }
    return process
  }
}

extension Process {
  /// A shell lets programs in the background ignore the signals of keys, and their children inherit that.
  /// SIGPIPE has a handler, which children do not inherit: a test that writes to a program that has ended
  /// fails, and the others go on.
  private static let heedsSignals: Void = {
    for number in [SIGINT, SIGQUIT, SIGHUP, SIGTERM] { signal(number, SIG_DFL) }
    signal(SIGPIPE) { _ in }
  }()

  /// Runs it with no signal blocked, and none of a key ignored.
  func start() throws {
    Self.heedsSignals
    #if compiler(<6.3)  // Foundation hands down the signals that are blocked on the thread of a test.
      var none = sigset_t()
      var before = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #endif
    try run()
  }
}

extension Database {
  /// The rows of a statement, as texts; NULL is empty.
  @discardableResult
  func rows(_ sql: String, _ values: [Value] = []) throws -> [[String]] { try all(sql, values) { $0.texts } }
}
