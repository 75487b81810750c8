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
}
