import MemoryGame
import Saved
import Text
import Wording

/// The result of a part of a simulation, as `simulate --format json` prints it.
package struct SimulationShard {
  /// Its file and line, for messages.
  private let name: String
  private let simulation: Simulation
  private let tally: Tally

  private var first: UInt64 { simulation.first }

  package static func all(of file: String, _ bytes: [UInt8]) throws(Problem) -> [SimulationShard] {
    var shards: [SimulationShard] = []
    var (line, depth) = (1, 0)
    var (start, object) = (0, [UInt8]())
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { line += 1 }
      let isBlank = " \t\r\n".utf8.contains(byte)
      if object.isEmpty, isBlank { continue }
      if object.isEmpty { start = line }
      object.append(byte)
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      guard depth == 0, byte == UInt8(ascii: "}") else { continue }
      shards.append(try SimulationShard(object, name: "\(file):\(start)"))
      object = []
    }
    // No shard ends without a bracket.
    if !object.isEmpty { shards.append(try SimulationShard(object, name: "\(file):\(start)")) }
    if shards.isEmpty { throw Problem { $0.noShard(file: file) } }
    return shards
  }

  /// The members of an object in a row, lists with an element a line; no row if it has other members. Only the
  /// text of an array has all 64 bits of a number. (SQLite 3.37 has no operator `->`.)
  private static let members = """
    SELECT json_extract(?1, '$.games'), json_extract(?1, '$.pairs'), json_extract(?1, '$.drawn'),
      json_extract(?1, '$.seed'), trim(json_extract(?1, '$.first', '$.none'), '[],nul'),
      (SELECT group_concat(atom, char(10)) FROM json_each(?1, '$.players')),
      (SELECT group_concat(key, char(10)) FROM json_each(?1, '$.moves')),
      (SELECT group_concat(atom, char(10)) FROM json_each(?1, '$.moves')),
      (SELECT group_concat(atom, char(10)) FROM json_each(?1, '$.won'))
    WHERE (SELECT group_concat(key || ' ' || type) FROM (SELECT key, type FROM json_each(?1) ORDER BY key))
      = 'drawn integer,first integer,games integer,moves object,pairs integer,players array,seed text,won array'
    """

  private init(_ object: [UInt8], name: String) throws(Problem) {
    self.name = name
    let row = Database.rows(Self.members, ofJSON: object[...])?.first ?? []
    let lists = row.dropFirst(5).map { $0.split(separator: "\n").map(String.init) }
    guard let counts = Self.counts(row.prefix(3)), counts.count == 3,
      let seed = Word(row[3]).number, let first = Word(row[4]).number,
      let moves = Self.counts(lists[1]), let played = Self.counts(lists[2]), let won = Self.counts(lists[3]),
      case let (games, pairs, drawn) = (counts[0], counts[1], counts[2]),
      (1...Simulation.mostPairs).contains(pairs), !lists[0].isEmpty
    else { throw Problem { $0.shardNotUnderstood(shard: name) } }
    do throws(PlayersProblem) {
      let players = try Players(programs: lists[0], bots: lists[0].filter(Player.canBeBot))
      simulation = Simulation(pairs: pairs, players: players, seed: seed, first: first)
    } catch {
      throw Problem { "\(name): \(error.message($0))" }
    }
    guard games > 0 else { throw Problem { $0.shardEmpty(shard: name) } }
    // Stops below 0, because the sum of the counts might overflow.
    let missing = played.reduce(games) { $0 < 0 ? $0 : $0 - $1 }
    let (all, isTooLarge) = games.multipliedReportingOverflow(by: pairs)
    let taken = won.reduce(0, +)
    // A drawn game leaves pairs; any other needs a move for each.
    guard won.count == lists[0].count, missing == 0, drawn <= games, !isTooLarge, taken <= all,
      drawn > 0 || taken == all && moves.allSatisfy({ $0 >= pairs }),
      played.count == moves.count, !played.contains(0), Set(moves).count == moves.count
    else { throw Problem { $0.shardUnsound(shard: name) } }
    tally = Tally(won: won, drawn: drawn, moves: Array(zip(moves, played)))
  }

  /// Nil if one is no number. Counts above 2^53 are impossible and might overflow.
  private static func counts(_ texts: some Collection<String>) -> [Int]? {
    let counts = texts.compactMap { Word($0).number.flatMap { $0 <= 1 << 53 ? Int($0) : nil } }
    return counts.count == texts.count ? counts : nil
  }

  /// Why it does not follow another shard of the same simulation; nil if it does.
  private func problem(after last: SimulationShard) -> Problem? {
    let (own, other) = (simulation, last.simulation)
    let aspect: ShardAspect? =
      own.pairs != other.pairs
      ? .pairs : own.names != other.names ? .players : own.seed != other.seed ? .seed : nil
    if let aspect { return Problem { $0.shardDiffers(shard: name, other: last.name, aspect: aspect) } }
    let (games, played) = (first - last.first, UInt64(last.tally.games))
    if games < played { return Problem { $0.shardOverlaps(shard: name, other: last.name, game: "\(first)") } }
    if games == played { return nil }
    // 0 follows the greatest number.
    let next = last.first &+ played
    return Problem { $0.shardMissing(game: "\(next)", shard: last.name, other: name) }
  }

  /// Adds up shards. If `games` is the size of the simulation, a missing first or last shard is also noticed.
  package static func whole(
    of shards: [SimulationShard], games expected: Int?
  ) throws(Problem) -> (Simulation, Tally) {
    let shards = shards.sorted { $0.first < $1.first }
    let (first, last) = (shards[0], shards[shards.count - 1])
    var tally = first.tally
    for (before, shard) in zip(shards, shards.dropFirst()) {
      if let problem = shard.problem(after: before) { throw problem }
      let (games, isTooLarge) = tally.games.addingReportingOverflow(shard.tally.games)
      if isTooLarge || games.multipliedReportingOverflow(by: first.simulation.pairs).overflow {
        throw Problem { $0.tooManyGamesToCount }
      }
      tally.add(shard.tally)
    }
    if let expected, case let games = tally.games, games != expected {
      throw Problem {
        $0.shardsIncomplete(games: games, expected: expected, first: first.name, last: last.name)
      }
    }
    return (first.simulation, tally)
  }
}
