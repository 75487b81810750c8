import Testing

/// What a typed session saves in the home.
@Suite(.needsTerminal, .endsIfItHangs)
struct SavedPromptTests {
  private let home = try! TemporaryFolder()

  /// Types lines, each after a prompt, and ends with the last. `before` runs in the home.
  private func session(_ lines: [String], options: String = "", before: String = "true") throws -> String {
    let terminal = try TerminalProcess(
      "cd \(home.path) && \(before); exec $P --tunes built-in --no-color \(options)",
      environment: ["HOME": home.path])
    for line in lines {
      terminal.expect("> ")
      try terminal.type(line + "\r")
    }
    terminal.expect("> ")
    try terminal.leave()
    return terminal.text
  }

  @Test func `game, category and lines are restored in the next session`() throws {
    _ = try session(["category rock", "seed 7", "play 2", "flip 1"])
    let text = try session(["game", "\u{10}\u{10}"])
    #expect(text.contains("7  Continue Game  (0 of 2 pairs found)"))
    #expect(text.contains("dealt from Rock.") && text.contains("1 up"))
    // The line before the last: the last but one of the previous session.
    #expect(text.ranges(of: "already face up").count == 1)
    let rights = try Program.run(
      "cd \(home.path); find . -type f -printf '%m %p\\n' | sort; cat .local/state/memory-tunes/history")
    let files = [
      "600 ./.config/memory-tunes/settings", "600 ./.local/share/memory-tunes/memory-tunes.db",
      "600 ./.local/share/memory-tunes/memory-tunes.lock", "600 ./.local/state/memory-tunes/history",
    ]
    #expect(
      zip(rights.lines, files).allSatisfy { $0.hasPrefix($1) }
        && rights.output.contains("rock"), "\(rights)")
    #expect(rights.lines.count == files.count + 1 + 6, "\(rights)")
  }

  @Test func `forgotten lines cannot be recalled with a key`() throws {
    let text = try session(["play 2", "forget history", "yes", "\u{10}"])
    #expect(text.contains("Deleted the history of typed lines."))
    #expect(text.ranges(of: "for good?").count == 1, "\(text)")
  }

  @Test(arguments: [
    (["play 2", "forget game", "yes"], "true", ""), (["play 2", "forget everything", "yes"], "true", ""),
    (["play 2", "flip 1"], "echo x >file", "--home file"),
  ])
  func `a game that is not saved is not reported as saved`(lines: [String], before: String, options: String)
    throws
  {
    let text = try session(lines, options: options, before: before)
    #expect(text.contains("Goodbye.") && !text.contains("Your game is saved"), "\(text)")
  }

  @Test(arguments: [
    "mkdir H", "mkfifo H", "ln -s /dev/null H", "head -c 3000 /dev/urandom >H", ": >H", "truncate -s 65M H",
    #"(printf '_\110iStOrY_V2_\n'; seq 200000) >H"#,
  ])
  func `an unusable or very long history costs at most one sentence`(fault: String) throws {
    _ = try session(["play 2"])
    let history = home.file(".local/state/memory-tunes/history").path
    let before = "rm \(history); " + fault.replacing("H", with: history)
    let text = try session(["game", "flip 1"], before: before)
    #expect(text.contains("1 up"))
    #expect(text.ranges(of: "memory-tunes: ").count <= 1, "\(text)")
    let rest = try session(["\u{10}"])
    #expect(rest.ranges(of: "memory-tunes: ").isEmpty && rest.contains("flip 1"))
    // The last lines are left of a very long one.
    let lines = try Program.run("cat \(history)").lines
    #expect(lines.contains("199999") == fault.contains("seq") && lines.count < 1100)
  }

  @Test(arguments: [
    ("unset HOME", "not set"), ("HOME=", "not set"), ("HOME=relative", "not an absolute path"),
  ])
  func `without a home, a message says that nothing is saved`(home: String, reason: String) throws {
    let terminal = try TerminalProcess("\(home); export HOME; exec $P --tunes built-in")
    terminal.expect(
      "memory-tunes: HOME is \(reason), so nothing is saved; to save, start with --home DIR")
    terminal.expect("menu> ")
    try terminal.leave()
  }
}
