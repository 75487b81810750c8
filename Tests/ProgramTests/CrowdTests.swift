import Foundation
import Testing

/// Several programs with the same home.
struct CrowdTests {
  /// Waits for a condition, but not forever; and holds a pipe open as long as a file exists.
  private static let setting = """
    until_so() { tries=0; until eval "$1"; do tries=$((tries + 1)); [ $tries -lt 6000 ] || exit 1; sleep 0.03; done; }
    hold() { tries=0; while [ -e $1 ] && [ $tries -lt 6000 ]; do tries=$((tries + 1)); sleep 0.05; done; }
    trap 'rm -f gate exit' EXIT

    """

  private func run(_ line: String) throws -> Program.Result { try Program.run(Self.setting + line) }

  @Test(arguments: [2, 20])
  func `each program has its own game, and all records are complete lines`(count: Int) throws {
    let result = try run(
      """
      all='flip 1 2\\nflip 1 3\\nflip 1 4\\nflip 2 3\\nflip 2 4\\nflip 3 4\\n'
      : >gate; : >exit
      i=0
      while [ $i -lt \(count) ]; do
        i=$((i + 1)); : >out$i
        {
          n=0; while [ $n -lt 15 ]; do printf "play 2\\n$all"; n=$((n + 1)); done
          printf "category rap\\nseed $i\\nplay 2\\nflip 1\\n"; hold gate
        } | "$P" --format json --home home >out$i 2>>errors &
      done
      i=0
      while [ $i -lt \(count) ]; do
        i=$((i + 1))
        until_so '[ "$(wc -l <out$i)" -ge 110 ]'
      done
      rm gate; wait
      cat errors; grep -c '^when' home/records.tsv; awk -F '\\t' 'NF == 16' home/records.tsv | wc -l
      wc -l <home/records.tsv; wc -l <home/begun.tsv; ls home/games | wc -l
      i=0
      while [ $i -lt \(count) ]; do
        i=$((i + 1))
        hold exit | "$P" --format json --home home >in$i &
      done
      i=0
      while [ $i -lt \(count) ]; do i=$((i + 1)); until_so '[ -s in$i ]'; done
      rm exit; wait
      cat in* | sed 's/.*"seed":"\\([0-9]*\\)".*"flips":1,.*/\\1/' | sort -n | tr '\\n' ' '
      """)
    let records = 15 * count + 1
    let expected = ["1", "\(records)", "\(records)", "\(16 * count + 1)", "\(count)"]
    try #require(result.lines.count == 6, "\(result)")
    #expect(result.lines.prefix(5).map { $0.filter { $0 != " " } } == expected)
    #expect(result.lines[5] == (1...count).map { "\($0) " }.joined(), "\(result)")
    #expect(result.errors == "")
  }

  @Test func `a game being played is listed as such and not loaded or deleted, a waiting one is`() throws {
    let result = try run(
      """
      mkfifo a
      "$P" --format json --home home <a >outa & exec 3>a
      printf 'seed 5\\nplay 2\\nflip 1\\n' >&3; until_so '[ "$(wc -l <outa)" -eq 4 ]'
      other() { printf "$1" | "$P" --format json --home home | tail -n 1 | sed 's/.*"code"://; s/,"when".*//'; }
      other 'games\\n'; other 'load 1\\n'; other 'forget game 1\\n'; other 'forget games\\n'
      printf 'games\\n' | "$P" --format json --home home | grep -c '"inUse":true'
      exec 3>&-; wait
      printf 'seed 6\\nplay 3\\nflip 2\\ngames\\nload 1\\ngames\\n' | "$P" --format json --home home |
        sed 's/.*"seed":"\\([0-9]*\\)".*"code":/\\1 /; s/,"when".*//' | tail -n 3
      """)
    try #require(result.lines.count == 8, "\(result)")
    let listed = #""games","list":[{"name":null,"deck":"Pop","pairs":2,"matched":0,"moves":0"#
    #expect(result.lines[0] == listed && result.lines[4] == "1")
    #expect(result.lines[1...2] == ["\"game-refused\"}", "\"game-refused\"}"])
    #expect(result.lines[3] == "\"forgotten\"}")
    // The program continues the waiting game, and its deal gives that up.
    #expect(result.lines[5] == "6 \"games\",\"list\":[]}", "\(result)")
    #expect(result.lines[6] == "6 \"game-refused\"}" && result.lines[7] == "6 \"games\",\"list\":[]}")
  }

  @Test func `a step back to a game is refused while, or after, another program plays it`() throws {
    let result = try run(
      """
      printf 'play 2\\nsave x\\nload x\\nflip 1\\n' | "$P" --format json --home home >/dev/null
      mkfifo a b
      "$P" --format json --home home <a >outa & exec 3>a
      printf 'game\\nload 1\\n' >&3; until_so '[ "$(wc -l <outa)" -eq 3 ]'
      "$P" --format json --home home <b >outb 3>&- & exec 4>b
      printf 'game\\nflip 2\\n' >&4; until_so '[ "$(wc -l <outb)" -eq 3 ]'
      echo undo >&3; until_so '[ "$(wc -l <outa)" -eq 4 ]'
      exec 4>&-; until_so '[ "$(wc -l <outb)" -eq 3 ] && flock -n -s "$(ls -t home/games/*.game | head -n 1)" true'
      printf 'undo\\nlog\\n' >&3; exec 3>&-; wait
      tail -n 3 outa | grep -o '"ok":[a-z]*,"notice":"[^"]*"'
      """)
    #expect(
      result.output == """
        "ok":false,"notice":"A game on the way to that step is being played in another window."
        "ok":false,"notice":"A game on the way to that step was deleted, or continued in another window."
        "ok":true,"notice":"You are at step 2."

        """, "\(result)")
  }

  @Test func `the game that was on the table waits while others are loaded, through several programs`()
    throws
  {
    let result = try run(
      """
      go() { printf "$1" | "$P" --format json --home home; }
      go 'seed 5\\nplay 2\\nflip 1\\nsave one\\nseed 6\\nplay 3\\nflip 2\\nload one\\nflip 3\\n' >/dev/null
      ls home/games | wc -l
      go 'games\\nload 1\\n' | tail -n 2 | sed 's/.*"seed":"\\([0-9]*\\)".*"flips":\\([0-9]*\\).*/\\1 \\2/'
      go '' | sed 's/.*"seed":"\\([0-9]*\\)".*"flips":\\([0-9]*\\).*/\\1 \\2/'
      """)
    #expect(result.output == "3\n5 2\n6 1\n6 1\n", "\(result)")
  }

  @Test func `a loaded game goes on in its file, which is not written again`() throws {
    let result = try run(
      """
      go() { printf "$1" | "$P" --format json --home home; }
      shown() { sed 's/.*"seed":"\\([0-9]*\\)".*"flips":\\([0-9]*\\).*/\\1 \\2/'; }
      go 'seed 5\\nplay 2\\nflip 1\\nsave one\\nseed 6\\nplay 3\\nflip 2\\nload one\\n' >/dev/null
      file=$(grep -l 'seed: 6' home/games/*.game); cp "$file" before; ls -i "$file" >number
      go 'load 1\\nundo\\nload 1\\nflip 3\\n' | tail -n 1 | shown; go '' | shown
      ls -i "$file" | cmp - number; head -c "$(wc -c <before)" "$file" | cmp - before
      cp home/games/one.saved named; go 'load one\\nflip 2\\n' | tail -n 1 | shown; go '' | shown
      cmp named home/games/one.saved
      """)
    #expect(result.output == "6 2\n6 2\n5 2\n5 2\n" && result.errors == "", "\(result)")
  }

  @Test func `of several waiting games, the one played last is continued`() throws {
    let result = try run(
      """
      mkfifo a b
      "$P" --format json --home home <a >outa & exec 3>a
      "$P" --format json --home home <b >outb 3>&- & exec 4>b
      until_so '[ -s outa ] && [ -s outb ]'
      echo 'seed 1\nplay 2' >&3; until_so '[ "$(wc -l <outa)" = 3 ]'
      sleep 0.02; echo 'seed 2\nplay 2' >&4; until_so '[ "$(wc -l <outb)" = 3 ]'
      sleep 0.02; echo 'flip 1' >&3; until_so '[ "$(wc -l <outa)" = 4 ]'
      # The game of a program that runs is left alone.
      exec 4>&-; until_so '"$P" --format json --home home </dev/null | grep "seed.:.2.,"'
      exec 3>&-; wait
      "$P" --format json --home home </dev/null
      """)
    try #require(result.lines.count == 2, "\(result)")
    #expect(result.lines[1].contains("\"seed\":\"1\"") && result.errors == "")
  }

  /// Two waiting games, `a.game` of seed 1 and `b.game` of seed 2.
  private static let twoGames = """
    play() { printf '%b' "$1" | "$P" --format json --home home; }
    shown() { play '' | sed 's/.*"phase":"\\([a-z]*\\)","seed":"\\([0-9]*\\)".*"flips":\\([0-9]*\\).*/\\1 \\2 \\3/'; }
    all='game\\nflip 3\\nflip 1 2\\nflip 1 3\\nflip 1 4\\nflip 2 3\\nflip 2 4\\nflip 3 4\\n'
    two_games() {
      rm -rf home
      play 'seed 2\\nplay 2\\nflip 2\\n' >/dev/null; mv home/games/* b.game
      play 'seed 1\\nplay 2\\nflip 1\\n' >/dev/null; mv home/games/* a.game
      mv $1.game home/games; mv ?.game home/games
    }

    """

  @Test func `a waiting game is offered when a later one is finished`() throws {
    let result = try run(
      Self.twoGames + """
        two_games a; touch -d 2026-01-01 home/games/a.game; touch -d 2026-01-02 home/games/b.game
        shown; play "$all" >/dev/null; ls home/games | wc -l
        shown; play "$all" >/dev/null; ls home/games | wc -l
        play '' | grep -o '"phase":"[a-z]*","seed":"[0-9]*"'
        """)
    let expected = ["playing 2 1", "2", "playing 1 1", "1", "\"phase\":\"finished\",\"seed\":\"1\""]
    #expect(result.lines.map { $0.trimmingCharacters(in: .whitespaces) } == expected, "\(result)")
    #expect(result.errors == "")
  }

  @Test(.enabled(if: Home.isRoot, "it takes root to forbid changing a file"))
  func `a finished game that cannot be changed is skipped silently`() throws {
    let result = try run(
      Self.twoGames + """
        two_games a; touch -d 2026-01-01 home/games/a.game; play "$all" >/dev/null
        chattr +i home/games/b.game 2>/dev/null || { echo "cannot forbid"; exit; }
        shown; chattr -i home/games/b.game
        """)
    guard result.output != "cannot forbid\n" else { return }
    #expect(result.output == "playing 1 1\n" && result.errors == "", "\(result)")
  }

  @Test func `forgetting a game leaves the others`() throws {
    let result = try run(
      Self.twoGames + """
        two_games a; touch -d 2026-01-01 home/games/a.game; cp home/games/a.game a; echo junk >home/games/c.game.damaged
        play 'forget game\\nforget game\\n' | grep -oE '(Deleted|Nothing to delete:) your saved game.'; cmp home/games/a.game a; ls home/games; shown
        """)
    #expect(
      result.lines == [
        "Deleted your saved game.", "Nothing to delete: your saved game.", "a.game",
        "c.game.damaged", "playing 1 1",
      ], "\(result)")
    #expect(result.errors == "")
  }

  @Test(arguments: ["a", "b"])
  func `the game played last is found within a second, in any order`(last: String) throws {
    for first in ["a", "b"] {
      let result = try run(
        Self.twoGames + """
          two_games \(first); touch -d '2026-01-01 00:00:00.1' home/games/*; touch -d '2026-01-01 00:00:00.2' home/games/\(last).game
          shown; touch -d '2026-01-01 00:00:00.2' home/games/*; shown
          """)
      // At the same time, the one whose name comes last.
      #expect(result.lines == [last == "a" ? "playing 1 1" : "playing 2 1", "playing 2 1"], "\(result)")
    }
  }

  @Test func `after a game that cannot be played, the next one is offered`() throws {
    let result = try run(
      Self.twoGames + """
        two_games a; touch -d 2026-01-01 home/games/?.game; touch -d 2026-01-02 home/games/b.game
        printf '# memory-tunes, a game that is kept, version 1\\nplay 2\\nflip 9\\n' >home/games/c.game
        shown; ls home/games; shown
        """)
    #expect(result.lines == ["playing 2 1", "a.game", "b.game", "c.game.damaged", "playing 2 1"], "\(result)")
    #expect(
      result.errors == "memory-tunes: home/games/c.game:1 cannot be read and was renamed to c.game.damaged\n")
  }

  @Test(arguments: ["forget everything", "forget game"])
  func `no program deletes the game of another running program`(line: String) throws {
    let result = try run(
      Self.twoGames + """
        mkfifo a
        "$P" --format json --home home <a >outa & exec 3>a
        echo 'seed 3\nplay 2' >&3; until_so '[ "$(wc -l <outa)" = 3 ]'
        cp home/games/*.game kept; name=$(ls home/games)
        play 'seed 4\\nplay 2\\n\(line)\\n' >/dev/null; ls home/games | grep -cv "$name"; cmp kept home/games/"$name"
        play 'forget everything\\n' >/dev/null; cmp kept home/games/"$name"
        kill -9 $!; wait 2>/dev/null; shown
        """)
    #expect(result.lines == ["0", "playing 3 0"], "\(result)")
  }

  @Test func `forgetting the games leaves those being played`() throws {
    let result = try run(
      """
      mkfifo a
      "$P" --format json --home home <a >outa & exec 3>a
      echo 'seed 1\nplay 2' >&3; until_so '[ "$(wc -l <outa)" = 3 ]'
      printf 'seed 2\\nplay 2\\nforget game\\nforget game\\nflip 1\\n' | "$P" --no-echo --home home | grep 'your saved'
      ls home/games | wc -l
      echo 'forget everything\nflip 1' >&3; until_so '[ "$(wc -l <outa)" = 5 ]'
      kill -9 $!; wait 2>/dev/null
      ls home home/games | grep -v game
      "$P" --format json --home home </dev/null
      """)
    #expect(result.lines.first == "Deleted your saved game.", "\(result)")
    #expect(result.lines.dropFirst().first == "Nothing to delete: your saved game.")
    #expect(
      result.lines.last?.contains("\"seed\":\"1\"") == true
        && result.lines.last?.contains("\"flips\":1") == true)
  }
}
