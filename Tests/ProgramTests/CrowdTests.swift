import Foundation
import Testing

/// Programs that play at the same time at one home.
struct CrowdTests {
  /// Waiting until something is so, but not for ever; and holding a pipe open while there is a file.
  private static let setting = """
    until_so() { tries=0; until eval "$1"; do tries=$((tries + 1)); [ $tries -lt 6000 ] || exit 1; sleep 0.03; done; }
    hold() { tries=0; while [ -e $1 ] && [ $tries -lt 6000 ]; do tries=$((tries + 1)); sleep 0.05; done; }
    trap 'rm -f gate exit' EXIT

    """

  private func run(_ line: String) throws -> Program.Result { try Program.run(Self.setting + line) }

  @Test(arguments: [2, 20])
  func `each has its own game, and all records arrive as whole lines`(count: Int) throws {
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
      cat errors; grep -c '^when' home/records.tsv; awk -F '\\t' 'NF == 14' home/records.tsv | wc -l
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

  @Test func `of several games that wait the one played last is gone on with`() throws {
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

  @Test func `forgetting the games leaves those that are played`() throws {
    let result = try run(
      """
      mkfifo a
      "$P" --format json --home home <a >outa & exec 3>a
      echo 'seed 1\nplay 2' >&3; until_so '[ "$(wc -l <outa)" = 3 ]'
      printf 'seed 2\\nplay 2\\nforget game\\nforget game\\nflip 1\\n' | "$P" --no-echo --home home | grep 'Your saved'
      ls home/games | wc -l
      echo 'forget everything\nflip 1' >&3; until_so '[ "$(wc -l <outa)" = 5 ]'
      kill -9 $!; wait 2>/dev/null
      ls home home/games | grep -v game
      "$P" --format json --home home </dev/null
      """)
    #expect(result.lines.first == "Your saved game: deleted.", "\(result)")
    #expect(result.lines.dropFirst().first == "Your saved game: there was nothing to delete.")
    #expect(
      result.lines.last?.contains("\"seed\":\"1\"") == true
        && result.lines.last?.contains("\"flips\":1") == true)
  }
}
