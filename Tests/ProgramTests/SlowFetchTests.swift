import Foundation
import Synchronization
import Testing

/// A typed session while the catalog is slow to answer.
@Suite(.needsTerminal, .endsIfItHangs)
struct SlowFetchTests {
  /// The tunes, the keys before Ctrl-S stops the output, what they show, and the keys that make it write.
  @Test(
    arguments: ["TERM", "HUP", "QUIT"],
    [
      ("built-in", "\r", "menu> ", "play"), ("built-in", "players you hard\rplay 8\r1 2\r", "1  Lovefool", ""),
      ("auto", "play\r", "Fetching tunes of", ""),
    ])
  func `a signal ends a session whose output is stopped, restores the terminal and leaves no process`(
    signal: String, keys: (tunes: String, before: String, see: String, after: String)
  ) throws {
    let server = try Server { $0.waitForEnd() }
    let terminal = try TerminalProcess.menu(
      """
      stty -g; sh -c 'echo pid $$; exec $P --no-home --tunes \(keys.tunes) --seed 7 --speed slow'; echo status $?
      stty -g
      """, environment: ["MEMORY_TUNES_ENDPOINT": server.url])
    let process = try terminal.pid
    try terminal.type(keys.before, see: keys.see)
    try terminal.type("\u{13}\(keys.after)")
    try terminal.end(process, by: signal)
    #expect(terminal.end() == 0)
    #expect(server.clients == [])
    #expect(terminal.settings.count == 2 && Set(terminal.settings).count == 1)
    #expect(terminal.text.contains(/status 1(29|31|43)/))
  }

  @Test func `keys typed during a fetch count afterwards, including Ctrl-D`() throws {
    let isWanted = Atomic(false)
    let server = try Server { connection in
      while !isWanted.load(ordering: .relaxed) { usleep(10_000) }
      connection.send(Reply.twoSongs.bytes)
    }
    defer { isWanted.store(true, ordering: .relaxed) }
    let terminal = try TerminalProcess.menu(
      "exec $P --tunes online --no-home --no-color --seed 7", environment: ["MEMORY_TUNES_ENDPOINT": server.url]
    )
    try terminal.type("play\r", see: "Fetching tunes of")
    try terminal.type("flip 1\r\u{4}")
    // A terminal that is not prepared for editing echoes typed keys at once.
    #expect(!terminal.see("flip", within: 1))
    isWanted.store(true, ordering: .relaxed)
    terminal.expect("1 up")
    #expect(terminal.end() == 0)
  }

  @Test func `processes started by a wrapper of curl end with it`() throws {
    let result = try Program.run(
      """
      cat >curl <<'END'
      #!/bin/sh
      exec 9>lock; flock 9; sleep 50
      END
      chmod +x curl; echo play | PATH=$PWD:$PATH $P --tunes online >/dev/null & game=$!
      until [ -e lock ] && ! flock -n lock true; do sleep 0.01; done
      kill -TERM $game; wait $game; echo "status $?"; flock -w 10 lock echo free
      """)
    #expect(result.output == "status 143\nfree\n", "\(result)")
  }

  @Test
  func `the text of the very first start stays, and Ctrl-C deals from the built-in deck without a process`()
    throws
  {
    let server = try Server { $0.waitForEnd() }
    let terminal = try TerminalProcess(
      "stty rows 24 cols 80; exec $P --no-home --no-color --seed 7 play 2",
      environment: ["MEMORY_TUNES_ENDPOINT": server.url])
    terminal.expect("iTunes")
    terminal.expect("Fetching tunes of", " 1 s (Ctrl-C cancels)")
    #expect(!terminal.text.contains("\u{1B}[H"))
    #expect(server.waitForRequests(1) && server.clients.count == 1)
    try terminal.type("\u{3}", see: "Tunes: built in (the fetch was canceled).")
    #expect(server.clients == [])
    terminal.expect("game> ")
    #expect(!terminal.text.contains("\u{1B}[H"))
    try terminal.type("1\r", see: "\u{1B}[H", "1 up")
    try terminal.leave()
  }
}
