import Foundation
import Testing

/// The program under strace(1), which makes calls of the file system fail.
enum TracedProgram {
  static let tracer = "/usr/bin/strace"
  static let canTrace = (try? Program.run("\(tracer) -o trace true"))?.status == 0

  /// The calls by which a program changes files, and looks at them.
  static let calls = [
    "openat", "pread64", "pwrite64", "read", "write", "fdatasync", "unlink", "rename", "fcntl", "newfstatat",
    "close",
  ]

  /// Each call fails or, unless only errors are asked for, is the last before the program is killed. `lasting`:
  /// also, all from one on fail.
  static func faults(of calls: [String], kills: Bool = true, lasting: Bool = true) -> [Fault] {
    calls.flatMap { call in
      var errors = ["EIO"]
      // A disk can be full for those that write.
      if ["openat", "pwrite64", "write", "fdatasync", "link"].contains(call) { errors.append("ENOSPC") }
      if call == "fcntl" { errors.append("ENOLCK") }
      var faults = errors.map { Fault(call: call, error: $0) }
      if lasting { faults += errors.map { Fault(call: call, error: $0, lasts: true) } }
      if ["pread64", "pwrite64", "fcntl"].contains(call) { faults.append(Fault(call: call, error: "EINTR")) }
      return faults + (kills ? [Fault(call: call, error: nil)] : [])
    }
  }

  static func start(in home: URL, _ fault: Fault?, trace: URL) throws -> RunningProgram {
    let database = ["", "-journal", ".new", ".new-journal", ".damaged"].map { "memory-tunes.db\($0)" }
    let paths = (database + ["memory-tunes.lock", "settings", "settings.new"]).flatMap {
      ["-P", home.appending(path: $0).path, "-P", "home/\($0)"]
    }
    let injected = fault.map { ["-e", "inject=\($0)"] } ?? []
    let traced = Set(calls + ["link"] + (fault.map { [$0.call] } ?? [])).sorted().joined(separator: ",")
    let command = [tracer, "-f", "-o", trace.path] + paths + ["-e", "trace=\(traced)"]
    return try RunningProgram(home: home, under: command + injected)
  }

  /// How often each call is in a trace.
  static func counts(in trace: String) -> [String: Int] {
    let calls = trace.matches(of: /(?m)^[0-9]+ +([a-z0-9]+)\(/).map { String($0.1) }
    return Dictionary(grouping: calls) { $0 }.mapValues(\.count)
  }
}

/// What happens at a call.
struct Fault: CustomStringConvertible, CustomTestStringConvertible, Sendable {
  let call: String
  /// Nil to kill the program.
  let error: String?
  /// Whether all later calls fail as well.
  var lasts = false
  /// The number of the call, from 1.
  var number = 1

  var isKill: Bool { error == nil }

  /// As strace expects it.
  var description: String {
    "\(call):\(error.map { "error=\($0)" } ?? "signal=KILL"):when=\(number)\(lasts ? "+" : "")"
  }
  var testDescription: String { description }

  /// All places if the environment asks for them, as `scripts/check faults` does, otherwise one or two.
  func places(in counts: [String: Int]) -> [Fault] {
    guard let count = counts[call], count > 0 else { return [] }
    let every = ProcessInfo.processInfo.environment["EVERY_FAULT"] != nil
    let numbers = every ? Set(1...count) : lasts ? [1 + count / 2] : [1, 1 + 2 * count / 3]
    return numbers.sorted().prefix { $0 <= count }.map { number in
      var fault = self
      fault.number = number
      return fault
    }
  }

  func hasHappened(in trace: String) -> Bool { trace.contains(isKill ? "killed by SIGKILL" : "(INJECTED)") }

  /// Whether it is the reason of all that is complained of, `besides` another clause, and nothing comes twice.
  func explains(_ complaint: String, besides other: String = "") -> Bool {
    let reasons = [
      "EIO": "Input/output error", "ENOSPC": "No space left on device", "ENOLCK": "No locks available",
      "EINTR": "Interrupted system call",
    ]
    guard let error, let reason = reasons[error], complaint.hasSuffix("\n") else { return complaint.isEmpty }
    // If SQLite cannot open a file once, it tries again in another way, and the first reason is lost.
    let known = call == "openat" && !lasts ? [reason, reasons["EIO"]!] : [reason]
    let clauses = complaint.dropLast().replacing("\n", with: "; ").replacing("memory-tunes: ", with: "")
      .split(separator: "; ")
    return Set(clauses).count == clauses.count
      && clauses.allSatisfy { clause in
        clause == other || clause == "another window may continue the same game"
          || known.contains { clause.contains($0) }
      }
  }
}
