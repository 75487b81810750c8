import Foundation
import Testing

/// Errors outside of the game: each has its message and status.
struct TroubleTests {
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: ["", "--help", "--version"])
  func `output that cannot be written is an error`(option: String) throws {
    let result = try Program.run("$P \(option) >/dev/full")
    #expect(result.status == 2)
    #expect(result.errors == "memory-tunes: standard output: No space left on device\n")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), .endsIfItHangs,
    arguments: [
      "$P >/dev/full", "$P --format json >/dev/full", "$P >&-",
      "mkfifo f; yes help >f 2>/dev/null & $P --replay f </dev/null >/dev/full",
    ])
  func `an endless script is read only as far as its output can be written`(line: String) throws {
    // If a broken pipe is not a signal, `yes` complains about it.
    let result = try Program.run("yes help 2>/dev/null | { \(line); echo \"status $?\" >&2; }")
    let reason = line.hasSuffix("full") ? "No space left on device" : "Bad file descriptor"
    #expect(result.errors == "memory-tunes: standard output: \(reason)\nstatus 2\n")
  }

  @Test(arguments: [
    ("$P <&-", "memory-tunes: standard input: Bad file descriptor\n"),
    ("$P </", "memory-tunes: standard input: Is a directory\n"),
    ("$P >&-", "memory-tunes: standard output: Bad file descriptor\n"),
    ("$P --deck /", "memory-tunes: /: Is a directory\n"),
    ("$P --deck /dev/zero", "memory-tunes: /dev/zero:1: The line is longer than 65536 bytes.\n"),
    ("$P --deck missing.tsv", "memory-tunes: missing.tsv: No such file or directory\n"),
    (
      "printf 'A\\tB\\nC\\n' >d; $P --deck d",
      "memory-tunes: d:2: The line has no artist. Either all tunes have one, or none has.\n"
    ),
  ])
  func `file errors are reported with status 2`(line: String, message: String) throws {
    let result = try Program.run(line)
    #expect(result.errors == message)
    #expect(result.status == 2)
  }

  /// Root may read everything, and only root can change the user.
  private static let becomesNobody = "setpriv --reuid=65534 --regid=65534 --clear-groups"
  private static let canBecomeNobody =
    (try? Program.run("cp \"$P\" game; \(becomesNobody) ./game --version"))?.status == 0

  @Test(.enabled(if: canBecomeNobody, "needs root, and setpriv"))
  func `an unreadable deck is reported by name`() throws {
    let deck =
      "cp \"$P\" game; printf 'A\\tX\\nB\\tY\\n' >own.tsv; chmod 0 own.tsv; \(Self.becomesNobody) ./game"
    let option = try Program.run("\(deck) --deck own.tsv", input: "play\n")
    #expect(option.status == 2 && option.output == "")
    #expect(option.errors == "memory-tunes: own.tsv: Permission denied\n")
    let command = try Program.run("\(deck) --format json", input: "deck own.tsv\ntunes\nplay\n")
    #expect(command.status == 0 && command.errors == "" && command.lines.count == 4)
    #expect(command.lines[1].contains("\"ok\":false,\"notice\":\"own.tsv: Permission denied\""))
    #expect(command.lines[2].contains("The next game uses 60 tunes of Pop, built in."))
    #expect(command.lines[3].contains("\"tunes\":{\"source\":\"built-in\",\"count\":60}"))
  }

  @Test func `a reader that closes early ends it silently`() throws {
    let script = String(repeating: "help\n", count: 10_000)
    let result = try Program.run("{ $P; echo \"status $?\" >&2; } | head -n 1", input: script)
    #expect(result.lines.count == 1)
    #expect(result.errors == "status 141\n")
    let blocked = try Program.run("trap '' PIPE; { $P; echo \"status $?\" >&2; } | head -n 1", input: script)
    #expect(blocked.errors == "status 141\n")
  }

  @Test(arguments: [
    "--frobnicate", "--seed", "--seed=-1", "--seed=x", "--seed=18446744073709551616",
    "--pairs=1", "--pairs=0", "--pairs=two", "--format=xml", "--category=jazz", "--category=", "--color=blue",
    "--strict=yes", "--c=rock", "-x", "operand", "-- operand", "--deck=-",
  ])
  func `wrong usage is reported with status 2`(arguments: String) throws {
    let result = try Program.run("$P \(arguments)")
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.hasPrefix("memory-tunes: "))
    #expect(result.errors.hasSuffix("Try 'memory-tunes --help' for more information.\n"))
  }

  @Test(arguments: [
    ("--seed 7 operand --pairs", "option '--pairs' requires an argument"),
    ("operand --pairs 2", "unexpected argument 'operand'"), ("-- --help", "unexpected argument '--help'"),
    ("operand --see", "option '--seed' requires an argument"),
  ])
  func `an operand is never an option's value`(arguments: String, message: String) throws {
    let result = try Program.run("$P \(arguments)")
    #expect(result.status == 2 && result.errors.hasPrefix("memory-tunes: \(message)\n"), "\(result)")
  }

  @Test(arguments: ["--seed 7", "--seed=7", "--see=7", "--seed 007", "--seed 7 --", "--form text --seed 7"])
  func `options may be shortened and have their value in two ways`(arguments: String) throws {
    #expect(try Program.run("$P \(arguments)", input: "play\npar\n").output.contains("Seed 7."))
  }

  @Test(arguments: ["--help", "-h", "--frobnicate -h", "--pairs 0 --help", "operand --help"])
  func `help is printed whatever else is given`(arguments: String) throws {
    let result = try Program.run("$P \(arguments)")
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.hasPrefix("Usage: memory-tunes"))
    #expect(result.lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `the version begins with the program's name`() throws {
    #expect(try Program.run("$P --version").output.hasPrefix("memory-tunes (MemoryTunes) "))
  }

  @Test func `a deck can come through a pipe`() throws {
    let result = try Program.run(
      "mkfifo p; { printf 'A\\tB\\n'; sleep 0.1; printf 'C\\tD\\n'; } >p & $P --deck p", input: "play\n")
    #expect(result.output.contains("2 pairs of p"))
  }
}
