import Foundation
import Testing

/// What --record may replace, and its checks before it changes anything.
struct OutputFileTests {
  @Test func `a script replaces a file only with --overwrite`() throws {
    let result = try Program.run(
      """
      echo precious >r; $P --record r; echo "status $?"; cat r
      $P --record r --overwrite >answers; echo "status $?"; tail -n 1 r
      """, input: "menu\n")
    #expect(result.output == "status 2\nprecious\nstatus 0\nmenu\n")
    let message = "memory-tunes: r already exists; to replace it, add --overwrite\n"
    #expect(result.errors.hasPrefix(message), "\(result)")
  }

  @Test(arguments: [
    "--deck d.tsv --record d.tsv", "--deck d.tsv --record hard", "--deck hard --record soft",
    "--replay script --record script", "--replay script --record script.link",
    "--home home --record home/settings", "--home home --record home/records.tsv",
    "--home home --record home/begun.tsv", "--home home --record home/history",
    "--home home --record home/learned.tsv", "--home fresh --record fresh/learned.tsv",
    "--home home --record learned.hard",
    "--home home --record \"$game\"",
    "--home home --record home/games/new", "--home home --record home/tunes/pop.tsv",
    "--home home --record home/tunes/rap.tsv", "--home home --record records.hard",
    "--home home --record game.hard", "--home home --record tunes.soft", "--home home --record link/history",
    "--home home --record ./home/../home//settings", "--home home --record home/records-1.tsv",
    "--home home --record home/records.tsv.damaged", "--home fresh --record fresh/settings",
    "--home fresh --record fresh.link/begun.tsv",
  ])
  func `a file that this run reads or saves is never replaced`(arguments: String) throws {
    let result = try Program.run(
      """
      \(Home.setting)
      printf 'A\\tB\\nC\\tD\\n' >d.tsv; ln d.tsv hard; ln -s d.tsv soft; echo menu >script; ln -s script script.link
      mkdir home/tunes fresh; cp d.tsv home/tunes/pop.tsv; ln -s home link; ln -s fresh fresh.link
      echo known >home/learned.tsv; ln home/learned.tsv learned.hard; ln home/records.tsv records.hard; ln "$game" game.hard; ln -s home/tunes/pop.tsv tunes.soft
      find . -type f ! -name err ! -name out ! -name sums -exec cksum {} + >sums
      $P \(arguments) --overwrite; echo "status $?"
      $P \(arguments.replacing("--record", with: "--trace")); echo "status $?"
      find . -type f ! -name err ! -name out ! -name sums -exec cksum {} + | cmp - sums
      """, input: "play 2\n")
    #expect(result.output == "status 2\nstatus 2\n", "\(result)")
    #expect(result.errors.hasPrefix("memory-tunes: --record cannot "), "\(result)")
    #expect(result.errors.contains("memory-tunes: --trace cannot "), "\(result)")
  }

  @Test(arguments: [
    "--replay nowhere", "--replay .", "--deck nowhere", "--deck .", "--deck script", "--record ./nowhere/r",
    "--record .",
  ])
  func `nothing is changed if another option is wrong`(arguments: String) throws {
    let result = try Program.run(
      """
      echo menu >script; echo precious >r
      $P --overwrite --record r \(arguments); echo "status $?"; cat r; rm r
      $P --record r \(arguments); echo "status $?"; ls
      """)
    #expect(result.output == "status 2\nprecious\nstatus 2\nerr\nin\nout\nscript\n", "\(result)")
  }

  @Test func `a dangling link is not followed, a link to a file is`() throws {
    let result = try Program.run(
      """
      ln -s target r; $P --record r >/dev/null; echo "status $?"; ls
      echo old >target; $P --record r --overwrite >/dev/null; echo "status $?"; tail -n 1 target
      """, input: "menu\n")
    #expect(result.output == "status 2\nerr\nin\nout\nr\nstatus 0\nmenu\n", "\(result)")
  }

  @Test(arguments: ["--record", "--replay", "--deck"])
  func `a dash is not a file, and ./- is`(option: String) throws {
    let result = try Program.run("$P \(option) -; echo \"status $?\"; ls", input: "menu\n")
    #expect(result.output == "status 2\nerr\nin\nout\n", "\(result)")
    #expect(result.errors.contains("./-"), "\(result)")
    let named = try Program.run("printf 'A\\tB\\nC\\tD\\n' >./-; $P --overwrite \(option) ./- >/dev/null")
    #expect(named.status == 0, "\(named)")
  }

  @Test func `recording to the file of answers or messages is refused`() throws {
    let result = try Program.run(
      "$P --record a --overwrite >a; echo $?; $P --record b --overwrite 2>b; echo $?", input: "menu\n")
    #expect(result.output == "2\n2\n", "\(result)")
  }

  @Test func `recording to the pipe of the script is refused`() throws {
    let result = try Program.run(
      """
      mkfifo pipe; echo menu | timeout 10 $P --record /dev/stdin; echo $?
      echo menu >pipe & timeout 10 $P --record pipe <pipe; echo $?
      """)
    #expect(result.output == "2\n2\n", "\(result.output.prefix(1000))")
    let message = "memory-tunes: --record cannot write to the script that is being played\n"
    #expect(result.errors.components(separatedBy: message).count == 3, "\(result.errors.prefix(1000))")
  }

  @Test func `a recording without a reader is an error at the end, and the game goes on`() throws {
    let result = try Program.run(
      """
      mkfifo pipe; { head -c 1 pipe >first; : >gone; } &
      { echo menu; until [ -e gone ]; do sleep 0.01; done; echo 'play 2'; echo 'flip 1'; } |
      $P --format json --record pipe; echo "status $?"
      """)
    #expect(result.lines.count == 5 && result.lines.last == "status 2", "\(result)")
    #expect(result.errors == "memory-tunes: pipe: Broken pipe\n", "\(result)")
  }

  @Test func `a trace without a reader does not end the game`() throws {
    let result = try Program.run(
      "mkfifo pipe; : <pipe & $P --trace - --format json 2>pipe; echo \"status $?\"", input: "play 2\nflip 1\n")
    #expect(result.lines.count == 4 && result.lines.last == "status 2", "\(result)")
  }

  @Test func `a reader of answers that closes ends the game silently`() throws {
    let result = try Program.run(
      "{ $P; echo \"status $?\" >status; } | head -n 1 >/dev/null; cat status",
      input: String(repeating: "help\n", count: 10_000))
    #expect(result.output == "status 141\n" && result.errors == "", "\(result)")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script")), .endsIfItHangs,
    arguments: [("no", 2), ("", 2), ("yes", 0), ("Y", 0)])
  func `at a prompt the player is asked before a file is replaced`(answer: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("r")
    try Data("precious\n".utf8).write(to: file)
    let terminal = try TerminalProcess("exec $P --no-home --tunes built-in --record \(file.path)")
    terminal.expect("already exists. Replace it?")
    try terminal.type(answer + "\r")
    if status == 0 {
      terminal.expect("menu> ")
      try terminal.type("\u{4}")
    }
    #expect(terminal.end() == status)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect((text == "precious\n") == (status != 0))
  }
}
