import MemoryGame
import Testing
@testable import App
@testable import MemoryTunes

/// Shards of a simulation, cut and ordered in any way.
struct MergedShardsTests {
  private static func simulation(_ first: UInt64) throws -> NamedSimulation {
    NamedSimulation(pairs: 3, players: try Players(programs: ["random"]), seed: 1, first: first)
  }

  @Test(arguments: 0..<60)
  func `shards add up to the whole, and to twice the whole, of exactly so many games`(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    let start = chance.pick([0, 1, 1 << 40] as [UInt64])
    var (games, moves): (Int, [Int: Int]) = (0, [:])
    var shards: [[UInt8]] = []
    for _ in 0..<1 + chance.below(5) {
      var part: [Int: Int] = [:]
      for _ in 0..<1 + chance.below(4) {
        part[chance.pick([3, 4, 8191, 8192, 8193, 20_000])] = 1 + chance.below(3)
      }
      let count = part.values.reduce(0, +)
      let tally = Tally(won: [count * 3], drawn: 0, moves: part.map { (moves: $0.key, games: $0.value) })
      shards.insert(
        try Self.simulation(start + UInt64(games)).json(tally), at: chance.below(shards.count + 1))
      games += count
      moves.merge(part, uniquingKeysWith: +)
    }
    let tally = try merged(shards, games)
    let again = try Self.simulation(start + UInt64(games)).json(tally)
    for (times, tally) in [(1, tally), (2, try merged(shards + [again], 2 * games))] {
      #expect(tally.won == [times * games * 3] && tally.games == times * games)
      #expect(tally.moves.map(\.moves) == moves.keys.sorted())
      #expect(tally.moves.map(\.games) == moves.keys.sorted().map { times * moves[$0]! })
    }
  }

  /// The result of shards with so many games, which is no other number.
  private func merged(_ shards: [[UInt8]], _ games: Int) throws -> Tally {
    var merged = MergedShards()
    for (place, shard) in shards.enumerated() { try merged.read(shard, of: "\(place)") }
    for other in [0, 1, games - 1, games + 1, 2 * games, .max] where other != games {
      do throws(ShardProblem) {
        _ = try merged.whole(games: other)
        Issue.record("\(games) games are taken for \(other)")
      } catch {
        guard case .incomplete(games: games, of: other, from: _, to: _) = error else { throw error }
      }
    }
    let (named, tally) = try merged.whole(games: games)
    let (_, unasked) = try merged.whole()
    #expect(named.names == ["random"] && tally == unasked)
    return tally
  }
}
