import Foundation
import Testing

/// Missing descriptors and parts of the system: options still work, and nothing traps.
struct ScarcityTests {
  private static let canHideProc =
    (try? Program.run("unshare -rm sh -c 'mount -t tmpfs none /proc && ! [ -e /proc/self ]'"))?.status == 0

  private static let mayOpenMany = (try? Program.run("ulimit -n"))?.lines.first.flatMap { Int($0) } ?? 0 > 1220

  @Test(.enabled(if: canHideProc, "it takes unshare and the right to mount"))
  func `options work without /proc`() throws {
    let result = try Program.run(
      "unshare -rm sh -c 'mount -t tmpfs none /proc; echo play | \"$P\" --seed 7 --pairs 3 --format json; \"$P\" simulate --games 10 --seed 1; \"$P\" --version'"
    )
    #expect(result.output.contains("\"seed\":\"7\",\"pairs\":3,") && result.errors == "", "\(result)")
    #expect(
      result.output.contains("10 games of 8 pairs") && result.output.contains("memory-tunes (MemoryTunes) "))
  }

  @Test(.enabled(if: mayOpenMany, "it takes the right to open 1,220 files"))
  func `descriptors above a thousand work`() throws {
    let result = try Program.run(
      """
      printf 'echo play | "$P" --tunes auto --format json\\n"$P" simulate --games 20 --pairs 2 --seed 1\\n' >do
      perl -e '
        use Fcntl; my @all; for (1 .. 1200) { open(my $f, "<", "/dev/null") or die; fcntl($f, F_SETFD, 0); push @all, $f }
        system("sh", "do"); print $? == 0 ? "good\\n" : "status $?\\n"'
      """)
    #expect(result.lines.last == "good" && result.output.contains("20 games of 2 pairs"), "\(result)")
  }

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
