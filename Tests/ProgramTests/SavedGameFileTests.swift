import Testing

/// The game file, whatever else changes it, and whatever the clock says.
struct SavedGameFileTests {
  private func run(_ line: String) throws -> Program.Result {
    try Program.run(
      """
      until_so() { tries=0; until eval "$1" || [ $tries -ge 9000 ]; do tries=$((tries + 1)); sleep 0.01; done; }
      play() { printf '%b' "$1" | "$P" --format json --home home; }
      shown() { play '' | sed 's/.*"phase":"\\([a-z]*\\)","seed":"\\([0-9]*\\)".*"flips":\\([0-9]*\\).*/\\1 \\2 \\3/'; }

      """ + line)
  }

  @Test(arguments: [0, 10, -3])
  func `a game file that was shortened during the game is written anew`(size: Int) throws {
    let result = try run(
      """
      mkfifo lines; "$P" --format json --home home <lines >answers & exec 3>lines
      printf 'seed 1\\nplay 2\\nflip 1\\n' >&3; until_so '[ "$(wc -l <answers)" = 4 ]'
      truncate -s \(size) home/games/*.game
      printf 'flip 2\\n' >&3; until_so '[ "$(wc -l <answers)" = 5 ]'
      kill -9 $!; wait 2>/dev/null; tr -d '\\n[:print:]' <home/games/*.game | wc -c; shown; ls home/games | wc -l
      """)
    #expect(
      result.lines.map { $0.filter { $0 != " " } } == ["0", "playing12", "1"]
        && !result.errors.contains("memory-tunes: "),
      "\(result)")
  }

  /// A lock that another program holds makes this one wait in the middle of the end of a game.
  @Test(arguments: ["records.tsv", "learned.tsv"])
  func `a kill while a game ends neither loses its record nor adds it twice`(locked: String) throws {
    let result = try run(
      """
      play 'seed 2\\npractice 2\\nflip 1 2\\n' >/dev/null
      (exec 9>>home/\(locked); flock 9; exec sleep 600) & holder=$!
      until_so '! flock -n home/\(locked) true'
      mkfifo lines; "$P" --format json --home home <lines >answers & killed=$!; exec 3>lines
      until_so '[ -s answers ]'; before=$(cat home/*.tsv home/games/* | wc -c)
      printf 'game\\nflip 3 4\\n' >&3
      until_so '[ "$(cat home/*.tsv home/games/* | wc -c)" -gt $before ]'; sleep 0.2
      kill -9 $killed $holder; wait 2>/dev/null; exec 3>&-
      for start in 1 2 3; do play 'game\\nflip 3 4\\n' >/dev/null; done
      tail -n +2 home/records.tsv | wc -l; tail -n +2 home/learned.tsv | cut -f 2 | sort
      play 'forget records\\n' >/dev/null; play '' >/dev/null; ls home
      """)
    #expect(
      result.lines.map { $0.filter { $0 != " " } } == [
        "1", "(TheyLongtoBe)ClosetoYou", "YourSong", "games", "learned.tsv",
      ], "\(result)")
    #expect(!result.errors.contains("memory-tunes: "), "\(result)")
  }

  @Test func `the end of a game is noted in its file only until it is recorded`() throws {
    let result = try run(
      """
      play 'seed 2\\npractice 2\\nflip 1 2\\nflip 3 4\\nplay 2\\nseed 2\\nplay 2\\nflip 1 2\\nflip 3 4\\n' >/dev/null
      wc -l <home/records.tsv; tail -c 1 home/games/* | od -An -c; grep -c 'record\\|learned' home/games/*; shown
      """)
    #expect(
      result.lines.map { $0.filter { $0 != " " } } == ["3", "\\n", "0", "finished24"], "\(result)")
  }

  @Test func `after the clock was set back, the game played last is offered`() throws {
    let result = try run(
      """
      play 'seed 1\\nplay 2\\nflip 1\\n' >/dev/null; mv home/games/* a.game
      play 'seed 2\\nplay 2\\nflip 1\\n' >/dev/null; mv home/games/* b.game; mv ?.game home/games
      touch -d '1 hour' home/games/a.game; touch -d '2 hours' home/games/b.game
      play 'load 1\\nflip 2\\n' >/dev/null; shown
      play 'load 1\\n' >/dev/null; shown
      """)
    #expect(result.lines == ["playing 1 2", "playing 2 1"], "\(result)")
  }

  @Test func `saved tunes of the future are too old`() throws {
    let result = try run(
      """
      mkdir -p home/tunes; printf 'One\\tA\\tX\\nTwo\\tB\\tY\\nThree\\tC\\tZ\\n' >home/tunes/pop.tsv
      fetches() { echo tunes | "$P" --home home --tunes auto --format json | grep -o '"fetchesFirst":[a-z]*'; }
      fetches; touch -d 2100-01-01 home/tunes/pop.tsv; fetches
      """)
    #expect(result.lines == ["\"fetchesFirst\":false", "\"fetchesFirst\":true"], "\(result)")
  }
}
