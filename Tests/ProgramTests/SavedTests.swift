import Foundation
import Testing

/// Unusable homes and saved files: the game goes on, reports it in one sentence, and is restored at the next
/// start.
struct SavedTests {
  private func run(_ line: String) throws -> Program.Result { try Program.run(Home.setting + line) }

  @Test func `the game waits for the next start, which says so`() throws {
    let result = try run("tail -n 1 before; play 'show\\n'; printf 'game\\n' | $P --home home")
    try #require(result.lines.count > 2, "\(result)")
    #expect(Program.Result.game(result.lines[0]) == Program.Result.game(result.lines[1]))
    #expect(
      result.lines[1].contains(
        "\"notice\":\"A game is waiting, 0 of 2 pairs found. To continue it, type: game\""))
    #expect(result.output.contains("A game is waiting, 0 of 2 pairs found. To continue it, type: game\n"))
    #expect(result.output.contains("+- 1 up --") && result.errors == "")
  }

  @Test func `options of the new start override saved ones, for that start only`() throws {
    let result = try run(
      "echo play | $P --home home --seed 5 --category rap --format json; play ''; cat home/settings")
    try #require(result.lines.count == 4, "\(result)")
    #expect(result.lines[0].contains("\"category\":\"rap\""))
    #expect(result.lines[1].contains("\"seed\":\"5\""))
    #expect(result.lines[2].contains("\"category\":\"rock\"") && result.lines[2].contains("\"seed\":\"5\""))
    #expect(result.lines[3] == "category = rock")
  }

  @Test func `saved files are for their owner alone, whatever the umask`() throws {
    let result = try Program.run(
      "umask 0; \(Home.setting) rm home/history; cd home; stat -c '%a %n' . * games/* | sed 's/[0-9]*-[0-9]*[.]/x./'"
    )
    #expect(
      result.lines == [
        "700 .", "600 begun.tsv", "700 games", "600 records.tsv", "600 settings", "600 games/x.game",
      ])
  }

  @Test func `without a home, nothing is read or written`() throws {
    let result = try Program.run(
      "HOME=$PWD; export HOME; printf 'play\\nforget game\\nrecords\\n' | $P --no-home; ls -A")
    #expect(result.output.contains("This session keeps no records"))
    #expect(result.lines.last == "out")
    #expect(result.output.contains("err\nin\nout\n"))
  }

  /// Faults of a file `$f`.
  private static let faults = [
    "empty": ": >$f", "garbage": "head -c 5000 \"$P\" >$f", "zeros": "head -c 5000 /dev/zero >$f",
    "text": "yes garbage | head -n 1000 >$f", "folder": "rm $f; mkdir $f", "pipe": "rm $f; mkfifo $f",
    "link": "mv $f elsewhere; ln -s ../elsewhere $f; ln -s ../../elsewhere $f 2>/dev/null",
    "dangling": "rm $f; ln -s nowhere $f", "loop": "rm $f; ln -s $f $f", "large": "truncate -s 65M $f",
    "version": "sed -i 's/version 3/version 0/; s/when/version 3/' $f", "future": "touch -d 2100-01-01 $f",
    "gone": "rm $f", "torn": "truncate -s -3 $f", "unterminated": "printf x >>$f",
  ]

  @Test(arguments: faults.keys.sorted())
  func `an unusable file is reported once and set aside, and the game goes on`(fault: String) throws {
    let result = try run(
      """
      cp -R home good
      for name in settings records.tsv begun.tsv "${game#home/}"; do
        rm -rf home elsewhere; cp -R good home
        f=home/$name
        { \(Self.faults[fault]!); } 2>/dev/null
        play "stats\\nrecords\\ncategory rap\\nplay 2\\n${all}play 2\\nflip 1\\n" >first 2>complaint || echo "status $?"
        [ "$(wc -l <complaint)" -le 1 ] || cat complaint
        [ "$(wc -l <first)" = 13 ] || echo "answers $(wc -l <first)"
        tail -n 1 first
        play 'records\\n' >second 2>complaint || echo "status $?"
        grep -v -e ': home/settings:[0-9]*: ' -e ' skipped' complaint
        head -n 1 second
        grep -q '"list":.{"when"' second || { echo "no records"; cat second; }
        grep -qx 'category = rap' home/settings || cat home/settings
      done
      """)
    try #require(result.lines.count == 8 && result.errors == "", "\(fault): \(result.output) \(result.errors)")
    for place in stride(from: 0, to: result.lines.count - 1, by: 2) {
      #expect(
        Program.Result.game(result.lines[place]) == Program.Result.game(result.lines[place + 1]),
        "\(place): \(result.lines[place])\n\(result.lines[place + 1])")
      #expect(result.lines[place].contains("\"flips\":1,"))
    }
  }

  @Test func `a game of a later version is left alone and reported, and another is saved next to it`() throws {
    let result = try run(
      """
      sed -i 's/format: 1/format: 2/' $game; cp $game later
      play 'play 2\nflip 1\n' 2>complaint | tail -n 1; sed "s|$game|GAME|" complaint
      play 'show\n' 2>complaint | head -n 1; cmp $game later; ls home/games/*.damaged 2>/dev/null; ls home/games | wc -l
      """)
    try #require(result.lines.count == 4, "\(result)")
    #expect(result.lines[1] == "memory-tunes: GAME is from a later version and was left alone")
    #expect(Program.Result.game(result.lines[0]) == Program.Result.game(result.lines[2]))
    #expect(result.lines[3] == "2" && result.errors == "")
  }

  @Test func `files cut anywhere do not stop the game, and cost at most a sentence each`() throws {
    let result = try run(
      """
      play 'game\\nundo\\nredo\\nflip 2\\nundo\\nseed 5\\n' >/dev/null
      export P; python3 - "${game#home/}" <<'END'
      import os, shutil, subprocess, sys
      shutil.copytree('home', 'good')
      sizes = {name: os.path.getsize('good/' + name) for name in ['settings', 'records.tsv', 'begun.tsv', sys.argv[1]]}
      program = [os.environ['P'], '--format', 'json', '--home', 'home']
      for cut in range(max(sizes.values()) + 1):
        shutil.rmtree('home')
        shutil.copytree('good', 'home')
        for name, size in sizes.items(): os.truncate('home/' + name, min(cut, size))
        run = subprocess.run(program, input=b'stats\\nplay 2\\n', capture_output=True)
        said = max(run.stderr.count(os.path.basename(name).encode() + b':') for name in sizes)
        others = run.stderr.count(b'\\n') > len(sizes)
        if run.returncode != 0 or said > 1 or others or run.stdout.count(b'\\n') != 3: print(cut, run)
      print('done')
      END
      """)
    #expect(result.output == "done\n" && result.errors == "")
  }

  /// Homes in which nothing can be saved, each with its cleanup.
  @Test(arguments: [
    "echo x >home", "ln -s nowhere home", "ln -s home home", "mkfifo home",
    "mkdir home; echo x >home/games; mkdir home/settings.d",
  ])
  func `an unusable home is reported once`(trouble: String) throws {
    try checkUselessHome(trouble)
  }

  @Test(arguments: ["ulimit -f 0", "mkdir -p home; ulimit -f 0"])
  func `a home in which no file may grow is reported once`(trouble: String) throws {
    try checkUselessHome(trouble)
  }

  private func checkUselessHome(_ trouble: String) throws {
    // Through pipes, because the limit also applies to files written here.
    let result = try Program.run(
      "{ { (\(trouble); exec $P --format json --home home 2>&3) | cat >&4; } 3>&1 | cat >&2; } 4>&1",
      input: "category rap\nplay 2\nflip 1\nflip 2\nundo\nplay 2\n")
    #expect(result.lines.count == 7 && result.lines.allSatisfy { $0.contains("\"ok\":true") })
    #expect(
      result.errors.firstMatch(of: /^memory-tunes: cannot save [^\n]*\n$/) != nil, "\(result)")
  }

  @Test(arguments: [("<&-", "standard input"), (">&-", "standard output"), ("<&- >&- 2>&-", "")])
  func `with a closed stream, no saved file takes its place`(closed: String, name: String) throws {
    let result = try run(
      """
      cp -R home good; echo menu | "$P" --format json --home home --record r \(closed); echo "status $?"
      diff -r good home; grep -v '^#' r; play ''
      """)
    #expect(
      result.lines.contains("status 2") && result.lines.last?.contains("\"flips\":1,") == true, "\(result)")
    let recorded = result.lines.filter { !$0.hasPrefix("{\"line\":0,") && !$0.hasPrefix("status") }
    #expect(recorded.allSatisfy { ["play 2", "flip 1", "menu"].contains($0) }, "\(result)")
    #expect(name == "" || result.errors == "memory-tunes: \(name): Bad file descriptor\n")
  }

  @Test func `after a game too long to save, the next one is saved`() throws {
    let result = try Program.run(
      """
      python3 -c "
      for number in range(970): print(str(number) + 'x' * 65000 + '\\tA')" >big.tsv
      printf 'deck big.tsv\\nplay 2\\ntunes category\\nplay 2\\nflip 1\\n' | "$P" --home home >/dev/null
      echo game | "$P" --format json --home home | tail -n 1
      """)
    #expect(result.lines.last?.contains("\"flips\":1,") == true, "\(result)")
    #expect(result.errors == "memory-tunes: this game is too long: the rest will not be saved\n")
  }

  @Test func `forget everything removes all files, including those set aside`() throws {
    let result = try run(
      """
      for name in settings records.tsv begun.tsv "${game#home/}"; do cp home/$name good; truncate -s 65M home/$name; done
      : >home/history.damaged; mkdir home/tunes; : >home/tunes/pop.tsv; : >home/tunes/pop.tsv.damaged2
      play 'records\nplay 2\nflip 1\nforget everything\n' >/dev/null; find home -type f; play ''
      """)
    #expect(result.lines.count == 1 && result.lines[0].contains("\"game\":null"), "\(result)")
    #expect(
      result.errors.firstMatch(of: /^memory-tunes: home\/[^\n]* was renamed to [^\n]*; the same for 3 more\n$/)
        != nil)
  }

  @Test func `missing folders are created`() throws {
    let result = try Program.run(
      "printf 'play 2\\n' | $P --home a/b/c >/dev/null; stat -c %a a a/b a/b/c; $P --home a/b/c/ --format json </dev/null"
    )
    #expect(result.lines.dropLast() == ["700", "700", "700"])
    #expect(result.lines.last?.contains("\"phase\":\"playing\"") == true)
  }

  @Test(.enabled(if: Home.isRoot, "it takes root to become somebody else"))
  func `another user's home is reported once, and readable files are read`() throws {
    let result = try run(
      """
      chmod 755 . home home/games; chmod 644 home/settings home/games/*; cp "$P" game
      as() { printf "$1" | setpriv --reuid=65534 --regid=65534 --clear-groups ./game --format json --home home; }
      as 'game\\nflip 2\\nplay 2\\ncategory rap\\n'
      chmod 700 home; as 'play 2\\nflip 1\\n'
      chown -R 65534 home; chmod 500 home; chmod 500 home/games; as 'game\\nflip 2\\n'; as ''
      chmod 700 home home/games; chown 0 home/* home/games/*; chown 0:0 home/games; chown 65534 home/games
      chmod 600 home/settings home/games/*; as 'play 2\\ncategory rap\\n'; as ''
      """)
    let games = result.lines.map { Program.Result.game($0) }
    try #require(games.count == 5 + 3 + 3 + 1 + 3 + 1, "\(result)")
    // Read and not written.
    #expect(games[0].contains("rock\",\"game\":{\"phase\":\"playing\"") && games[2].contains("\"flips\":2"))
    // Not even read.
    #expect(games[5].contains("\"category\":\"pop\",\"game\":null") && games[7].contains("\"flips\":1"))
    // The file of the game can be written, its folder cannot.
    #expect(games[8] == games[0] && games[11] == games[10])
    // Another user's files in the user's own folder stay, including the settings.
    let table = { (game: String) in game.drop { $0 != "," } }
    #expect(games[12].contains("\"game\":null") && table(games[15]) == table(games[14]))
    let complaints = result.errors.split(separator: "\n")
    #expect(
      complaints.count == 5 && complaints.allSatisfy { $0.hasPrefix("memory-tunes: ") }, "\(result.errors)")
  }

  @Test(.enabled(if: Home.isRoot, "it takes root to mount a small disk"))
  func `a full disk is reported once, and nothing is lost when there is space again`() throws {
    let result = try run(
      """
      mkdir disk; mount -t tmpfs -o size=64k tmpfs disk 2>/dev/null || { echo "cannot mount"; exit; }
      trap 'exec 3>&-; umount disk' EXIT
      mkfifo lines answers
      "$P" --format json --home disk/home <lines >answers & exec 3>lines 4<answers
      ask() { echo "$1" >&3; read -r answer <&4; }
      read -r answer <&4
      ask 'play 3'; ask 'flip 1'
      dd if=/dev/zero of=disk/filler bs=1k 2>/dev/null
      ask 'category rap'; ask 'flip 2'; ask 'play 2'; ask 'flip 1'; ask 'seed 5'
      rm disk/filler
      ask 'flip 2'; echo "$answer"
      kill -9 $!; wait
      "$P" --format json --home disk/home </dev/null; ls -R disk/home | grep -c new
      """)
    guard result.output != "cannot mount\n" else { return }
    try #require(result.lines.count == 3 && result.lines.last == "0", "\(result)")
    let games = result.lines.map { Program.Result.game($0).drop { $0 != "," } }
    #expect(games[0] == games[1] && games[0].contains("\"flips\":2"))
    #expect(
      result.errors.split(separator: "\n").filter { $0.hasPrefix("memory-tunes: ") } == [
        "memory-tunes: cannot save anything in disk/home: No space left on device"
      ], "\(result)")
  }
}
