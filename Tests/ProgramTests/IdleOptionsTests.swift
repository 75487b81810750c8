import Testing

/// Options without an effect are reported once, and the session goes on.
struct IdleOptionsTests {
  @Test(arguments: [
    ("--color always", "--color has no effect in a script"),
    ("--no-color --format json", "--no-color has no effect with --format json"),
    ("--no-echo --format json", "--no-echo has no effect with --format json"),
    ("--overwrite", "--overwrite has no effect without --record"),
    ("--tunes online --deck d.tsv", "--tunes has no effect with --deck"),
    ("--home home --no-home", "--home has no effect with --no-home"),
    ("--no-home --home home", "--no-home has no effect with --home"),
    ("--no-home --format json", "--no-home has no effect with --format json"),
    ("--no-home", "--no-home has no effect in a script"),
    ("--plain --format json", "--plain has no effect with --format json"),
    ("--screen-reader --format json", "--screen-reader has no effect with --format json"),
    ("--board small --plain", "--board has no effect with --plain"),
    ("--plain --board small", "--plain has no effect with --board"),
    (
      "--board small --plain --format json",
      "--board has no effect with --format json; --plain has no effect with --format json"
    ),
    ("--no-color --color never", "--color has no effect in a script; --no-color has no effect in a script"),
    ("--generate man --seed 4", "--seed has no effect with --generate"),
    ("--language ru --generate man", "--language не действует вместе с --generate"),
    ("simulate --games 1 --plain --format json", "--plain has no effect with --format json"),
    (
      "--color never --color auto --overwrite",
      "--color has no effect in a script; --overwrite has no effect without --record"
    ),
  ])
  func `an option without an effect is reported once`(arguments: String, message: String) throws {
    let result = try Program.run("printf 'A\\tB\\nC\\tD\\n' >d.tsv; $P \(arguments)", input: "play 2\n")
    #expect(result.status == 0 && result.errors == "memory-tunes: \(message)\n", "\(result)")
  }

  @Test(arguments: [
    "--no-echo", "--home home", "--plain --seed 4", "--board small --board full", "--generate man",
    "--deck d.tsv", "--record r --overwrite",
    "--tunes auto --format text", "simulate --games 1 --plain", "simulate --games 1 --format json",
  ])
  func `an option with an effect is not reported`(arguments: String) throws {
    let result = try Program.run("printf 'A\\tB\\nC\\tD\\n' >d.tsv; $P \(arguments)", input: "play 2\n")
    #expect(result.status == 0 && result.errors == "", "\(result)")
  }
}
