import Foundation
import Synchronization
import Testing

/// A typed session while the catalog is slow to answer.
@Suite(.needsTerminal, .endsIfItHangs)
struct SlowFetchTests {
  @Test func `Ctrl-C cancels the fetch, deals from the built-in deck and leaves no process`() throws {
    let server = try Server { _, connection in connection.waitForEnd() }
    let terminal = try TerminalProcess.menu(
      "exec $P --tunes auto --no-home --no-color --seed 7", environment: ["MEMORY_TUNES_ENDPOINT": server.url])
    try terminal.type("play\r", see: "Fetching tunes of")
    terminal.expect(" 1 s (Ctrl-C cancels)")
    #expect(server.waitForRequests(1))
    #expect(server.clients.count == 1)
    try terminal.type("\u{3}", see: "Tunes: built in, because the fetch was canceled.")
    #expect(server.clients == [])
    try terminal.type("flip 1\r", see: "1 up")
    try terminal.leave()
  }

  @Test(arguments: ["TERM", "HUP", "QUIT"])
  func `a signal ends a fetch whose seconds cannot be shown, and leaves no process`(signal: String) throws {
    let server = try Server { _, connection in connection.waitForEnd() }
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
    let server = try Server { _, connection in
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

  @Test func `a fetch that prints slowly is shown as well`() throws {
    let terminal = try TerminalProcess.menu(
      """
      cd $(mktemp -d); cat >curl <<'END'
      #!/bin/sh
      printf 'HTTP/1.1 200 OK\\n\\n{"results":[{}'
      for n in 1 2 3 4 5 6 7 8 9; do printf ",{\\"trackName\\":\\"$n\\",\\"artistName\\":\\"A\\"}"; sleep 0.1; done
      echo ']}'
      END
      chmod +x curl; PATH=$PWD:$PATH "$P" --no-home --no-color; s=$?; rm -r $PWD; exit $s
      """)
    try terminal.type("play\r", see: "Fetching tunes of")
    terminal.expect("8 pairs of Pop")
    try terminal.leave()
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

  /// The second time, one signal cancels the fetch and the other ends the game.
  @Test(arguments: ["kill -TERM P", "kill -STOP P; kill -INT P; kill -TERM P; kill -CONT P"])
  func `a signal that ends the game restores the terminal`(kill: String) throws {
    let server = try Server { _, connection in connection.waitForEnd() }
    let terminal = try TerminalProcess.menu(
      "stty -g; sh -c 'echo pid $$; exec $P --no-home'; echo status $?; stty -g",
      environment: ["MEMORY_TUNES_ENDPOINT": server.url])
    let process = try terminal.pid
    try terminal.type("play\r", see: "Fetching tunes of")
    _ = try Program.run(kill.replacing(" P", with: " \(process)"))
    terminal.expect("status 143")
    #expect(terminal.end() == 0)
    #expect(terminal.settings.count == 2 && Set(terminal.settings).count == 1)
    #expect(server.clients == [])
  }
}
