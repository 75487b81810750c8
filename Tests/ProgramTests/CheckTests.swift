import Foundation
import Testing

/// `--check`: transcripts as tests.
struct CheckTests {
  /// Records transcripts of a few sessions; `$P` is the program.
  private static let record = """
    printf '%s\\n' '# A game' '#options: --seed 7 --pairs 2' play 'flip 1' '' 'filp 2' 'flip 99' quit >game.in
    $P --seed 7 --pairs 2 <game.in >game.txt
    printf '%s\\n' '#options: --format json --seed 7' '' 'play 2' '# no' 'flip 1' '' 'flip 1 1' >game.in
    { head -n 1 game.in; $P --format json --seed 7 <game.in; } >json.txt
    sed 's/^Card 1:/Card 9:/' game.txt >other.txt

    """

  @Test func `transcripts that agree are ok, otherwise the first difference is shown`() throws {
    let result = try Program.run(Self.record + "exec $P --check game.txt other.txt json.txt")
    #expect(result.status == 1 && result.errors == "")
    #expect(result.lines.prefix(3) == ["1..3", "ok 1 - game.txt", "not ok 2 - other.txt"])
    #expect(result.lines[3].hasPrefix("# line ") && result.lines[4].hasPrefix("# expected: Card 9: "))
    #expect(result.lines[5].hasPrefix("# found:    Card 1: ") && result.lines.last == "ok 3 - json.txt")
  }

  @Test func `prove understands the report`() throws {
    let result = try Program.run(
      Self.record
        + "cp game.txt 'a # TODO \\.txt'; printf '#!/bin/sh\\nexec $P --check *.txt\\n' >t; chmod +x t; "
        + "prove --exec /bin/sh -v t", environment: ["LC_ALL": "C"])
    #expect(result.status == 1, "\(result)")
    #expect(result.output.contains("ok 1 - a \\# TODO \\\\.txt"))
    #expect(result.output.contains("Failed 1/4 subtests"))
    let passed = try Program.run(
      Self.record + "printf '#!/bin/sh\\nexec $P --check game.txt json.txt\\n' >t; prove --exec /bin/sh t")
    #expect(passed.status == 0 && passed.output.contains("Result: PASS"), "\(passed)")
  }

  @Test func `Windows line ends, a missing last newline and a byte-order mark make no difference`() throws {
    let result = try Program.run(
      Self.record + "sed 's/$/\\r/' game.txt >a.txt; printf %s \"$(cat game.txt)\" >b.txt; "
        + "{ printf '\\357\\273\\277'; cat json.txt; } >c.txt; exec $P --check a.txt b.txt c.txt")
    #expect(result.status == 0, "\(result)")
  }

  @Test func `a missing file is an error, and the others are checked`() throws {
    let result = try Program.run(
      Self.record + "mkdir folder; exec $P --check none.txt folder other.txt game.txt")
    #expect(result.status == 2)
    #expect(
      result.lines.filter { !$0.hasPrefix("#") } == [
        "1..4", "not ok 1 - none.txt", "not ok 2 - folder", "not ok 3 - other.txt", "ok 4 - game.txt",
      ])
    #expect(
      result.errors
        == "memory-tunes: none.txt: No such file or directory\nmemory-tunes: folder: Is a directory\n")
  }

  @Test(arguments: ["hello\nworld\n", "{\"line\":0}\n", "\0\u{1B}[2J\n"])
  func `any other file is not ok, and is shown harmlessly`(contents: String) throws {
    let result = try Program.run("cat >file; exec $P --check file", input: contents)
    #expect(result.status == 1 && result.lines[1] == "not ok 1 - file" && result.lines[2] == "# line 1")
    #expect(!result.output.contains("\u{1B}") && !result.output.contains("\0"))
  }

  @Test(arguments: [
    "--record r", "--replay=r", "--home .", "--check", "--up", "--generate man", "--help", "--no-echo",
    "--deck -",
    "--deck none.tsv", "--pairs", "--pairs 1", "--strict=1", "--nonsense", "--no", "simulate", "-h", "--",
  ])
  func `invalid options are an error`(options: String) throws {
    let result = try Program.run(
      "{ echo '#options: \(options)'; $P </dev/null; } >file; exec $P --check file; ls")
    #expect(result.status == 2 && result.lines.prefix(2) == ["1..1", "not ok 1 - file"], "\(result)")
    #expect(result.errors.hasPrefix("memory-tunes: file: ") && result.errors.hasSuffix("\n"))
  }

  @Test(arguments: [[], ["-"], ["--check=a"]])
  func `no file, standard input and a value are wrong usage`(files: [String]) throws {
    let result = try Program.run("exec $P --check \(files.joined(separator: " "))")
    #expect(result.status == 2 && result.output == "" && result.errors.hasPrefix("memory-tunes: "))
  }

  @Test func `update requires check, and other options have no effect with it`() throws {
    let update = try Program.run("exec $P --update")
    #expect(update.status == 2 && update.errors.contains("--check"))
    let seed = try Program.run(Self.record + "exec $P --seed 9 --check game.txt")
    #expect(seed.status == 0 && seed.errors == "memory-tunes: --seed has no effect with --check\n")
    let operand = try Program.run("exec $P game.txt")
    #expect(operand.status == 2 && operand.errors.contains("'game.txt'"))
  }

  @Test func `rewriting follows links and keeps permissions`() throws {
    let result = try Program.run(
      Self.record + """
        mkdir folder; cp other.txt folder/real; chmod 640 folder/real; ln -s folder/real link
        sed 's/flips/flaps/' json.txt >json2.txt; sed '3d' game.txt | sed '$d' >less.txt
        $P --check --update link json2.txt less.txt game.txt; echo $?
        cmp game.txt link && cmp json.txt json2.txt && cmp game.txt less.txt && ls -A folder && stat -c %a folder/real
        [ -L link ] && echo link; exec $P --check link json2.txt less.txt
        """)
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("# rewritten\nok 4 - game.txt\n1\nreal\n640\nlink\n1..3\n"), "\(result)")
  }

  @Test func `a new transcript is made from options and lines`() throws {
    let result = try Program.run(
      """
      printf '#options: --seed 7\\n> play 2\\n> flip 1\\n>\\n' >new; $P --check --update new; $P --check new; cat new
      """)
    #expect(result.status == 0 && result.output.contains("ok 1 - new\nmemory-tunes"), "\(result)")
    #expect(result.output.contains("\n> #options: --seed 7\n> play 2\nPop   "))
    #expect(result.output.contains("\n> flip 1\nPop   ") && result.output.hasSuffix("\n>\n"))
  }

  @Test(arguments: ["", "--format json "])
  func `a script becomes a transcript and keeps every typed line`(format: String) throws {
    let result = try Program.run(
      """
      printf '#options: \(format)--seed 3\n# Two pairs\n\n  play 2\nflip 1 3\nfilp 2\n# The end\nquit' >s
      cp s old; $P --check s; echo $?; cmp s old && $P --check --update s; echo $?; $P --check s; echo $?
      $P \(format)--seed 3 <old | grep -v '^> #options: --seed 3$' >direct
      grep -v '^> #options\\|^#' s | cmp - direct || diff s direct
      grep '^#\\|^> #' s
      """)
    #expect(
      result.lines.prefix(10) == [
        "1..1", "not ok 1 - s", "# no answers yet", "1", "1..1", "not ok 1 - s", "# no answers yet",
        "# rewritten",
        "1", "1..1",
      ], "\(result)")
    let echo = format.isEmpty ? "> " : ""
    #expect(result.lines[10...11] == ["ok 1 - s", "0"], "\(result)")
    #expect(
      result.lines.suffix(3) == [
        "\(echo)#options: \(format)--seed 3", "\(echo)# Two pairs", "\(echo)# The end",
      ], "\(result)")
  }

  @Test(arguments: [
    ("# Notes\n\n> #options: --seed 7\n> play 2\nand more\n", 2, "not a transcript; the file is unchanged"),
    (
      "memory-tunes: no such file\nmemory-tunes: > play\n> show\n", 2, "not a transcript; the file is unchanged"
    ),
    ("Plain words, and no command\n", 2, "not a transcript; the file is unchanged"),
    ("play 2\nquit\nshow\n", 2, "line 3 comes after the end of the session; the file is unchanged"),
    ("{\"line\":0}\n", 2, "line 1 is not a JSON answer; the file is unchanged"),
    (
      "{\"line\":0,\"command\":null}\n{\"line\":1,\"command\":\"play 2\n", 2,
      "line 2 is not a JSON answer; the file is unchanged"
    ),
  ])
  func `a file that would lose something is not changed`(
    contents: String, status: Int, message: String
  ) throws {
    let result = try Program.run(
      "cat >file; cp file old; $P --check --update file; echo $?; cmp file old", input: contents)
    #expect(result.status == 0 && result.lines.last == "\(status)", "\(result)")
    #expect(result.errors == "memory-tunes: file: \(message)\n")
  }

  @Test func `a transcript holds the options that change answers, in text and JSON`() throws {
    let options = [
      "--seed 18446744073709551615", "--category rap", "--pairs 3", "--cards split", "--deck \"a deck's.tsv\"",
      "--tunes online", "--language ru", "--board small", "--plain", "--screen-reader", "--strict", "--lang=zh",
      "--board full", "--no-color",
    ]
    // Each option with the next, with the one after the next, and so on; always with a seed.
    let combinations = (1...4).flatMap { step in
      options.indices.map { index in
        [
          options[0], options[index], options[(index + step) % options.count],
          options[(index + 2 * step) % options.count],
        ]
        .joined(separator: " ")
      }
    }
    let result = try Program.run(
      """
      printf 'A\\tB\nC\\tD\nE\\tF\n' >"a deck's.tsv"
      printf '# A title\nplay\nflip 1 2\nflip 3\nset\nset board full\nplay 2\nflip 1 1\npar\nshow\n' >script
      number=0
      while read -r options; do
        number=$((number + 1))
        for format in '' '--format json'; do
          eval "$P $options $format" <script >"t$number${format:+.json}" 2>/dev/null
        done
      done
      $P --check t[0-9]*
      """, input: combinations.joined(separator: "\n") + "\n")
    #expect(result.lines.count { $0.hasPrefix("ok ") } == 2 * combinations.count, "\(result)")
    #expect(result.status == 0 && combinations.count == 56)
  }

  @Test func `the options are the first echo, or a key of the start object`() throws {
    let result = try Program.run(
      """
      printf 'play 2\n' >in
      $P --strict --cards=split --seed 007 <in | sed -n '7,8p'
      $P --no-echo --seed 7 <in | grep -c options
      $P --format json --lang ru --screen-reader --pairs 2 --plain <in | grep -o '"options":.*'
      $P --format json <in | grep -o '"options":.*'
      """)
    #expect(
      result.lines == [
        "The next game is dealt from Pop, with split cards.", "> #options: --seed 007 --cards split --strict",
        "0",
        "\"options\":\"--pairs 2 --language ru --plain\",\"version\":1}", "\"options\":null,\"version\":1}",
      ], "\(result)")
  }

  @Test func `options in a script on standard input are reported if the run does not have them`() throws {
    let result = try Program.run(
      """
      printf '#options: --seed 7 --pairs=2\nplay\n' >in
      $P --seed 7 --pairs 2 <in >/dev/null; $P --seed 7 --pairs 3 <in >/dev/null; $P <in >/dev/null
      printf '#options: nonsense  --x\n' | $P >/dev/null; printf '# a\n#options: --seed 7\n' | $P >/dev/null
      """)
    let message = "memory-tunes: a script on standard input cannot set options; put them on the command line: "
    #expect(
      result.errors == message + "--pairs 2\n" + message + "--seed 7 --pairs 2\n" + message + "nonsense --x\n",
      "\(result)")
  }

  @Test(.disabled(if: getuid() != 0, "only root can give files away"))
  func `a file of another user keeps its owner`() throws {
    let result = try Program.run(
      """
      chmod 777 .; printf 'play 2\n' >mine; printf 'play 2\n' >theirs; chmod 666 theirs
      chown 12345:12345 mine; $P --seed 1 --check --update mine >/dev/null 2>&1; stat -c %u mine
      setpriv --reuid 23456 --regid 23456 --clear-groups $P --check --update theirs
      stat -c %u theirs; cat theirs; ls -A | grep memory
      """)
    #expect(result.lines.first == "12345", "\(result)")
    #expect(result.errors == "memory-tunes: theirs: Operation not permitted\n")
    #expect(result.lines.suffix(2) == ["0", "play 2"], "\(result)")
  }

  /// Killed between giving the new file its name and renaming it, a program leaves both files.
  @Test func `a killed update leaves the old file or the new one`() throws {
    let result = try Program.run(
      """
      { echo '#options: --seed 1'; for i in $(seq 400); do echo play; echo 'flip 1 2'; done; } >old
      cp old new; $P --check --update new >/dev/null; mkdir d
      for i in $(seq 40); do
        cp old d/file; $P --check --update d/file >/dev/null & sleep 0.0$((i % 5))$((i % 7)); kill -9 $! 2>/dev/null; wait $!
        cmp -s d/file old || cmp -s d/file new || echo "neither"
      done 2>/dev/null
      ls -A d | grep -v '^[.]memory-tunes[.][0-9]*$'
      """)
    #expect(result.output == "file\n", "\(result)")
  }

  @Test func `a file that is not a transcript or cannot be written is not changed`() throws {
    let result = try Program.run(
      "printf '# notes\\n> a quotation\\n' >notes; mkfifo pipe; echo nothing >pipe & "
        + "$P --check --update notes pipe; echo $?; cat notes")
    #expect(result.output.hasSuffix("2\n# notes\n> a quotation\n"), "\(result)")
    #expect(result.errors.contains("memory-tunes: notes: ") && result.errors.contains("memory-tunes: pipe: "))
  }

  @Test func `typed lines are restored from their echo`() throws {
    let lines = [
      "\tseed\t7", "caf\u{E9} \u{202E}", "\u{1B}[2J", "back\\x09slash \\u{202E}", "", "show\r\r",
      String(repeating: "é", count: 40_000),
      String(repeating: "x", count: 79) + String(repeating: "夜", count: 30_000),
      "> show", "#options: --seed 3", "deck \u{202E}", "deck \\u{202E}", "deck \\x5Cu{202E}", "quit", "show",
    ]
    var input = Data(lines.map { $0 + "\n" }.joined().utf8)
    input.replaceSubrange(8..<8, with: [0xFF, 0x0A])
    let result = try Program.run(
      "cat >in; $P <in >text; $P --format json <in >json; exec $P --check text json", input: input)
    #expect(result.status == 0, "\(result)")
  }

  @Test func `no user data is read or written`() throws {
    let result = try Program.run(
      "mkdir home; HOME=$PWD/home; export HOME; echo 'category = rock' >home/settings; "
        + "printf '#options: --seed 7\\nplay 2\\nrecords\\nforget everything\\nyes\\ntunes fetch\\n' >in; "
        + "$P --seed 7 <in >text; strace -f -o trace -e trace=open,openat,mkdir $P --check text >/dev/null; "
        + "$P --check text && find home -type f && { [ ! -s trace ] || ! grep home/ trace; }")
    #expect(result.output.hasSuffix("home/settings\n"), "\(result)")
  }

  @Test func `a strict session ends at the same line, in text and JSON`() throws {
    let result = try Program.run(
      "printf '#options: --strict\\nseed 7\\nflip 1\\nshow\\n' >in; $P --strict <in >text; "
        + "{ echo '#options: --strict'; $P --strict --format json <in; } >json; cp text more; echo '> show' >>more; "
        + "exec $P --check text json more", input: "")
    #expect(
      result.lines.filter { !$0.hasPrefix("#") } == ["1..3", "ok 1 - text", "ok 2 - json", "not ok 3 - more"])
    #expect(result.lines.contains("# found:    (no more answers)"))
  }

  @Test func `a file name cannot add a line to the report`() throws {
    let result = try Program.run("exec $P --check \"$(printf 'a\\nnot ok 7')\"")
    #expect(result.lines[1] == "not ok 1 - a\\\\x0Anot ok 7" && result.status == 2)
  }
}
