import Foundation
import Saved
import Testing

/// Whatever call of the file system fails, and after whichever the program is killed: every answered line is
/// saved, and nothing counts twice. strace(1) makes the calls fail.
@Suite(.endsIfItHangs)
struct FailingCallTests {
  private static let tracer = "/usr/bin/strace"
  private static let canTrace = (try? Program.run("\(tracer) -o trace true"))?.status == 0

  /// Finishes a game, goes back to an earlier state of it that was saved, and finishes that.
  private static let lines = [
    "seed 3", "play 2", "1 2", "save a", "undo", "1 3", "2 4", "set pairs 3", "play", "1 2", "load a", "1 3",
    "2 4", "play 2", "1", "2",
  ]

  /// The calls by which a program changes files, and looks at them.
  private static let calls = [
    "openat", "pread64", "pwrite64", "write", "fdatasync", "unlink", "rename", "fcntl", "newfstatat", "close",
  ]

  /// A disk can be full for those that write.
  private static let faults =
    calls.flatMap { call in ["error=EIO", "signal=KILL"].map { (call, $0) } }
    + ["openat", "pwrite64", "write", "fdatasync"].map { ($0, "error=ENOSPC") }

  private static func program(in home: URL, _ fault: String?, trace: URL) throws -> RunningProgram {
    let files = ["memory-tunes.db", "memory-tunes.db-journal", "memory-tunes.lock", "settings", "settings.new"]
    let paths = files.flatMap { ["-P", home.appending(path: $0).path, "-P", "home/\($0)"] }
    let injected = fault.map { ["-e", "inject=\($0)"] } ?? []
    let command = [tracer, "-f", "-o", trace.path] + paths + ["-e", "trace=\(calls.joined(separator: ","))"]
    return try RunningProgram(home: home, under: command + injected)
  }

  @Test(
    .enabled(if: canTrace, "it takes strace(1), and the right to trace a process"),
    arguments: faults)
  func `every answered line is saved, and a game counts once`(call: String, fault: String) throws {
    let count = try #require(Self.faultless.counts[call])
    for number in sequence(first: 1, next: { 4 * $0 + 1 }).prefix(while: { $0 <= count }) {
      try play("\(call):\(fault):when=\(number)")
    }
  }

  private func play(_ fault: String) throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let home = folder.file("home")
    let program = try Self.program(in: home, fault, trace: folder.file("trace"))
    var answers = [Program.Result.game(program.answer())]
    var codes: [String] = []
    for line in Self.lines {
      guard let answer = program.answer(to: line) else { break }
      answers.append(Program.Result.game(answer))
      codes.append(answer.firstMatch(of: /"code":"([a-z-]*)"/).map { String($0.1) } ?? "")
    }
    let complaints = program.end()
    let isKilled = answers.count <= Self.lines.count
    #expect(
      folder.text("trace").contains(fault.contains("KILL") ? "killed by SIGKILL" : "(INJECTED)"), "\(fault)")

    let next = try RunningProgram(home: home)
    let found = Program.Result.game(next.answer())
    #expect(next.end() == "", "\(fault)")
    var expected = [answers.last!]
    let games = Self.faultless.games
    if isKilled, answers.count < games.count { expected.append(games[answers.count]) }
    // After the end of a game, a start offers the one that waits.
    if codes.last == "finished", let waiting = answers.last(where: { $0.contains("\"pairs\":3,") }) {
      expected.append(waiting)
    }
    // Nothing comes after the last line that could save it again.
    if complaints != "" { expected.append(answers[answers.count - 2]) }
    #expect(expected.contains(found), "\(fault): \(complaints) \(codes)")
    #expect(complaints.filter { $0 == "\n" }.count <= 1, "\(complaints)")

    if !isKilled || codes.contains("finished") {
      let database = try Database(path: home.appending(path: "memory-tunes.db").path, readOnly: true)
      #expect(try database.rows("SELECT seed FROM records") == [["3"]], "\(fault): \(complaints)")
    }
  }

  /// The games after each line, and how often each call is made, if nothing fails.
  private static let faultless: (games: [String], counts: [String: Int]) = {
    guard let folder = try? TemporaryFolder(),
      let program = try? program(in: folder.file("home"), nil, trace: folder.file("trace"))
    else {
      return ([], [:])
    }
    let games =
      [Program.Result.game(program.answer())] + lines.map { Program.Result.game(program.answer(to: $0)) }
    program.end()
    let calls = folder.text("trace").matches(of: /(?m)^[0-9]+ +([a-z0-9]+)\(/).map { String($0.1) }
    return (games, Dictionary(grouping: calls) { $0 }.mapValues(\.count))
  }()
}
