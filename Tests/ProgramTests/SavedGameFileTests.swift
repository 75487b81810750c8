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
}
