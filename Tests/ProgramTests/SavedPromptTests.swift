import Foundation
import Testing

/// What a typed session saves in the home.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script")), .endsIfItHangs)
struct SavedPromptTests {
  /// Types lines, each after a prompt, and ends with the last. `before` runs in the home.
  private func session(
    in home: TemporaryFolder, _ lines: [String], options: String = "", before: String = "true"
  ) throws
    -> String
  {
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
    let home = try TemporaryFolder()
    defer { home.remove() }
    _ = try session(in: home, ["category rock", "seed 7", "play 2", "flip 1"])
    let text = try session(in: home, ["game", "\u{10}\u{10}"])
    #expect(text.contains("4  Continue Game  (0 of 2 pairs found)"))
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
    let home = try TemporaryFolder()
    defer { home.remove() }
    let text = try session(in: home, ["play 2", "forget history", "yes", "\u{10}"])
    #expect(text.contains("Deleted the history of typed lines."))
    #expect(text.ranges(of: "for good?").count == 1, "\(text)")
  }

  @Test func `a game in play is replaced only after a yes, which the history omits`() throws {
    let home = try TemporaryFolder()
    defer { home.remove() }
    let text = try session(in: home, ["play 2", "flip 1", "play 3", "no", "\u{10}", "no", "show"])
    #expect(
      text.ranges(of: "Your game is not over: 0 of 2 pairs found. Give it up?").count == 2)
    #expect(text.ranges(of: "Your game goes on: 0 of 2 pairs found.").count == 2)
    #expect(text.contains("Goodbye. Your game is saved. It will be waiting next time."))
    let rest = try session(in: home, ["show", "1", "yes", "flip 1"])
    #expect(rest.contains("4  Continue Game  (0 of 2 pairs found)") && rest.contains("8 pairs of Pop."))
    #expect(try Program.run("grep -c . \(home.path)/.local/state/memory-tunes/history").output == "9\n")
  }

  @Test func `settings and deck are restored, and options apply to one session`() throws {
    let home = try TemporaryFolder()
    defer { home.remove() }
    try Data("One\tA\nTwo\tB\nThree\tC\n".utf8).write(to: home.file("three.tsv"))
    _ = try session(in: home, ["set pairs 2", "category rock", "deck three.tsv"])
    let text = try session(in: home, ["settings"])
    #expect(text.contains("The next game is dealt from three.tsv."))
    #expect(
      text.contains("category  rock") && text.contains("pairs     2") && text.contains("color     never"))
    let other = try session(in: home, ["play", "flip 1"], options: "--category rap --pairs 3")
    #expect(other.contains("3 pairs of Rap."))
    let settings = try Program.run("cat \(home.path)/.config/memory-tunes/settings").output
    #expect(settings == "pairs = 2\ncategory = rock\n" || settings == "category = rock\npairs = 2\n")
    let last = try session(in: home, ["play", "yes"])
    #expect(last.contains("2 pairs of three.tsv."))
  }

  @Test(arguments: [
    (["play 2", "forget game", "yes"], "true", ""), (["play 2", "forget everything", "yes"], "true", ""),
    (["play 2", "flip 1"], "echo x >file", "--home file"),
  ])
  func `a game that is not saved is not reported as saved`(lines: [String], before: String, options: String)
    throws
  {
    let home = try TemporaryFolder()
    defer { home.remove() }
    let terminal = try TerminalProcess(
      "cd \(home.path) && \(before); exec $P --tunes built-in --no-color \(options)",
      environment: ["HOME": home.path])
    for line in lines {
      terminal.expect("> ")
      if line == "rm" { _ = try Program.run("rm -r \(home.path)/.local/share") }
      try terminal.type(line == "rm" ? "menu\r" : line + "\r")
    }
    terminal.expect("> ")
    try terminal.leave()
    #expect(
      terminal.text.contains("Goodbye.") && !terminal.text.contains("Your game is saved"), "\(terminal.text)")
  }

  @Test(arguments: [
    "mkdir H", "mkfifo H", "ln -s /dev/null H", "head -c 3000 /dev/urandom >H", ": >H", "truncate -s 65M H",
  ])
  func `an unusable history costs at most one sentence`(fault: String) throws {
    let home = try TemporaryFolder()
    defer { home.remove() }
    _ = try session(in: home, ["play 2"])
    let history = home.file(".local/state/memory-tunes/history").path
    let before = "rm \(history); " + fault.replacing("H", with: history)
    let text = try session(in: home, ["game", "flip 1"], before: before)
    #expect(text.contains("1 up"))
    #expect(text.ranges(of: "memory-tunes: ").count <= 1, "\(text)")
    let rest = try session(in: home, ["\u{10}"])
    #expect(rest.ranges(of: "memory-tunes: ").isEmpty && rest.contains("flip 1"))
  }

  @Test func `a closed terminal loses nothing`() throws {
    let home = try TemporaryFolder()
    defer { home.remove() }
    let terminal = try TerminalProcess(
      "sh -c 'echo pid $$; exec $P --tunes built-in --seed 3'", environment: ["HOME": home.path])
    for line in ["play 2\r", "flip 1\r"] {
      terminal.expect("> ")
      try terminal.type(line)
    }
    terminal.expect("1 up", "> ")
    // Its owner is gone, and with it the terminal.
    let process = try terminal.pid
    _ = try Program.run("kill -9 $(ps -o ppid= -p \(process))")
    _ = terminal.end()
    let text = try session(in: home, ["game"])
    #expect(text.contains("4  Continue Game") && text.contains("1 up"))
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
