import MemoryGame
import Text
import Wording

/// Shards of a simulation, read from their JSON and added up.
package struct MergedShards {
  private var shards: [SimulationShard] = []

  package init() {}

  /// Reads all shards of a file. Messages name a shard by file and line.
  package mutating func read(_ bytes: [UInt8], of file: String) throws(ShardProblem) {
    var json = JSONReader(bytes[...])
    var (line, counted) = (1, 0)
    if json.isAtEnd { throw .none(file) }
    while !json.isAtEnd {
      line += bytes[counted..<json.index].count { $0 == UInt8(ascii: "\n") }
      counted = json.index
      shards.append(try SimulationShard(&json, name: "\(file):\(line)"))
    }
  }

  /// The whole simulation and its result. If `games` is its expected size, a missing first or last shard is
  /// also noticed.
  package func whole(games expected: Int? = nil) throws(ShardProblem) -> (NamedSimulation, Tally) {
    let shards = shards.sorted { $0.first < $1.first }
    guard let first = shards.first else { throw .none(nil) }
    var (last, tally) = (first, first.tally)
    for shard in shards.dropFirst() {
      try shard.simulation.follow(first.simulation, first.name, as: shard.name)
      let missing = shard.first - last.first
      if missing < UInt64(last.tally.games) { throw .overlapping(last.name, shard.name, game: shard.first) }
      if missing > UInt64(last.tally.games) { throw .gap(last.name, shard.name, game: last.end) }
      let (games, isTooLarge) = tally.games.addingReportingOverflow(shard.tally.games)
      if isTooLarge || games.multipliedReportingOverflow(by: first.simulation.simulation.pairs).overflow {
        throw .tooLarge
      }
      tally.add(shard.tally)
      last = shard
    }
    if let expected, tally.games != expected {
      throw .incomplete(games: tally.games, of: expected, from: first.name, to: last.name)
    }
    return (first.simulation, tally)
  }
}

extension NamedSimulation {
  /// Checks that games of this simulation can be added to those of another.
  fileprivate func follow(_ other: NamedSimulation, _ otherName: String, as name: String) throws(ShardProblem) {
    if simulation.pairs != other.simulation.pairs { throw .different(otherName, name, in: .pairs) }
    if names != other.names { throw .different(otherName, name, in: .players) }
    if simulation.seed != other.simulation.seed {
      throw .different(otherName, name, in: .seed)
    }
  }
}
