import Foundation
import Testing

/// Saved tunes, and signals during a fetch, with a stand-in for curl that does what `F` says.
struct TunesTests {
  private static let setting = """
    cat >curl <<'END'
    #!/bin/sh
    case $F in
    slow) echo $$ $PPID >pid; exec sleep 30 ;;
    lingers) echo $$ $PPID >pid; exec sleep 30 >&- ;;
    escapes) exec perl -e 'setpgrp(0, getpgrp(getppid)); open F, ">pid"; print F "$$ ", getppid, "\\n"; close F; sleep 300' ;;
    interrupt) kill -INT $PPID; exit 3 ;;
    esac
    END
    chmod +x curl; PATH=$PWD:$PATH
    g="$P --format json --home home --tunes"

    """

  private func run(_ line: String, input: String = "play 2\n") throws -> Program.Result {
    try Program.run(Self.setting + line, input: input)
  }

  @Test(arguments: ["TERM", "HUP"], ["slow", "lingers", "escapes"])
  func `a signal that ends the game ends the fetch`(signal: String, fetch: String) throws {
    let result = try run(
      """
      F=\(fetch); export F; timeout -s KILL 120 $g auto <in &
      while ! [ -s pid ]; do sleep 0.05; done
      read fetch game <pid; sleep 0.1; kill -\(signal) $game; wait $!; echo "status $?"
      kill -0 $fetch 2>/dev/null || echo gone
      """)
    #expect(result.output.contains(/status 1(29|43)\ngone\n$/), "\(result)")
  }

  @Test func `Ctrl-C cancels the fetch even if it ends at the same time`() throws {
    // On one processor and at low priority, the game wakes up when both have happened.
    let result = try run("export F=interrupt; chrt -b 0 taskset -c 0 $g auto")
    #expect(
      result.status == 0 && result.output.contains("built in, because the fetch was canceled"), "\(result)")
  }
}
