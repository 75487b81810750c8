import Foundation
import Testing

/// Programs that play at the same time at one home.
struct CrowdTests {
  @Test(arguments: [2, 20])
  func `each has its own game, and all records arrive as whole lines`(count: Int) throws {
    let result = try Program.run(
      """
      all='flip 1 2\\nflip 1 3\\nflip 1 4\\nflip 2 3\\nflip 2 4\\nflip 3 4\\n'
      mkfifo gate
      i=0
      while [ $i -lt \(count) ]; do
        i=$((i + 1))
        {
          n=0; while [ $n -lt 15 ]; do printf "play 2\\n$all"; n=$((n + 1)); done
          printf "category rap\\nseed $i\\nplay 2\\nflip 1\\n"; cat gate
        } | "$P" --format json --home home >out$i 2>>errors &
      done
      i=0
      while [ $i -lt \(count) ]; do
        i=$((i + 1))
        until [ "$(wc -l <out$i)" -ge 110 ]; do sleep 0.05; done
      done
      : >gate; wait
      cat errors; grep -c '^when' home/records.tsv; awk -F '\\t' 'NF == 7' home/records.tsv | wc -l
      wc -l <home/records.tsv; wc -l <home/begun.tsv; ls home/games | wc -l
      i=0
      while [ $i -lt \(count) ]; do i=$((i + 1)); { cat gate; } | "$P" --format json --home home >in$i & done
      i=0
      while [ $i -lt \(count) ]; do i=$((i + 1)); until [ -s in$i ]; do sleep 0.05; done; done
      : >gate; wait
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
    let result = try Program.run(
      """
      mkfifo a b
      "$P" --format json --home home <a >outa & exec 3>a
      "$P" --format json --home home <b >outb & exec 4>b
      until [ -s outa ] && [ -s outb ]; do sleep 0.02; done
      echo 'seed 1\nplay 2' >&3; until [ "$(wc -l <outa)" = 3 ]; do sleep 0.02; done
      sleep 0.02; echo 'seed 2\nplay 2' >&4; until [ "$(wc -l <outb)" = 3 ]; do sleep 0.02; done
      sleep 0.02; echo 'flip 1' >&3; until [ "$(wc -l <outa)" = 4 ]; do sleep 0.02; done
      # The game of a program that runs is left alone.
      exec 4>&-; until "$P" --format json --home home </dev/null | grep '"seed":"2"'; do sleep 0.02; done
      exec 3>&-; wait
      "$P" --format json --home home </dev/null
      """)
    try #require(result.lines.count == 2, "\(result)")
    #expect(result.lines[1].contains("\"seed\":\"1\"") && result.errors == "")
  }

  @Test func `forgetting the games leaves those that are played`() throws {
    let result = try Program.run(
      """
      mkfifo a
      "$P" --format json --home home <a >outa & exec 3>a
      echo 'seed 1\nplay 2' >&3; until [ "$(wc -l <outa)" = 3 ]; do sleep 0.02; done
      printf 'seed 2\\nplay 2\\nforget game\\nforget game\\nflip 1\\n' | "$P" --no-echo --home home | grep forg
      ls home/games | wc -l
      echo 'forget everything\nflip 1' >&3; until [ "$(wc -l <outa)" = 5 ]; do sleep 0.02; done
      kill -9 $!; wait 2>/dev/null
      ls home home/games | grep -v game
      "$P" --format json --home home </dev/null
      """)
    #expect(result.lines.first == "The game that is kept: forgotten.", "\(result)")
    #expect(result.lines.dropFirst().first == "The game that is kept: there was nothing to forget.")
    #expect(result.lines.last!.contains("\"seed\":\"1\"") && result.lines.last!.contains("\"flips\":1"))
  }
}
