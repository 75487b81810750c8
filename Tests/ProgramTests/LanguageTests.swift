import Testing

/// The language of sessions, scripts and other programs.
@Suite(.endsIfItHangs)
struct ProgramLanguageTests {
  @Test(
    .needsTerminal,
    arguments: [
      ("LANG=ru_RU.UTF-8", "Категории"), ("LC_ALL=zh_CN.UTF-8 LANG=ru_RU.UTF-8", "类别"),
      ("LANGUAGE=xx:ru LANG=en_US.UTF-8", "Категории"), ("LANGUAGE=ru LANG=C", "Categories"),
      ("LANG=ru_RU.KOI8-R", "Categories"), ("LANG=C.UTF-8", "Categories"),
    ])
  func `a typed session uses the language of its environment`(environment: String, heading: String) throws {
    let terminal = try TerminalProcess("unset LC_ALL LC_CTYPE LANG; export \(environment); exec $P --no-home")
    terminal.expect("> ")
    try terminal.type("categories\r", see: heading)
    try terminal.leave(by: "quit\r")
  }

  @Test(
    .needsTerminal,
    arguments: [
      ("TERM=xterm ACCESSIBLE=1 $P", "ACCESSIBLE"), ("TERM=dumb $P", "TERM"),
      ("TERM=xterm MEMORY_TUNES_PLAIN=yes $P", "MEMORY_TUNES_PLAIN"),
      ("TERM=xterm $P --screen-reader", "--screen-reader"),
    ])
  func `a plain session says why and sends no escape sequences`(command: String, reason: String) throws {
    let terminal = try TerminalProcess.menu("\(command) --no-home --seed 3")
    try terminal.type("play\r", see: "game> ")
    try terminal.type("flip 1 2\r", see: "1 move. Both turn back")
    try terminal.leave(by: "quit\r")
    #expect(
      terminal.text.hasPrefix("memory-tunes") && terminal.text.prefix(80).contains("plain mode because")
        && terminal.text.prefix(80).contains(reason))
    for sign in ["\u{1B}[2J", "\u{1B}[H", "│"] { #expect(!terminal.text.contains(sign)) }
  }
}
