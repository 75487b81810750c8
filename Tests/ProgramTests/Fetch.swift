import Foundation
import Testing

/// The built program `memory-tunes-fetch`, run in an empty environment.
struct Fetch {
  /// It is built next to the game.
  static let path = URL(filePath: Program.path).deletingLastPathComponent().appending(
    path: "memory-tunes-fetch"
  )
  .path

  struct Result {
    let output: String
    let errors: String
    let status: Int32
    /// The files left in its home and temporary folder.
    let leftBehind: [String]
    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// The printed titles.
    var titles: [String] { lines.map { $0.components(separatedBy: "\t")[0] } }

    /// Whether standard error is one line of the program and standard output is empty.
    var isOneMessage: Bool {
      output.isEmpty && leftBehind.isEmpty && errors.hasPrefix("memory-tunes-fetch: ") && errors.hasSuffix("\n")
        && errors.unicodeScalars.count { $0.properties.generalCategory == .control } == 1
    }
  }

  /// Asks a server. The timeout does not matter unless given.
  static func run(
    asking server: Server, at address: String? = nil, timeout: String = "60", _ arguments: [String] = ["jazz"],
    line: String = "exec \"$P\" \"$@\"", environment: [String: String] = [:],
    meanwhile: (_ process: pid_t) throws -> Void = { _ in }
  ) throws -> Result {
    // A server that is released stops.
    try withExtendedLifetime(server) {
      let options = ["--endpoint", address ?? server.url, "--timeout", timeout]
      return try run(options + arguments, line: line, environment: environment, meanwhile: meanwhile)
    }
  }

  /// Runs it with these arguments, or a shell line in which `$P` is the program and `$@` are the arguments.
  static func run(
    _ arguments: [String], line: String = "exec \"$P\" \"$@\"", environment: [String: String] = [:],
    meanwhile: (_ process: pid_t) throws -> Void = { _ in }
  ) throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let home = folder.file("home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec </dev/null >../out 2>../err; \(line)", "sh"] + arguments
    process.environment = ["P": path, "PATH": "/usr/bin:/bin", "HOME": home.path, "TMPDIR": home.path]
      .merging(environment) { $1 }
    process.currentDirectoryURL = home
    try process.start()
    try meanwhile(process.processIdentifier)
    process.waitUntilExit()
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return Result(
      output: folder.text("out"), errors: folder.text("err"), status: signal + process.terminationStatus,
      leftBehind: (try? FileManager.default.subpathsOfDirectory(atPath: home.path)) ?? [])
  }

  /// The processes that ask this server, whoever started them.
  static func processes(asking server: Server) -> [String] {
    let files = FileManager.default
    return (try? files.contentsOfDirectory(atPath: "/proc"))?.filter { process in
      func read(_ name: String) -> String {
        String(decoding: files.contents(atPath: "/proc/\(process)/\(name)") ?? Data(), as: UTF8.self)
      }
      return read("cmdline").hasPrefix("memory-tunes-fetch\0") && read("environ").contains(server.url)
    } ?? []
  }
}
