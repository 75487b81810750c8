import Foundation
import Testing

/// Files with nothing to read, or without end: Ctrl-C and other signals still work.
@Suite(.needsTerminal, .endsIfItHangs)
struct WaitingTests {
  private static let begin = "cd $(mktemp -d); mkfifo pipe; echo pid $$; "

  @Test(arguments: ["pipe", "/dev/tty"])
  func `Ctrl-C cancels a deck that does not arrive, and the game goes on`(deck: String) throws {
    let terminal = try TerminalProcess.menu(
      "tty; \(Self.begin) exec $P --no-home --no-color --tunes built-in")
    try terminal.type("deck \(deck)\r")
    #expect(!terminal.see("menu> ", within: 1))
    try terminal.resize(rows: 30, columns: 90)
    #expect(!terminal.see("menu> ", within: 1))
    try terminal.type("\u{3}", see: "\(deck): reading was interrupted")
    try terminal.type("play 2\r", see: "2 pairs of Pop")
    try terminal.leave()
  }

  @Test(arguments: ["--deck", "--replay"], ["INT", "TERM", "HUP"])
  func `a signal ends a program that waits at its start`(option: String, signal: String) throws {
    let result = try Program.run(
      """
      mkfifo pipe; trap - INT
      timeout -s KILL 120 sh -c 'exec timeout -s \(signal) 0.5 "$P" \(option) pipe'; [ $? -ge 124 ] && [ $? -lt 137 ]
      """)
    #expect(result.status == 0 || result.status == 1, "\(result)")
    #expect(result.status != 137)
  }

  @Test func `an invalid line in the user's key bindings is skipped`() throws {
    let terminal = try TerminalProcess.menu(
      """
      cd $(mktemp -d); cat >e <<'END'
      # don't

      bind -v
      bind "^X
      bind 'x
      nonsense
        bind -s ^X "category rock"
      END
      EDITRC=$PWD/e $P --no-home --tunes built-in --no-color; s=$?; rm -r $PWD; exit $s
      """)
    try terminal.type("\u{18}\r", see: "Rock is chosen.")
    try terminal.leave()
  }

  @Test(arguments: ["mkfifo e", "ln -s /dev/zero e", "mkdir e", "truncate -s 1G e", "ln -s e e", ": >e"])
  func `key bindings that cannot be read do not block the prompt`(trouble: String) throws {
    for place in ["export EDITRC=$PWD/e", "export HOME=$PWD; mv e .editrc"] {
      let terminal = try TerminalProcess.menu(
        "cd $(mktemp -d); \(trouble); \(place); exec $P --no-home --tunes built-in --no-color")
      try terminal.leave()
    }
  }
}
