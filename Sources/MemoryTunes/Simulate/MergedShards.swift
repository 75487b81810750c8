import MemoryGame
import Text
import Wording

/// Shards of a simulation, read from their JSON and added up.
package struct MergedShards {
  private var shards: [SimulationShard] = []
  private let words: Wording

  package init(_ words: Wording) {
    self.words = words
  }

  /// Reads all shards of a file. Messages name a shard by file and line.
  package mutating func read(_ bytes: [UInt8], of file: String) throws(ShardProblem) {
    var json = JSONReader(bytes[...])
    var (line, counted) = (1, 0)
    if json.isAtEnd { throw ShardProblem(words.noShard(file: file)) }
    while !json.isAtEnd {
      line += bytes[counted..<json.index].count { $0 == UInt8(ascii: "\n") }
      counted = json.index
      shards.append(try SimulationShard(&json, name: "\(file):\(line)", words))
    }
  }

  /// The whole simulation and its result. If `games` is its expected size, a missing first or last shard is
  /// also noticed.
  package func whole(games expected: Int? = nil) throws(ShardProblem) -> (NamedSimulation, Tally) {
    let shards = shards.sorted { $0.first < $1.first }
    guard let first = shards.first else { throw ShardProblem(words.noShard(file: nil)) }
    var (last, tally) = (first, first.tally)
    for shard in shards.dropFirst() {
      if let aspect = shard.simulation.difference(from: first.simulation) {
        throw ShardProblem(words.shardDiffers(shard: shard.name, other: first.name, aspect: aspect))
      }
      let missing = shard.first - last.first
      if missing < UInt64(last.tally.games) {
        throw ShardProblem(words.shardOverlaps(shard: shard.name, other: last.name, game: "\(shard.first)"))
      }
      if missing > UInt64(last.tally.games) {
        throw ShardProblem(words.shardMissing(game: "\(last.end)", shard: last.name, other: shard.name))
      }
      let (games, isTooLarge) = tally.games.addingReportingOverflow(shard.tally.games)
      if isTooLarge || games.multipliedReportingOverflow(by: first.simulation.simulation.pairs).overflow {
        throw ShardProblem(words.tooManyGamesToCount)
      }
      tally.add(shard.tally)
      last = shard
    }
    if let expected, tally.games != expected {
      throw ShardProblem(
        words.shardsIncomplete(games: tally.games, expected: expected, first: first.name, last: last.name))
    }
    return (first.simulation, tally)
  }
}

/// Why shards cannot be merged.
package struct ShardProblem: Error, Equatable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

extension NamedSimulation {
  /// Why games of this simulation cannot be added to those of another.
  fileprivate func difference(from other: NamedSimulation) -> ShardAspect? {
    if simulation.pairs != other.simulation.pairs { return .pairs }
    if names != other.names { return .players }
    return simulation.seed != other.simulation.seed ? .seed : nil
  }
}
