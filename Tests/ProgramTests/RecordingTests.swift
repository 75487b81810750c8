import Foundation
import Testing

/// --record and --replay.
struct RecordingTests {
  private static let lines = """
    category rock
    play 3
    flip 1 2
    filp 3
    undo
    play 99
    deck d.tsv
    play
    flip 1
    log

    """

  /// Answers without their line numbers.
  private func bare(_ lines: some Sequence<Substring>) -> [String] {
    lines.map { String($0).replacing(/^\{"line":[0-9]+,/, with: "") }
  }

  @Test func `a replayed recording gives the same answers and goes on`() throws {
    let result = try Program.run(
      """
      printf 'A\\tB\\nC\\tD\\nE\\tF\\n' >d.tsv
      $P --format json --home home --record r >first; rm -r home d.tsv
      echo menu | $P --format json --replay r >second
      tail -n +2 first; tail -n +2 second
      """, input: Self.lines)
    let count = 10
    try #require(result.lines.count == count + count + 1, "\(result)")
    #expect(bare(result.lines[..<count]) == bare(result.lines.dropFirst(count).prefix(count)))
    #expect(result.lines.last?.hasPrefix("{\"line\":1,\"command\":\"menu\"") == true)
  }

  @Test func `a recording does not replace a closed standard error`() throws {
    let result = try Program.run(
      """
      printf 'play 2\\nflip 1\\n' >in
      $P --seed 7 --trace t --record one <in >/dev/null; $P --seed 7 --trace t --record two <in >/dev/null 2>&-
      cmp one two && grep -c '^flip 1$' two
      """)
    #expect(result.status == 0 && result.output == "1\n", "\(result)")
  }

  @Test func `a recording holds the waiting game`() throws {
    let result = try Program.run(
      """
      printf 'seed 4\\nplay 2\\nflip 1 2\\nundo\\nflip 2\\n' | $P --home home >/dev/null
      printf 'game\\nflip 1\\nundo 2\\nredo\\n' | $P --home home --format json --record r | tail -n 4
      $P --format json --replay r </dev/null | tail -n 4
      """)
    try #require(result.lines.count == 8, "\(result)")
    #expect(bare(result.lines[..<4]) == bare(result.lines[4...]))
  }

  /// A home with two finished games and a waiting one, and the lines of a session in it.
  private static let begin = """
    home() { printf '%b' "$2" | $P --home "$1" >/dev/null; }
    home a 'seed 3\\nplay 2\\n1 2\\n3 4\\n1 3\\n2 4\\ndaily 2026-11-20\\n1 2\\n'
    home b 'seed 5\\nset language zh\\nset pairs 5\\nset category rap\\nplay 2\\n1 2\\n3 4\\n1 3\\n2 4\\n1 4\\n2 3\\nplay 4\\n1 2\\n'
    printf 'A\\tB\\nC\\tD\\nE\\tF\\n' >d.tsv

    """

  @Test(arguments: [
    "--language ru", "--language zh --plain", "--cards split --board small", "--pairs 3 --category metal",
  ])
  func `a replay answers like the session, on a bare machine and in another home`(options: String) throws {
    let session = """
      game\nhint\nstats\nrecords\nrecords 2\nforget records\nforget records\nstats\nfilp\ndeck d.tsv\nplay\n1 2\nset\nsettings\n
      forget everything\nforget everything\ntunes clear\nplay 99\nlanguage\nlog

      """
    for format in ["json", "text"] {
      let result = try Program.run(
        Self.begin + """
          $P --format \(format) --home a --record r \(options) >first 2>/dev/null; rm -r a d.tsv; cp -a b before
          $P --format \(format) --replay r </dev/null >second
          $P --format \(format) --replay r --home b </dev/null >third
          diff -r b before >&2; cat first; echo ---; cat second; echo ---; cat third
          """, input: session)
      #expect(result.errors == "")
      let parts = result.output.split(separator: "---\n").map { part in
        let answers = format == "json" ? part.split(separator: "\n") : part.split(separator: "\n> ")
        // The start of the recording holds the game on the table, which is not an answer.
        let typed = answers.drop { !$0.contains("\"command\":\"game\"") && !$0.hasPrefix("game\n") }
        return bare(typed.filter { !$0.hasPrefix("#") }).map { $0.trimmingCharacters(in: .newlines) }
      }
      try #require(parts.count == 3 && parts[0].count == 20, "\(result)")
      #expect(parts[1] == parts[0] && parts[2] == parts[0])
    }
  }

  @Test func `a replay does not change the waiting game, which returns at the next start`() throws {
    let result = try Program.run(
      Self.begin + """
        printf 'play 2\\nflip 1\\nforget everything\\n' >r; cp -a b before
        $P --home b --replay r </dev/null >/dev/null; diff -r b before && echo same
        printf 'flip 2\\n' | $P --home b --replay r >/dev/null; ls b/games | wc -l; diff b/records.tsv before/records.tsv && echo same
        """)
    #expect(
      result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
        "same", "2", "same",
      ])
  }

  @Test func `a recording is complete however the program ends`() throws {
    let result = try Program.run(
      """
      mkfifo lines answers; $P --format json --record r <lines >answers & exec 3>lines 4<answers
      read -r a <&4; for line in 'play 2' 'flip 1' 'flip 2'; do echo "$line" >&3; read -r a <&4; done
      kill -9 $!; wait; tail -n 3 r
      """)
    #expect(result.output == "play 2\nflip 1\nflip 2\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a recording that cannot be written does not stop the game and is an error at the end`() throws {
    let result = try Program.run("$P --format json --record /dev/full", input: "play 2\nflip 1\n")
    #expect(result.lines.count == 3 && result.status == 2)
    #expect(result.errors == "memory-tunes: /dev/full: No space left on device\n")
  }

  @Test func `the script being played is not recorded to`() throws {
    let result = try Program.run(
      "$P --record in; ln in other; $P --replay other --record in </dev/null; cat in", input: "play\n")
    #expect(result.output == "play\n")
    #expect(result.errors.ranges(of: "--record cannot write to the script that is being played").count == 2)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script")), .endsIfItHangs)
  func `a typed session can be recorded`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let terminal = try TerminalProcess("exec $P --no-home --tunes built-in --record \(folder.path)/r")
    for line in ["play 2\r", "flip 1\r", "filp\r", "\u{4}"] {
      terminal.expect("> ")
      try terminal.type(line)
    }
    #expect(terminal.end() == 0)
    let result = try Program.run(
      "tail -n 3 \(folder.path)/r; $P --strict --format json <\(folder.path)/r | tail -n 1")
    #expect(result.lines.prefix(3) == ["play 2", "flip 1", "filp"])
    #expect(
      result.lines.last?.contains("\"command\":\"filp\"") == true
        && result.lines.last?.contains("\"flips\":1") == true)
  }

  @Test func `replayed games are recorded once, and nothing is removed`() throws {
    let result = try Program.run(
      """
      cat >r; $P --home home --format json <r >/dev/null
      printf 'forget everything\\n' >>r
      echo records | $P --home home --format json --replay r | tail -n 1; wc -l <home/records.tsv; wc -l <home/begun.tsv
      """, input: "seed 3\nplay 2\nflip 1 3\nflip 2 4\n")
    #expect(result.lines[0].ranges(of: "\"when\":").count == 1)
    #expect(result.lines.dropFirst().map { $0.filter(\.isNumber) } == ["2", "2"])
  }

  @Test(arguments: ["tunes clear", "#reply removed\\t1\\ntunes clear"])
  func `a replay removes no saved tunes`(script: String) throws {
    let result = try Program.run(
      """
      mkdir -p home/tunes; printf 'A\\tB\\nC\\tD\\n' >home/tunes/pop.tsv; printf '\(script)\\n' >r
      $P --home home --format json --replay r | tail -n 1; ls home/tunes
      """)
    #expect(result.lines.count == 2 && result.lines.last == "pop.tsv", "\(result)")
    #expect(result.lines[0].contains("\"ok\":true"))
  }

  @Test func `the line that stops a strict session is recorded`() throws {
    let result = try Program.run("$P --strict --record r >/dev/null; cat r", input: "play 2\nflip 1\nflip 1\n")
    #expect(result.output.hasSuffix("play 2\nflip 1\nflip 1\n") && result.errors.contains("standard input:3:"))
  }
}
