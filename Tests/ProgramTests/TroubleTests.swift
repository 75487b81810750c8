import Foundation
import Testing

/// Errors outside of the game: each has its message and status.
struct TroubleTests {
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "it takes /dev/full"), .endsIfItHangs,
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
}
