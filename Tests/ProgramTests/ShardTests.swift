import Foundation
import Testing

/// A simulation in a hundred shards, run by GNU parallel as in docs/SIMULATION.md.
@Suite(
  .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/env_parallel"), "needs GNU parallel"),
  .endsIfItHangs)
struct ShardTests {
  @Test func `a hundred shards, one killed and played again, add up to the whole`() throws {
    let result = try Program.run(
      """
      export HOME="$PWD" LC_ALL=C
      cat >shard <<'END'
      #!/bin/sh
      # The first time this shard is killed in the middle of its work.
      if [ "$1" = 5000 ] && ! [ -e killed ]; then : >killed; kill -KILL $$; fi
      exec "$P" simulate --seed 1 --pairs 3 --first "$1" --games 100 --jobs 1 --format json
      END
      chmod +x shard; mkdir shards
      play() { seq 0 100 9900 | parallel --will-cite -j 2 --joblog log "$@" './shard {} >shards/{}'; }
      play 2>/dev/null; echo "parallel: $?"
      "$P" simulate --merge --format json shards/* >first 2>missing; echo "merge: $?"; cat missing
      play --resume-failed; echo "parallel: $?"
      cat shards/* | "$P" simulate --merge --format json >merged; echo "merge: $?"
      "$P" simulate --seed 1 --pairs 3 --games 10000 --format json | cmp - merged && echo equal
      awk 'END { print NR - 1 }' log
      """)
    #expect(
      result.output == """
        parallel: 1
        merge: 2
        memory-tunes: no shards found in shards/5000
        parallel: 0
        merge: 0
        equal
        101

        """, "\(result)")
  }
}
