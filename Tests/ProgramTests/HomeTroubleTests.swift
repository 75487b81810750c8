import Foundation
import Saved
import Testing

/// Homes in which something is wrong. Trouble is reported once, and the game goes on.
@Suite(.endsIfItHangs)
struct HomeTroubleTests {
  private let folder = try! TemporaryFolder()
  private var home: URL { folder.file("home") }

  /// What happens to a home in which one card of a game is up, when more lines are played.
  struct Trouble: CustomTestStringConvertible {
    let name: String
    /// Shell lines before the lines are played, and after that. `$db` is the database.
    var before = ":"
    var after = ":"
    /// What runs the program.
    var tool: [String] = []
    /// Whether the game is offered, and whether the next start finds the last line.
    var isFound = true
    var isSaved = true
    let complaint: String?

    var testDescription: String { name }
    var isNobody: Bool { tool == HomeTroubleTests.nobody }
    var isTraced: Bool { tool.first == TracedProgram.tracer }
  }

  /// Root may write everything.
  private static let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
  private static let canBecomeNobody =
    (try? Program.run("\(nobody.joined(separator: " ")) \"$P\" --version"))?.status == 0

  private static let damaged = "home/memory-tunes.db cannot be read and was renamed to memory-tunes.db.damaged"
  private static let cannotSave = "cannot save home/memory-tunes.db: "

  /// Lets all such calls about the database fail.
  private static func failing(_ call: String, _ error: String) -> [String] {
    let paths = ["", "-journal"].map { "home/memory-tunes.db\($0)" }
    return [TracedProgram.tracer, "-f", "-qq", "-o", "/dev/null"] + paths.flatMap { ["-P", $0] }
      + ["-e", "trace=\(call)", "-e", "inject=\(call):error=\(error)"]
  }

  private static let troubles = [
    Trouble(name: "none", complaint: nil),
    Trouble(
      name: "no file may grow", tool: ["/bin/sh", "-c", "ulimit -f 0; exec \"$@\"", "sh"], isSaved: false,
      complaint: cannotSave + "File too large"),
    Trouble(
      name: "file that cannot be written", before: "chmod 400 $db", after: "chmod 600 $db", tool: nobody,
      isSaved: false, complaint: cannotSave + "Permission denied"),
    Trouble(
      name: "folder that cannot be written", before: "chmod 500 home", after: "chmod 700 home", tool: nobody,
      isSaved: false, complaint: "cannot save anything in home: Permission denied"),
    Trouble(
      name: "file that cannot be read", before: "chmod 0 $db", after: "chmod 600 $db", tool: nobody,
      isFound: false,
      isSaved: false, complaint: cannotSave + "Permission denied"),
    Trouble(
      name: "folder of another user", before: "chown 4711 home; chmod 777 home", after: "chown 65534 home",
      tool: nobody, isFound: false, isSaved: false,
      complaint: "cannot save anything in home: the folder belongs to another user"),
    Trouble(name: "missing file", before: "rm $db", isFound: false, complaint: nil),
    Trouble(name: "empty file", before: ": >$db", isFound: false, complaint: nil),
    Trouble(name: "garbage header", before: "printf garbage | dd of=$db conv=notrunc", complaint: damaged),
    Trouble(name: "file cut to a page", before: "truncate -s 4096 $db", isFound: false, complaint: damaged),
    Trouble(name: "zeros", before: "head -c 8192 /dev/zero >$db", isFound: false, complaint: damaged),
    Trouble(name: "text", before: "yes text | head -n 1000 >$db", isFound: false, complaint: damaged),
    Trouble(name: "database of another program", before: "cp other.db $db", isFound: false, complaint: damaged),
    Trouble(
      name: "database of a later version", before: "cp $db kept; cp later.db $db",
      after: "cmp later.db $db && cp kept $db", isFound: false, isSaved: false,
      complaint: "home/memory-tunes.db is from a later version and was left alone"),
    Trouble(
      name: "folder in place of the file", before: "mv $db kept; mkdir $db", after: "rmdir $db; mv kept $db",
      isFound: false, isSaved: false, complaint: cannotSave + "Is a directory"),
    Trouble(
      name: "link", before: "mkdir dots; mv $db dots; ln -s ../dots/memory-tunes.db home",
      after: "[ -h $db ]", complaint: nil),
    Trouble(
      name: "link to nothing", before: "mkdir dots; rm $db; ln -s ../dots/memory-tunes.db home",
      after: "[ -h $db ] && [ -f dots/memory-tunes.db ]", isFound: false, complaint: nil),
    Trouble(
      name: "link to a damaged file",
      before: "mkdir dots; yes text | head -n 1000 >dots/my.db; ln -sf ../dots/my.db $db",
      after: "[ -h $db ] && grep -q text dots/my.db.damaged", isFound: false,
      complaint: nil),
    Trouble(
      name: "folder in place of the lock file", before: "rm -f home/*.lock; mkdir home/memory-tunes.lock",
      complaint: "home/memory-tunes.lock cannot be read and was renamed to memory-tunes.lock.damaged"),
    Trouble(
      name: "database without tables", before: "cp bare.db $db", isFound: false, complaint: damaged),
    Trouble(
      name: "trigger that refuses", before: "mv $db kept; cp refusing.db $db", after: "mv kept $db",
      isFound: false,
      isSaved: false, complaint: cannotSave + "no games today"),
    Trouble(
      name: "no locks", tool: failing("fcntl", "ENOLCK"), isFound: false, isSaved: false,
      complaint: cannotSave + "No locks available"),
    Trouble(
      name: "full disk at the end of a write", tool: failing("fdatasync", "ENOSPC"), isSaved: false,
      complaint: "cannot save anything in home: No space left on device"),
    Trouble(
      name: "file in place of the home", before: "mv home kept; : >home", after: "rm home; mv kept home",
      isFound: false, isSaved: false, complaint: "cannot save anything in home: Not a directory"),
  ]

  @Test(arguments: troubles.filter { !$0.isNobody && (!$0.isTraced || TracedProgram.canTrace) })
  func `the game goes on, and the next start finds what could be saved`(trouble: Trouble) throws {
    try play(trouble)
  }

  @Test(.enabled(if: canBecomeNobody, "it takes setpriv, and root"), arguments: troubles.filter(\.isNobody))
  func `the game goes on without the right to save`(trouble: Trouble) throws { try play(trouble) }

  private func play(_ trouble: Trouble) throws {
    let database = try Database(path: folder.file("later.db").path)
    _ = try DatabaseSchema.prepare(database)
    try database.run(script: "PRAGMA user_version = 99")
    try Database(path: folder.file("other.db").path).run(script: "CREATE TABLE notes(text)")
    try Database(path: folder.file("bare.db").path).run(
      script: "PRAGMA application_id = \(DatabaseSchema.applicationID); PRAGMA user_version = 1")
    let refusing = try Database(path: folder.file("refusing.db").path)
    _ = try DatabaseSchema.prepare(refusing)
    try refusing.run(
      script: "CREATE TRIGGER refuses BEFORE INSERT ON moves BEGIN SELECT RAISE(ABORT, 'no games today'); END")
    func shell(_ line: String) throws {
      let result = try Program.run("cd '\(folder.path)'; db=home/memory-tunes.db; { \(line); } >&2")
      #expect(result.status == 0, "\(result)")
    }
    func program(under tool: [String]) throws -> RunningProgram { try RunningProgram(home: home, under: tool) }

    if trouble.isNobody { try shell("chown 65534 .") }
    let first = try program(under: trouble.isNobody ? Self.nobody : [])
    for line in ["seed 3", "play 2", "flip 1"] { first.ask(line) }
    #expect(first.end() == "")
    try shell(trouble.before)
    let troubled = try program(under: trouble.tool)
    #expect(Program.Result.flips(troubled.answer()) == (trouble.isFound ? "2 pairs, 1 flips" : nil))
    let answers = ["game", "flip 2", "play 3", "1 2", "3"].map { troubled.answer(to: $0) }
    #expect(Program.Result.flips(answers[1]) == (trouble.isFound ? "2 pairs, 2 flips" : nil))
    #expect(Program.Result.flips(answers[4]) == "3 pairs, 3 flips")
    let complaint = troubled.end()
    if trouble.name == "link to a damaged file" {
      #expect(complaint.hasSuffix("/dots/my.db cannot be read and was renamed to my.db.damaged\n"))
    } else {
      #expect(complaint == (trouble.complaint.map { "memory-tunes: \($0)\n" } ?? ""))
    }
    try shell(trouble.after)
    let next = try program(under: trouble.isNobody ? Self.nobody : [])
    #expect(Program.Result.flips(next.answer()) == (trouble.isSaved ? "3 pairs, 3 flips" : "2 pairs, 1 flips"))
    #expect(next.end() == "")
  }

  @Test func `garbage anywhere in the database costs a sentence at most`() throws {
    let file = folder.file("home/memory-tunes.db")
    let first = try RunningProgram(home: home)
    for line in ["seed 3", "play 2", "1 3", "2 4", "save a", "play 5", "1"] { first.ask(line) }
    #expect(first.end() == "")
    let good = try Data(contentsOf: file)
    for start in stride(from: 0, to: good.count, by: 4096) {
      var bytes = good
      bytes.replaceSubrange(
        start..<start + 4096, with: (0..<4096).map { UInt8(truncatingIfNeeded: $0 * 7 + start) })
      try bytes.write(to: file)
      let damaged = try RunningProgram(home: home)
      let answers = ["play 3", "1 2", "3"].map { damaged.answer(to: $0) }
      _ = damaged.answer()
      #expect(answers.allSatisfy { $0 != nil })
      let complaint = damaged.end()
      #expect(complaint.filter { $0 == "\n" }.count <= 1, "\(start): \(complaint)")
      let next = try RunningProgram(home: home)
      #expect(Program.Result.flips(next.answer()) == "3 pairs, 3 flips", "\(start): \(complaint)")
      #expect(next.end() == "", "\(start)")
      try FileManager.default.removeItem(at: home)
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }
  }

  @Test func `what cannot be marked or deleted is said with its reason`() throws {
    _ = try Program.run("mkdir -p '\(home.path)/memory-tunes.db' '\(home.path)/settings.damaged/mine'")
    let program = try RunningProgram(home: home)
    for line in ["seed 3", "play 2", "1 3"] { #expect(program.answer(to: line) != nil) }
    _ = program.answer()
    #expect(
      program.answer(to: "favorite")?.contains("\"The favorites cannot be changed: Is a directory.\"") == true)
    #expect(program.answer(to: "forget settings")?.contains("settings.damaged: Directory not empty") == true)
    _ = try Program.run("rmdir '\(home.path)/settings.damaged/mine'")
    #expect(program.answer(to: "forget settings")?.contains("Deleted your settings.") == true)
    #expect(!folder.names(in: "home").contains("settings.damaged"))
    #expect(program.end() == "memory-tunes: \(Self.cannotSave)Is a directory\n")
  }

  @Test func `a settings file of newlines is set aside, and costs no memory`() throws {
    let result = try Program.run(
      "ulimit -v 400000; mkdir home; head -c 60000000 /dev/zero | tr '\\0' '\\n' >home/settings; $P --home home",
      input: "game\n")
    #expect(
      result.status == 0
        && result.errors == "memory-tunes: home/settings cannot be read and was renamed to settings.damaged\n",
      "\(result)")
  }

  @Test func `a lock that is never released is waited for once, and everything is saved later`() throws {
    let program = try RunningProgram(home: home)
    _ = program.answer()
    for line in ["seed 3", "play 2", "1 3"] { #expect(program.answer(to: line) != nil) }
    let other = try Database(path: folder.file("home/memory-tunes.db").path)
    try other.run(script: "BEGIN IMMEDIATE")
    #expect(program.answer(to: "2 4")?.contains("\"phase\":\"finished\"") == true)
    #expect(program.answer(to: "play 3") != nil)
    try other.run(script: "ROLLBACK")
    #expect(program.answer(to: "1") != nil)
    // The next lock is waited for again.
    try other.run(script: "BEGIN IMMEDIATE")
    program.ask("2")
    usleep(500_000)
    try other.run(script: "ROLLBACK")
    #expect(program.answer() != nil)
    #expect(
      program.end(SIGKILL) == "memory-tunes: cannot save home/memory-tunes.db: another program has locked it\n")
    #expect(try other.rows("SELECT seed, moves FROM records") == [["3", "2"]])
    let next = try RunningProgram(home: home)
    #expect(Program.Result.flips(next.answer()) == "3 pairs, 2 flips")
    next.end()
  }

  private static let canMount =
    (try? Program.run("mkdir disk && mount -t tmpfs -o size=256k tmpfs disk && umount disk"))?.status == 0

  @Test(.enabled(if: canMount, "it takes the right to mount"))
  func `a full disk is reported once, and everything is saved when there is space again`() throws {
    let disk = folder.file("disk").path
    #expect(try Program.run("mkdir '\(disk)'; mount -t tmpfs -o size=256k tmpfs '\(disk)'").status == 0)
    defer { _ = try? Program.run("umount '\(disk)'") }
    let home = folder.file("disk/home")
    let program = try RunningProgram(home: home)
    for line in ["seed 3", "play 2", "1 3"] { _ = program.answer(to: line) }
    _ = program.answer()
    _ = try Program.run("dd if=/dev/zero of='\(disk)/filler' bs=1k")
    for line in ["2 4", "category rap", "play 3", "1"] { #expect(program.answer(to: line) != nil) }
    try FileManager.default.removeItem(atPath: disk + "/filler")
    #expect(program.answer(to: "2") != nil)
    #expect(program.end(SIGKILL) == "memory-tunes: cannot save anything in home: No space left on device\n")
    let next = try RunningProgram(home: home)
    let found = next.answer()
    #expect(
      Program.Result.flips(found) == "3 pairs, 2 flips" && found?.contains("\"category\":\"rap\"") == true)
    #expect(next.end() == "")
    #expect(try Database(path: home.path + "/memory-tunes.db").rows("SELECT seed FROM records") == [["3"]])
  }

  @Test func `files are for their owner alone, and forget everything leaves no byte of a name`() throws {
    let names = ["Wilhelmina", "Bartholomew"]
    let program = try RunningProgram(home: home, under: ["/bin/sh", "-c", "umask 0; exec \"$@\"", "sh"])
    for line in [
      "players \(names.joined(separator: " "))", "seed 3", "play 2", "1 3", "save \(names[0])", "2 4",
    ] {
      _ = program.answer(to: line)
    }
    for _ in 0..<30 { for line in ["play 2", "1 2", "save \(names[1])"] { _ = program.answer(to: line) } }
    program.end()
    let rights = try Program.run(
      "cd '\(folder.path)'; find home -type d -printf '%m %p\\n' -o -printf '%m\\n' | sort -u")
    #expect(rights.output == "600\n700 home\n")
    let held = try Program.run(
      "cd '\(folder.path)'; cp home/memory-tunes.db home/memory-tunes.db.damaged; grep -l . -r home")
    #expect(held.lines.count >= 2)
    let last = try RunningProgram(home: home)
    for line in ["forget records", "forget everything", "players you", "play 2", "1"] { last.ask(line) }
    #expect(last.end() == "")
    for name in names {
      #expect(try Program.run("cd '\(folder.path)'; grep -rl \(name) home").output == "")
    }
  }
}
