import Testing

/// `simulate --merge`: shards added up by the built program.
struct MergeTests {
  /// Plays shards of one simulation; `$P` is the program.
  private static func shards(_ arguments: String = "--player random --player zwick-paterson") -> String {
    """
    shard() { $P simulate --format json --seed 5 --pairs 4 --first $1 --games $2 --jobs $3 \(arguments); }
    shard 0 40 1 >a; shard 40 1 2 >b; shard 41 59 3 >c; shard 0 100 2 >whole

    """
  }

  @Test(arguments: [
    "", "--player random", "--player zwick-paterson --player OPTIMAL",
    "--player capacity:3 --player forgetful:0.5",
  ])
  func `shards add up to the whole, in files, lines and any order`(arguments: String) throws {
    let result = try Program.run(
      Self.shards(arguments) + """
        $P simulate --merge --format json c a b | cmp - whole
        cat b c a | $P simulate --merge --format json | cmp - whole
        cat b a | $P simulate --merge --format json >ab; $P simulate --merge --format json c ab | cmp - whole
        python3 -c 'import json, sys; print(json.dumps(json.load(open("a")), indent=1, sort_keys=True))' >a2
        $P simulate --merge --format json a2 b c | cmp - whole
        $P simulate --games 100 --pairs 4 --seed 5 \(arguments) >report; $P simulate --merge a b c | cmp - report
        """)
    #expect(result.status == 0 && result.output == "" && result.errors == "", "\(result)")
  }

  @Test func `a part of a simulation may begin with any game`() throws {
    let result = try Program.run(Self.shards() + "$P simulate --merge c b")
    #expect(result.output.hasPrefix("60 games of 4 pairs, seed 5, first game 40: "), "\(result)")
  }

  @Test func `overlapping and incomplete shards are refused by name`() throws {
    let twice = try Program.run(Self.shards() + "exec $P simulate --merge a b c b")
    #expect(twice.status == 2 && twice.output == "")
    #expect(twice.errors == "memory-tunes: b:1: game 40 is also in b:1\n")
    let common = try Program.run(Self.shards() + "cat a whole | $P simulate --merge")
    #expect(common.status == 2 && common.errors.contains("standard input:") && common.errors.contains("game 0"))
    let gap = try Program.run(Self.shards() + "exec $P simulate --merge a c")
    #expect(gap.status == 2 && gap.errors == "memory-tunes: game 40 is missing, between a:1 and c:1\n")
  }

  @Test func `a missing first or last shard is noticed if the number of games is given`() throws {
    for (files, games) in [("b c", "60"), ("a b", "41"), ("a - c", "100")] {
      let result = try Program.run(
        Self.shards() + "$P simulate --merge --format json --games 100 \(files) <b | cmp - whole")
      if games == "100" {
        #expect(result.status == 0 && result.errors == "", "\(result)")
      } else {
        let (first, last) = files == "b c" ? ("b", "c") : ("a", "b")
        #expect(
          result.errors.contains(
            "memory-tunes: the shards from \(first):1 to \(last):1 have \(games) games together, not 100\n"),
          "\(result)")
      }
    }
  }

  @Test func `a thousand files are read one after another`() throws {
    let result = try Program.run(
      """
      mkdir shards; $P simulate --format json --seed 5 --pairs 3 --games 10 >shard
      awk '{ for (first = 0; first < 10000; first += 10) {
        name = "shards/" first; line = $0
        sub(/"first":0/, "\\"first\\":" first, line); print line >name; close(name) } }' shard
      ulimit -n 50; $P simulate --merge --games 10000 shards/*
      """)
    #expect(result.status == 0 && result.errors == "", "\(result)")
    #expect(result.lines.first == "10000 games of 3 pairs, seed 5, first game 0: optimal", "\(result)")
  }

  @Test func `each shard in a file is named by its line`() throws {
    let result = try Program.run(
      Self.shards() + "{ cat a; echo; cat b; echo; echo; cat b; } >all; exec $P simulate --merge all c")
    #expect(result.errors == "memory-tunes: all:6: game 40 is also in all:3\n", "\(result)")
  }

  @Test(arguments: ["--pairs 5", "--seed 6", "--player random", "--player zwick-paterson --player random"])
  func `shards of different simulations are refused by name`(change: String) throws {
    let other = "$P simulate --format json --first 40 --games 1"
    let arguments =
      change.contains("player")
      ? "--seed 5 --pairs 4 \(change)"
      : "--seed 5 --pairs 4 --player random --player zwick-paterson \(change)"
    let result = try Program.run(Self.shards() + "\(other) \(arguments) >b; exec $P simulate --merge a b c")
    #expect(result.status == 2 && result.output == "", "\(result)")
    #expect(result.errors.hasPrefix("memory-tunes: b:1: the ") && result.errors.contains("a:1"))
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "null", "5", "memory-tunes", "\"",
    #"{"games":1,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{"1":1},"won":[1]}"#,
    #"{"games":1,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{"1":1},"won":[1],"drawn":0"#,
    #"{"games":1,"pairs":1,"players":["optimal"],"seed":1,"first":0,"moves":{"1":1},"won":[1],"drawn":0}"#,
    #"{"games":1.0,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{"1":1},"won":[1],"drawn":0}"#,
    #"{"games":-1,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{"1":1},"won":[1],"drawn":0}"#,
    #"{"games":2,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{"1":1},"won":[1],"drawn":0}"#,
    #"{"games":1,"games":1,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{"1":1},"won":[1],"drawn":0}"#,
    #"{"games":1,"pairs":1,"players":["ann:1"],"seed":"1","first":0,"moves":{"1":1},"won":[1],"drawn":0}"#,
    #"{"games":1,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{"1":1,"1":0},"won":[1],"drawn":0}"#,
    #"{"games":1,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{"0":1},"won":[1],"drawn":0}"#,
    #"{"games":1,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{"1":1},"won":[2],"drawn":0}"#,
    #"{"games":1,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{"1":1},"won":[1,0],"drawn":0}"#,
    #"{"games":1,"pairs":0,"players":["optimal"],"seed":"1","first":0,"moves":{"1":1},"won":[0],"drawn":0}"#,
    #"{"games":0,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{},"won":[0],"drawn":0}"#,
    #"{"games":1,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{"1":1},"won":[1],"drawn":0}}"#,
    #"{"games":1,"pairs":1,"players":["optimal"],"seed":"1","first":0,"moves":{"1":1},"won":[1],"drawn":0},"#,
    #"{"games":1,"pairs":1,"players":["\ud800"],"seed":"1","first":0,"moves":{"1":1},"won":[1],"drawn":0}"#,
  ])
  func `anything but a shard is refused by name`(shard: String) throws {
    let result = try Program.run("cat >a; exec $P simulate --merge a", input: shard)
    #expect(result.status == 2 && result.output == "", "\(result)")
    #expect(
      result.errors.hasPrefix("memory-tunes: ")
        && (result.errors.contains(" a:") || result.errors.hasSuffix(" in a\n")))
  }

  @Test func `counts too large to add are refused, others reported`() throws {
    let shard = { (first: String, games: String, moves: String) in
      #"{"games":\#(games),"pairs":1,"players":["optimal"],"seed":"1","first":\#(first),"#
        + #""moves":{"\#(moves)":\#(games)},"won":[\#(games)],"drawn":0}"# + "\n"
    }
    let large = "9007199254740992"
    let result = try Program.run(
      "exec timeout 60 $P simulate --merge", input: shard("18446744073709551615", large, large))
    #expect(result.status == 0 && result.lines.contains { $0.hasPrefix("most") }, "\(result)")
    let many = try Program.run(
      "exec $P simulate --merge",
      input: (0..<1100).map { shard(String(UInt64($0) << 53), large, "1") }.joined())
    #expect(many.status == 2 && many.errors == "memory-tunes: too many games to count\n")
    let larger = try Program.run("exec $P simulate --merge", input: shard("0", "9007199254740993", "1"))
    #expect(larger.status == 2)
  }

  @Test func `missing files and wrong usage are errors`() throws {
    let missing = try Program.run("exec $P simulate --merge none")
    #expect(missing.status == 2 && missing.errors == "memory-tunes: none: No such file or directory\n")
    for arguments in ["--merge -", "--merge=a", "file"] {
      let result = try Program.run("exec $P simulate \(arguments)")
      #expect(result.status == 2 && result.output == "" && result.errors.hasPrefix("memory-tunes: "))
    }
    let idle = try Program.run(Self.shards() + "exec $P simulate --first 3 --merge whole --jobs 2")
    #expect(
      idle.status == 0
        && idle.errors
          == "memory-tunes: --first has no effect with --merge; --jobs has no effect with --merge\n"
    )
  }
}
