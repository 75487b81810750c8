import Foundation
import Saved
import Testing

/// Whatever call of the file system fails, once or for good, and after whichever the program is killed: what
/// was saved is found again, nothing counts twice, and what is said is true. strace(1) makes calls fail.
@Suite(
  .endsIfItHangs, .enabled(if: TracedProgram.canTrace, "it takes strace(1), and the right to trace a process"))
struct FailingCallTests {
  /// Finishes a game, goes back to an earlier state of it that was saved, and finishes that.
  private static let lines = [
    "seed 3", "play 2", "1 2", "save a", "undo", "1 3", "2 4", "set pairs 3", "play", "1 2", "load a", "1 3",
    "2 4", "play 2", "1", "2",
  ]

  @Test(arguments: TracedProgram.faults(of: TracedProgram.calls))
  func `every answered line is saved, and a game counts once`(fault: Fault) throws {
    for fault in fault.places(in: Self.faultless.counts) { try play(fault) }
  }

  private func play(_ fault: Fault) throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let home = folder.file("home")
    let program = try TracedProgram.start(in: home, fault, trace: folder.file("trace"))
    var answers = [Program.Result.game(program.answer())]
    var codes: [String] = []
    for line in Self.lines {
      guard let answer = program.answer(to: line) else { break }
      answers.append(Program.Result.game(answer))
      codes.append(answer.firstMatch(of: /"code":"([a-z-]*)"/).map { String($0.1) } ?? "")
    }
    let warnings = program.end()
    let isKilled = answers.count <= Self.lines.count
    #expect(fault.hasHappened(in: folder.text("trace")), "\(fault)")
    #expect(fault.explains(warnings), "\(fault): \(warnings)")
    #expect(folder.names(in: "home").allSatisfy { !$0.contains("damaged") }, "\(fault): \(warnings)")

    let next = try RunningProgram(home: home)
    let found = Program.Result.game(next.answer())
    #expect(next.end() == "", "\(fault)")
    var expected = [answers.last!]
    let games = Self.faultless.games
    if isKilled, answers.count < games.count { expected.append(games[answers.count]) }
    // After the end of a game, a start offers the one that waits, also if the last line was not answered.
    let isOver = codes.last == "finished" || isKilled && expected.last!.contains("\"phase\":\"finished\"")
    if isOver, let waiting = answers.last(where: { $0.contains("\"pairs\":3,") }) {
      expected.append(waiting)
    }
    // Nothing comes after the last line that could save it again.
    if warnings != "" { expected.append(answers[answers.count - 2]) }
    if fault.lasts, warnings != "" { expected += answers }
    #expect(expected.contains(found), "\(fault): \(warnings) \(codes)")

    let database = try Database(path: home.appending(path: "memory-tunes.db").path, readOnly: true)
    let records = (try? database.rows("SELECT seed FROM records")) ?? []
    let isSaved = !isKilled && !fault.lasts || isKilled && codes.contains("finished")
    #expect(records == [["3"]] || !isSaved && records == [], "\(fault): \(warnings)")
  }

  /// The games after each line, and how often each call is made, if nothing fails.
  private static let faultless: (games: [String], counts: [String: Int]) = {
    guard let folder = try? TemporaryFolder(),
      let program = try? TracedProgram.start(in: folder.file("home"), nil, trace: folder.file("trace"))
    else {
      return ([], [:])
    }
    let games =
      [Program.Result.game(program.answer())] + lines.map { Program.Result.game(program.answer(to: $0)) }
    program.end()
    return (games, TracedProgram.counts(in: folder.text("trace")))
  }()

  /// What is asked of a home with records, a game that waits, and one that was saved.
  private static let questions = ["records", "game", "stats", "3", "records 2", "games"]

  @Test(
    arguments: TracedProgram.faults(
      of: ["openat", "pread64", "read", "fcntl", "newfstatat"], kills: false))
  func `nothing is taken for missing or damaged because it cannot be read`(fault: Fault) throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let home = folder.file("home")
    let first = try RunningProgram(home: home)
    for line in ["seed 3", "play 2", "1 3", "2 4", "play 5", "save a", "1 2"] { first.ask(line) }
    #expect(first.end() == "")
    try FileManager.default.copyItem(at: home, to: folder.file("good"))
    func ask(_ fault: Fault?) throws -> (answers: [Substring?], complaint: String) {
      try? FileManager.default.removeItem(at: home)
      try FileManager.default.copyItem(at: folder.file("good"), to: home)
      let program = try TracedProgram.start(in: home, fault, trace: folder.file("trace"))
      return ([program.answer()] + Self.questions.map { program.answer(to: $0) }, program.end())
    }
    _ = try ask(nil)
    let counts = TracedProgram.counts(in: folder.text("trace"))
    for fault in fault.places(in: counts) {
      let (answers, complaint) = try ask(fault)
      #expect(answers.allSatisfy { $0 != nil || fault.isKill }, "\(fault)")
      #expect(answers.allSatisfy { $0?.contains("No game has been finished") != true }, "\(fault): \(answers)")
      // Not every run makes the last call.
      #expect(
        fault.hasHappened(in: folder.text("trace")) || fault.number == counts[fault.call], "\(fault)")
      #expect(fault.explains(complaint), "\(fault): \(complaint)")
      #expect(folder.names(in: "home").allSatisfy { !$0.contains("damaged") }, "\(fault): \(complaint)")
      let next = try RunningProgram(home: home)
      #expect(next.answer()?.contains("\"game\":null") == false, "\(fault)")
      let games = next.answer(to: "games")
      #expect(next.end() == "", "\(fault)")
      #expect(games?.contains("\"name\":\"a\"") == true, "\(fault): \(games ?? "")")
      let database = try Database(path: home.appending(path: "memory-tunes.db").path, readOnly: true)
      #expect(try database.rows("SELECT seed FROM records") == [["3"]], "\(fault)")
      #expect(
        try database.rows(
          "SELECT count(*) FROM positions JOIN deals ON deals.id = deal WHERE pairs = 5 AND name IS NULL")
          == [["1"]], "\(fault)")
    }
  }
}
