import Foundation
import Testing

/// Missing descriptors and parts of the system: options still work, and nothing traps.
struct ScarcityTests {
  private static let canHideProc =
    (try? Program.run("unshare -rm sh -c 'mount -t tmpfs none /proc && ! [ -e /proc/self ]'"))?.status == 0

  @Test(.enabled(if: canHideProc, "it takes unshare and the right to mount"))
  func `options work without /proc`() throws {
    let result = try Program.run(
      "unshare -rm sh -c 'mount -t tmpfs none /proc; echo play | \"$P\" --seed 7 --pairs 3 --format json; \"$P\" simulate --games 10 --seed 1; \"$P\" --version'"
    )
    #expect(result.output.contains("\"seed\":\"7\",\"pairs\":3,") && result.errors == "", "\(result)")
    #expect(
      result.output.contains("10 games of 8 pairs") && result.output.contains("memory-tunes (MemoryTunes) "))
  }

  @Test func `options work if no file can be opened`() throws {
    let result = try Program.run(
      "exec <in; (ulimit -n 3; exec \"$P\" --seed 7 --pairs 3 --format json)", input: "play\ndeck d.tsv\n")
    // The dynamic linker needs descriptors; a statically linked program does not.
    guard !result.errors.contains("error while loading shared libraries") else { return }
    #expect(result.lines.count == 3 && result.lines[1].contains("\"seed\":\"7\",\"pairs\":3,"), "\(result)")
    #expect(result.lines.last?.contains("\"notice\":\"d.tsv: Too many open files\"") == true)
  }

  @Test func `descriptors above a thousand work`() throws {
    let result = try Program.run(
      """
      printf 'echo play | "$P" --tunes auto --format json\\n"$P" simulate --games 20 --pairs 2 --seed 1\\n' >do
      perl -e '
        use Fcntl; my @all; for (1 .. 1200) { open(my $f, "<", "/dev/null") or last; fcntl($f, F_SETFD, 0); push @all, $f }
        @all > 1100 or do { print "few\\n"; exit }; system("sh", "do"); print $? == 0 ? "good\\n" : "status $?\\n"'
      """)
    guard result.output != "few\n" else { return }
    #expect(result.lines.last == "good" && result.output.contains("20 games of 2 pairs"), "\(result)")
  }

  @Test func `a fetch without descriptors reports that`() throws {
    let result = try Program.run(
      "exec <in; (ulimit -n 3; exec \"$P\" --tunes online --format json)", input: "play\n")
    guard !result.errors.contains("error while loading shared libraries") else { return }
    #expect(result.lines.last?.contains("curl could not be started") == true, "\(result)")
  }
}
