import Foundation
import Synchronization
import Testing

/// A typed session while the catalog is slow to answer.
@Suite(.needsTerminal, .endsIfItHangs)
struct SlowFetchTests {
  @Test func `Ctrl-C cancels the fetch, deals from the built-in deck and leaves no process`() throws {
    let server = try Server { $0.waitForEnd() }
    let terminal = try TerminalProcess.menu(
      "exec $P --tunes auto --no-home --no-color --seed 7", environment: ["MEMORY_TUNES_ENDPOINT": server.url])
    try terminal.type("play\r", see: "Fetching tunes of")
    terminal.expect(" 1 s (Ctrl-C cancels)")
    #expect(server.waitForRequests(1))
    #expect(server.clients.count == 1)
    try terminal.type("\u{3}", see: "Tunes: built in (the fetch was canceled).")
    #expect(server.clients == [])
    try terminal.type("flip 1\r", see: "1 up")
    try terminal.leave()
  }

  @Test(arguments: ["TERM", "HUP", "QUIT"])
  func `a signal ends a fetch whose seconds cannot be shown, and leaves no process`(signal: String) throws {
    let server = try Server { $0.waitForEnd() }
    let terminal = try TerminalProcess.menu(
      "stty -g; sh -c 'echo pid $$; exec $P --tunes auto --no-home --seed 7'; echo status $?; stty -g",
      environment: ["MEMORY_TUNES_ENDPOINT": server.url])
    let process = try terminal.pid
    try terminal.type("play\r", see: "Fetching tunes of")
    try terminal.type("\u{13}")
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
      "exec $P --tunes auto --no-home --no-color --seed 7", environment: ["MEMORY_TUNES_ENDPOINT": server.url])
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

  @Test func `before anything is sent, the text of the very first start is shown, and it stays`() throws {
    let server = try Server { $0.waitForEnd() }
    let terminal = try TerminalProcess(
      "stty rows 24 cols 80; exec $P --no-home --no-color --seed 7 play 2",
      environment: ["MEMORY_TUNES_ENDPOINT": server.url])
    terminal.expect("To begin, type: play", "iTunes")
    terminal.expect("Fetching tunes of", " 1 s (Ctrl-C cancels)")
    #expect(!terminal.text.contains("\u{1B}[H"))
    try terminal.type("\u{3}", see: "Tunes: built in (the fetch was canceled).", "game> ")
    #expect(!terminal.text.contains("\u{1B}[H"))
    try terminal.type("1\r", see: "\u{1B}[H", "1 up")
    try terminal.leave()
  }
}
