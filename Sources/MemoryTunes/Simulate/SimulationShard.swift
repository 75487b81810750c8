import App
import MemoryGame
import Text
import Wording

/// The result of a part of a simulation, as `simulate --format json` prints it.
struct SimulationShard {
  /// Its place, for messages.
  let name: String
  let simulation: NamedSimulation
  let tally: Tally

  /// Greater counts are impossible and might overflow.
  private static let largest: UInt64 = 1 << 53

  /// Reads the next object. Its keys may be in any order.
  init(_ json: inout JSONReader, name: String, _ words: Wording) throws(ShardProblem) {
    self.name = name
    let members = json.members { _, json in
      let value = json
      return json.skipValue() ? value : nil
    }
    func value<Value>(_ key: String, _ read: (inout JSONReader) -> Value?) -> Value? {
      guard var json = members?.first(where: { $0.key == key })?.value, let value = read(&json),
        json.consume(",") || json.consume("}")
      else { return nil }
      return value
    }
    guard members?.count == 8, let games = value("games", Self.count), let pairs = value("pairs", Self.count),
      (1...Simulation.mostPairs).contains(pairs),
      let players = value("players", { $0.elements { $0.string() } }), !players.isEmpty,
      let seed = value("seed", { $0.string().flatMap { Word($0).number } }),
      let first = value("first", { $0.number() }),
      let moves = value("moves", Self.moves),
      let won = value("won", { $0.elements(Self.count) }), let drawn = value("drawn", Self.count)
    else { throw ShardProblem(words.shardNotUnderstood(shard: name)) }
    do throws(PlayersProblem) {
      let seated = try Players(programs: players, bots: players.filter(Player.canBeBot))
      simulation = NamedSimulation(pairs: pairs, players: seated, seed: seed, first: first)
    } catch {
      throw ShardProblem("\(name): \(error.message(words))")
    }
    guard games > 0 else { throw ShardProblem(words.shardEmpty(shard: name)) }
    guard Self.isSound(games: games, pairs: pairs, seats: players.count, moves: moves, won: won, drawn: drawn)
    else { throw ShardProblem(words.shardUnsound(shard: name)) }
    tally = Tally(won: won, drawn: drawn, moves: moves)
  }

  /// The number of the first game, and one after the last. 0 follows the greatest number.
  var first: UInt64 { simulation.simulation.first }
  var end: UInt64 { first &+ UInt64(tally.games) }

  /// Whether the counts are possible for one simulation.
  private static func isSound(
    games: Int, pairs: Int, seats: Int, moves: [(moves: Int, games: Int)], won: [Int], drawn: Int
  ) -> Bool {
    guard won.count == seats, drawn <= games, Set(moves.map(\.moves)).count == moves.count,
      moves.allSatisfy({ $0.games > 0 })
    else { return false }
    let (all, isTooLarge) = games.multipliedReportingOverflow(by: pairs)
    let taken = won.reduce(0, +)
    // Stops below 0, because the sum of the counts might overflow.
    let missing = moves.reduce(games) { $0 < 0 ? $0 : $0 - $1.games }
    guard !isTooLarge, missing == 0, taken <= all else { return false }
    // A drawn game leaves pairs; any other needs a move for each.
    return drawn > 0 || taken == all && moves.allSatisfy { $0.moves >= pairs }
  }

  private static func count(_ json: inout JSONReader) -> Int? {
    json.number().flatMap { $0 <= largest ? Int($0) : nil }
  }

  private static func moves(_ json: inout JSONReader) -> [(moves: Int, games: Int)]? {
    json.members { key, json -> (moves: Int, games: Int)? in
      guard let moves = Word(key).number, moves <= largest, let games = count(&json) else { return nil }
      return (Int(moves), games)
    }?.map(\.value)
  }
}
