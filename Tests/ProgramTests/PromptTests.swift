import Foundation
import Testing

/// A typed session at a real terminal.
@Suite(.needsTerminal, .endsIfItHangs)
struct PromptTests {
  /// The program with the user's key bindings. The terminal ends with its status.
  private func menu(_ editorSettings: String, locale: String = "C.UTF-8") throws -> TerminalProcess {
    // The shell would otherwise be ended by the typed Ctrl-C.
    try TerminalProcess.menu(
      """
      trap : INT; d=$(mktemp -d); echo '\(editorSettings)' >$d/rc
      EDITRC=$d/rc $P --no-home --tunes built-in --seed 7; s=$?; rm -r $d; exit $s
      """, environment: ["LC_ALL": locale])
  }

  /// Keys that move libedit's cursor out of the line, and `flip 1`.
  @Test(arguments: [
    ("bind -v", "\u{1B}$iflip 1\r"), ("bind -v", "\u{1B}$x\rflip 1\r"), ("bind -v", "\u{1B}\u{5}iflip 1\r"),
    ("bind -v", "\u{1B}/xyzzy\riabcdef\u{1B}NCflip 1\r"), ("bind -v", "\u{1B}:\"\rflip 1\r"),
    ("bind -e", "\u{1B}x\"\u{7F}flip 1\r"), ("bind -e", "flip 1\u{1B}\u{1F}\r"),
  ])
  func `no key of libedit damages the line`(editorSettings: String, keys: String) throws {
    let terminal = try menu(editorSettings)
    try terminal.type("play\r", see: "game> ")
    try terminal.type(keys, see: "Card 1: ")
    try terminal.leave(by: "quit\r")
  }

  @Test(arguments: ["bind -e", "bind -v"])
  func `a bracketed paste types its lines`(editorSettings: String) throws {
    let terminal = try menu(editorSettings)
    try terminal.type("\u{1B}[200~play\rflip 1\u{1B}[201~\r", see: "Card 1: ")
    try terminal.type("\u{1B}[200~flip 2\u{1B}[201~", see: "flip 2")
    try terminal.type("\u{1B}[D\u{8}3\r", see: "Card")
    try terminal.leave(by: "quit\r")
  }

  /// A letter or a command that waits for a key, and what it shows meanwhile, if anything.
  @Test(
    arguments: [
      ("bind -e", "w", "w"), ("bind -e", "\u{12}", "bck:"), ("bind -e", "\u{1B}", nil), ("bind -v", "f", nil),
      ("bind -v", "t", nil), ("bind -v", "F", nil), ("bind -v", "T", nil), ("bind -v", "d", nil),
      ("bind -v", "/", "/"), ("bind -v", "?", "?"), ("bind -v", "r", nil),
    ] as [(String, String, String?)])
  func `Ctrl-C drops the line, even while a command waits for a key, and leaves the game alone`(
    editorSettings: String, key: String, shown: String?
  ) throws {
    let terminal = try menu(editorSettings)
    try terminal.type("play\r", see: "game> ")
    try terminal.type("xyz", see: "xyz")
    try terminal.type(editorSettings == "bind -v" ? "\u{1B}\(key)" : key)
    // A command that shows nothing gives no sign of its beginning.
    #expect(terminal.see(shown ?? "never", within: shown == nil ? 1 : 60) == (shown != nil), "\(terminal.text)")
    try terminal.type("\u{3}", see: "game> ")
    try terminal.type("flip 1\r", see: "Card 1: ")
    // A question is answered with no.
    try terminal.type("play\r", see: "yes or no")
    try terminal.type("\u{3}", see: "To leave, type: quit")
    try terminal.type("yes\r", see: "There is no question")
    try terminal.leave()
  }

  @Test(arguments: ["C", "POSIX", "C.UTF-8", "xx_XX.KOI8-R"], ["bind -e", "bind -v"])
  func `a chosen language can be typed at once`(locale: String, editorSettings: String) throws {
    let terminal = try menu(editorSettings, locale: locale)
    try terminal.type("language ru\r", see: "меню> ")
    try terminal.type("играть 2\r", see: "Колода «Поп»: 2 пары.")
    try terminal.type("открыть 1\r", see: "Карточка 1 — ")
    try terminal.type("язык кит\t\r", see: "已切换为中文。")
    try terminal.type("étude\r", see: "étude", "étude")
    // The user's key bindings still work.
    if editorSettings == "bind -v" { try terminal.type("xyzzy\u{1B}0D") }
    try terminal.type(editorSettings == "bind -v" ? "i菜单\r" : "菜单\r", see: "继续游戏")
    try terminal.leave()
    #expect(!terminal.text.contains("\u{7}"), "\(terminal.text)")
  }

  @Test(arguments: [
    "TERM", "HUP", "QUIT", "ILL", "TRAP", "ABRT", "BUS", "FPE", "SEGV", "SYS", "ALRM", "VTALRM", "PROF", "XCPU",
    "USR1", "USR2", "RTMIN", "RTMAX",
  ])
  func `a signal restores the terminal and leaves other programs alone`(signal: String) throws {
    // Otherwise Swift's runtime shows a crash, and waits for a key.
    let isEnd = ["TERM", "HUP", "QUIT"].contains(signal)
    let terminal = try TerminalProcess.menu(
      "stty -g; sh -c 'echo pid $$; exec $P'; echo status $?; stty -g",
      environment: isEnd ? [:] : ["SWIFT_BACKTRACE": "enable=no"])
    let process = try terminal.pid
    _ = try Program.run("kill -\(signal) \(process)")
    _ = terminal.end()
    #expect(terminal.settings.count == 2 && Set(terminal.settings).count == 1)
    #expect(terminal.text.contains(/status 1(29|[3-9][0-9])/))
  }

  @Test func `the terminal is restored, even while the session is stopped`() throws {
    let terminal = try TerminalProcess.menu("set -m; stty -g; $P --seed 7; stty -g; fg; stty -g")
    try terminal.type("play\r", see: "game> ")
    try terminal.type("fl", see: "fl")
    try terminal.type("\u{1A}", see: "game> fl")
    try terminal.type("ip 1\r", see: "1 up")
    try terminal.leave()
    #expect(terminal.settings.count == 3 && Set(terminal.settings).count == 1)
  }

  @Test func `a signal to a stopped session ends it with the terminal restored`() throws {
    let terminal = try TerminalProcess.menu(
      """
      set -m; stty rows 65535 cols 65535; stty -g; $P --no-home --seed 7; stty size
      kill -TERM %1; fg; echo status $?; stty -g; stty size
      """)
    try terminal.type("fl", see: "fl")
    try terminal.type("\u{1A}", see: "status 143")
    #expect(terminal.end() == 0)
    #expect(terminal.settings.count == 2 && Set(terminal.settings).count == 1)
    #expect(terminal.text.components(separatedBy: "65535 65535\r\n").count == 3)
  }

  /// Files in a folder, the typed line, and the result.
  @Test(arguments: [
    (["éclair.tsv"], "deck é\t\r", "The next game uses éclair.tsv"),
    (["日本 語.tsv"], "deck 日本 \t\r", "The next game uses 日本 語.tsv"),
    (["$(printf 'x\\033]52;c;ZXZpbA==\\007x')", "xb.tsv"], "deck x\t\r", "The next game uses xb.tsv"),
    (["$(printf 'x\\nquit')", "xb.tsv"], "deck x\t\r", "The next game uses xb.tsv"),
    (["$(printf 'x\\342\\200\\256b')", "xb.tsv"], "deck x\t\r", "The next game uses xb.tsv"),
  ])
  func `Tab keeps file names whole and runs nothing in them`(
    files: [String], typed: String, answer: String
  ) throws {
    let make = files.map { "printf 'A\\tB\\nC\\tD\\n' >\"\($0)\"; " }.joined()
    let terminal = try TerminalProcess.menu("d=$(mktemp -d); cd $d; \(make)$P --no-home --seed 7; rm -r $d")
    try terminal.type(typed, see: answer)
    try terminal.leave()
    #expect(!terminal.text.contains("\u{1B}]") && !terminal.text.contains("\u{202E}"))
  }
}
