import Testing
@testable import MemoryGame
@testable import MemoryTunes

struct SimulationShardTests {
  @Test func `a shard is taken if its games can have been played`() {
    for seed in 0..<3000 as Range<UInt64> { expectSound(Chance(seed: seed)) }
  }

  /// Possible counts, or the same with one of them a little larger or smaller.
  private func expectSound(_ chance: Chance) {
    let pairs = 2
    var moves = [(2, 3 + chance.below(3)), (3, 1 + chance.below(3))]
    var games = moves[0].1 + moves[1].1
    var drawn = chance.below(3) == 0 ? 1 + chance.below(games) : 0
    let left = drawn == 0 ? 0 : chance.below(2 * drawn + 1)
    var won = [chance.below(pairs * games - left + 1)]
    won.append(pairs * games - left - won[0])
    switch chance.below(6) {
    case 0: games += chance.pick([-1, 1])
    case 1: won[chance.below(2)] += chance.pick([-1, 1, left + 1])
    case 2: moves[chance.below(2)].1 += chance.pick([-1, 1])
    case 3: drawn += chance.pick([-1, 1, games])
    case 4: moves[chance.below(2)].0 -= 1
    default: break
    }
    let counts = moves.map { "\"\($0)\":\($1)" }.joined(separator: ",")
    let text = """
      {"games":\(games),"pairs":\(pairs),"players":["optimal","optimal"],"seed":"7","first":0,"moves":{\(counts)},\
      "won":\(won),"drawn":\(drawn)}
      """
    let taken = won.reduce(0, +)
    let isPossible =
      moves.allSatisfy { $1 > 0 } && moves[0].0 != moves[1].0 && moves[0].1 + moves[1].1 == games
      && won.allSatisfy { $0 >= 0 } && (0...games).contains(drawn)
      && (drawn > 0 ? taken <= pairs * games : taken == pairs * games && moves.allSatisfy { $0.0 >= pairs })
    let shard = try? SimulationShard.all(of: "file", Array(text.utf8))
    #expect((shard != nil) == isPossible, "\(text)")
    let tally = shard.flatMap { try? SimulationShard.whole(of: $0, games: games).1 }
    #expect(!isPossible || tally.map { ($0.games, $0.drawn, $0.won) == (games, drawn, won) } == true)
  }
}
