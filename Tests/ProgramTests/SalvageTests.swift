import Foundation
import Saved
import Testing

/// Damaged databases: every row that can be read is copied, whatever interrupts that.
@Suite(.endsIfItHangs)
struct SalvageTests {
  private let folder = try! TemporaryFolder()
  private var home: URL { folder.file("home") }
  private var file: URL { folder.file("home/memory-tunes.db") }
  private static let setAside = "home/memory-tunes.db cannot be read and was renamed to memory-tunes.db.damaged"
  private static let isSetAside = "memory-tunes: \(setAside)\n"

  /// Makes a home with records, a game that waits, and a saved one.
  private func play() throws {
    let program = try RunningProgram(home: home)
    for line in ["seed 3", "play 2", "1 3", "2 4", "play 5", "save a", "1 2"] { program.ask(line) }
    #expect(program.end() == "")
  }

  /// Overwrites the page of an index, a table or the schema.
  private func damage(_ name: String) throws {
    let root = try Database(path: file.path).rows(
      "SELECT rootpage FROM sqlite_master WHERE name = ?", [.text(name)])
    let handle = try FileHandle(forWritingTo: file)
    // The schema comes after the header of the file.
    try handle.seek(toOffset: root.first.map { UInt64((Int($0[0])! - 1) * 4096) } ?? 100)
    try handle.write(contentsOf: Data(repeating: 0xFF, count: 64))
    try handle.close()
  }

  /// Expects what `play` has made, and nothing twice.
  private func expectAll(_ program: RunningProgram, _ comment: Comment) throws {
    #expect(Program.Result.flips(program.answer()) == "5 pairs, 2 flips", comment)
    #expect(program.answer(to: "games")?.contains("\"name\":\"a\"") == true, comment)
    #expect(program.answer(to: "records")?.contains("\"seed\":\"3\"") == true, comment)
    let complaint = program.end()
    #expect(["", Self.isSetAside].contains(complaint), "\(comment): \(complaint)")
    let database = try Database(path: file.path, readOnly: true)
    #expect(try database.rows("PRAGMA integrity_check") == [["ok"]], comment)
    #expect(
      try database.rows("SELECT count(*) FROM deals UNION ALL SELECT sum(games) FROM tallies") == [
        ["2"], ["1"],
      ], comment)
    #expect(try database.rows("SELECT count(*) FROM positions WHERE name IS NULL") == [["1"]], comment)
    let names = folder.names(in: "home").filter { $0.hasPrefix("memory-tunes.db") }
    #expect(names == ["memory-tunes.db", "memory-tunes.db.damaged"], comment)
  }

  @Test(
    .enabled(if: TracedProgram.canTrace, "it takes strace(1), and the right to trace a process"),
    arguments: TracedProgram.faults(of: TracedProgram.calls + ["link"], lasting: false))
  func `whatever interrupts a salvage, the next start has all that can be read`(fault: Fault) throws {
    try salvage("positions_by_time") { fault.places(in: TracedProgram.counts(in: $0)) }
  }

  /// For that, the whole file is read in large pieces.
  @Test(
    .enabled(if: TracedProgram.canTrace, "it takes strace(1), and the right to trace a process"),
    arguments: [false, true])
  func `a read that fails stops the rescue of a lost schema`(lasts: Bool) throws {
    try salvage("sqlite_master") { trace in
      let reads = trace.matches(of: /pread64\(.*?, ([0-9]+), [0-9]+\) +=/)
      let large = reads.indices.filter { Int(reads[$0].1)! > 4096 }
      #expect(large.count > 1)
      return large.map { Fault(call: "pread64", error: "EIO", lasts: lasts, number: $0 + 1) }
    }
  }

  /// Salvages a database in which a page is damaged, with each of the faults that are found for the trace of a
  /// salvage without any. Then there is all that can be read.
  private func salvage(_ damaged: String, _ faults: (_ trace: String) -> [Fault]) throws {
    try play()
    try damage(damaged)
    try FileManager.default.copyItem(at: home, to: folder.file("damaged"))
    func run(_ fault: Fault?) throws -> String {
      try? FileManager.default.removeItem(at: home)
      try FileManager.default.copyItem(at: folder.file("damaged"), to: home)
      let program = try TracedProgram.start(in: home, fault, trace: folder.file("trace"))
      _ = program.answer()
      _ = program.answer(to: "games")
      return program.end()
    }
    #expect(try run(nil) == Self.isSetAside)
    for fault in faults(folder.text("trace")) {
      let complaint = try run(fault)
      #expect(
        complaint == Self.isSetAside || fault.explains(complaint, besides: Self.setAside),
        "\(fault): \(complaint)")
      try expectAll(try RunningProgram(home: home), "\(fault)")
    }
  }

  @Test func `a program that runs meanwhile goes on in the new file, and its game counts once`() throws {
    let first = try RunningProgram(home: home)
    for line in ["seed 3", "play 2", "1 3"] { #expect(first.answer(to: line) != nil) }
    _ = first.answer()
    try damage("positions_by_time")
    let second = try RunningProgram(home: home)
    for line in ["play 3", "1 2"] { #expect(second.answer(to: line) != nil) }
    for line in ["2 4", "play 4", "1 2"] { #expect(first.answer(to: line) != nil) }
    #expect(first.end() == "")
    #expect(second.end() == Self.isSetAside)
    let database = try Database(path: file.path, readOnly: true)
    #expect(try database.rows("SELECT seed FROM records") == [["3"]])
    #expect(try database.rows("SELECT pairs FROM deals ORDER BY pairs") == [["2"], ["3"], ["4"]])
    #expect(try database.rows("SELECT count(*) FROM positions") == [["2"]])
  }

  @Test func `after the table of positions is lost, games are saved for good`() throws {
    try play()
    try damage("positions")
    for start in 0..<3 {
      let program = try RunningProgram(home: home)
      for line in ["play 2", "1 2", "save b", "save c\(start)", "play 3", "1 2"] {
        #expect(program.answer(to: line)?.contains("\"ok\":true") == true, "\(line) in start \(start)")
      }
      let complaint = program.end()
      #expect(complaint == (start == 0 ? Self.isSetAside : ""))
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "it takes script(1)"))
  func `a player who does not want to wait leaves the damaged file in its place`() throws {
    try play()
    do {
      let database = try Database(path: file.path)
      let columns = "deck, cards, pairs, seed, players, began, ended, outcome, moves, flips, seconds"
      try database.run(
        script: """
          WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number LIMIT 200000)
          INSERT INTO deals(\(columns)) SELECT 'pop', 'same', 8, n, 'you', n, n, 'finished', n, n, n FROM number;
          """)
    }
    try damage("positions_by_time")
    let terminal = try TerminalProcess(
      "cd '\(folder.path)'; exec $P --tunes built-in --no-color --home home", environment: ["HOME": folder.path]
    )
    terminal.expect("> ")
    try terminal.type("games\r", see: "home/memory-tunes.db is damaged. Copying what can be read takes a while")
    try terminal.type("\u{3}", see: "cannot be read: reading was interrupted", "> ")
    #expect(folder.names(in: "home").filter { $0.hasPrefix("memory-tunes.db") } == ["memory-tunes.db"])
    try terminal.leave()
    let next = try RunningProgram(home: home)
    #expect(Program.Result.flips(next.answer()) == "5 pairs, 2 flips")
    #expect(next.answer(to: "games")?.contains("\"name\":\"a\"") == true)
    #expect(next.end() == Self.isSetAside)
    #expect(
      try Database(path: file.path, readOnly: true).rows("SELECT count(*) FROM records") == [["200001"]])
  }
}
