import MemoryGame
import Saved
import Text
import Wording

/// Shards of a simulation, read from their JSON and added up.
package struct MergedShards {
  private var shards: [SimulationShard] = []
  private let words: Wording

  package init(_ words: Wording) { self.words = words }

  /// Reads all shards of a file. Messages name a shard by file and line.
  package mutating func read(_ bytes: [UInt8], of file: String) throws(ShardProblem) {
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
      shards.append(try SimulationShard(object, name: "\(file):\(start)", words))
      object = []
    }
    // No shard ends without a bracket.
    if !object.isEmpty { shards.append(try SimulationShard(object, name: "\(file):\(start)", words)) }
    if start == 0 { throw ShardProblem(message: words.noShard(file: file)) }
  }

  /// The whole simulation. If `games` is its size, a missing first or last shard is also noticed.
  package func whole(games expected: Int? = nil) throws(ShardProblem) -> (NamedSimulation, Tally) {
    let shards = shards.sorted { $0.first < $1.first }
    guard let first = shards.first else { throw ShardProblem(message: words.noShard(file: nil)) }
    var (last, tally) = (first, first.tally)
    for shard in shards.dropFirst() {
      if let problem = shard.problem(after: last, words) { throw ShardProblem(message: problem) }
      let (games, isTooLarge) = tally.games.addingReportingOverflow(shard.tally.games)
      if isTooLarge || games.multipliedReportingOverflow(by: first.simulation.simulation.pairs).overflow {
        throw ShardProblem(message: words.tooManyGamesToCount)
      }
      tally.add(shard.tally)
      last = shard
    }
    if let expected, tally.games != expected {
      throw ShardProblem(
        message: words.shardsIncomplete(
          games: tally.games, expected: expected, first: first.name, last: last.name))
    }
    return (first.simulation, tally)
  }
}

package struct ShardProblem: Error {
  package let message: String

  package init(message: String) { self.message = message }
}

/// The result of a part of a simulation, as `simulate --format json` prints it.
private struct SimulationShard {
  /// Its place, for messages.
  let name: String
  let simulation: NamedSimulation
  let tally: Tally

  /// Reads an object, whose keys may be in any order.
  init(_ object: [UInt8], name: String, _ words: Wording) throws(ShardProblem) {
    self.name = name
    let parts = ShardParts(object)
    guard parts.count == 8, let games = parts.count("games"), let pairs = parts.count("pairs"),
      (1...Simulation.mostPairs).contains(pairs),
      let players = parts.all("text", in: "players", "array")?.map(\.text), !players.isEmpty,
      let seed = parts.member("seed", "text").flatMap({ Word($0).number }),
      let first = parts.member("first", "integer").flatMap({ Word($0).number }),
      let moves = parts.counts(in: "moves", "object"), let won = parts.counts(in: "won", "array"),
      let drawn = parts.count("drawn")
    else { throw ShardProblem(message: words.shardNotUnderstood(shard: name)) }
    do throws(PlayersProblem) {
      let seated = try Players(programs: players, bots: players.filter(Player.canBeBot))
      simulation = NamedSimulation(pairs: pairs, players: seated, seed: seed, first: first)
    } catch {
      throw ShardProblem(message: "\(name): \(error.message(words))")
    }
    guard games > 0 else { throw ShardProblem(message: words.shardEmpty(shard: name)) }
    let pairsWon = won.map(\.value)
    guard won.count == players.count,
      Self.isSound(games: games, pairs: pairs, moves: moves, won: pairsWon, drawn: drawn)
    else { throw ShardProblem(message: words.shardUnsound(shard: name)) }
    tally = Tally(won: pairsWon, drawn: drawn, moves: moves.map { ($0.key, $0.value) })
  }

  var first: UInt64 { simulation.simulation.first }

  /// Why it does not follow another shard of the same simulation; nil if it does.
  func problem(after last: SimulationShard, _ words: Wording) -> String? {
    let (own, other) = (simulation.simulation, last.simulation.simulation)
    let aspect: ShardAspect? =
      own.pairs != other.pairs
      ? .pairs : simulation.names != last.simulation.names ? .players : own.seed != other.seed ? .seed : nil
    if let aspect { return words.shardDiffers(shard: name, other: last.name, aspect: aspect) }
    let (games, played) = (first - last.first, UInt64(last.tally.games))
    if games < played { return words.shardOverlaps(shard: name, other: last.name, game: "\(first)") }
    // 0 follows the greatest number.
    let next = last.first &+ played
    return games > played ? words.shardMissing(game: "\(next)", shard: last.name, other: name) : nil
  }

  /// Whether the counts are possible for one simulation.
  private static func isSound(
    games: Int, pairs: Int, moves: [ShardParts.Count], won: [Int], drawn: Int
  ) -> Bool {
    guard drawn <= games, Set(moves.map(\.key)).count == moves.count, moves.allSatisfy({ $0.value > 0 }) else {
      return false
    }
    let (all, isTooLarge) = games.multipliedReportingOverflow(by: pairs)
    let taken = won.reduce(0, +)
    // Stops below 0, because the sum of the counts might overflow.
    let missing = moves.reduce(games) { $0 < 0 ? $0 : $0 - $1.value }
    guard !isTooLarge, missing == 0, taken <= all else { return false }
    // A drawn game leaves pairs; any other needs a move for each.
    return drawn > 0 || taken == all && moves.allSatisfy { $0.key >= pairs }
  }
}

/// The members of a JSON object, and the elements and members of these.
private struct ShardParts {
  private let rows: [Row]

  /// A number in an array or an object, and its index or its key.
  typealias Count = (key: Int, value: Int)

  /// Greater counts are impossible and might overflow.
  private static let largest = 1 << 53

  init(_ object: [UInt8]) {
    // Only the text of an array has all 64 bits of a number. (SQLite 3.37 has no operator `->`.)
    let parts = """
      SELECT path, key, type,
        iif(fullkey = '$.first', trim(json_extract(?1, fullkey, '$.none'), '[],nul'), atom) FROM json_tree(?1)
      WHERE parent IS NOT NULL
      """
    rows = Database.rows(parts, ofJSON: object[...]) ?? []
  }

  var count: Int { rows.count { $0[0] == "$" } }

  /// The text of a member, if it has this type.
  func member(_ key: String, _ type: String) -> String? {
    rows.first { $0[0] == "$" && $0[1] == key && $0[2] == type }?[3]
  }

  func count(_ key: String) -> Int? { member(key, "integer").flatMap(Self.count) }

  /// What a member of a type contains, if all of it has another type.
  func all(_ type: String, in key: String, _ container: String) -> [(key: String, text: String)]? {
    let found = rows.filter { $0[0] == "$.\(key)" }
    guard member(key, container) != nil, found.allSatisfy({ $0[2] == type }) else { return nil }
    return found.map { ($0[1], $0[3]) }
  }

  func counts(in key: String, _ container: String) -> [Count]? {
    let found = all("integer", in: key, container)
    let counts = found?.compactMap { part in
      Self.count(part.key).flatMap { key in Self.count(part.text).map { (key, $0) } }
    }
    return counts?.count == found?.count ? counts : nil
  }

  private static func count(_ text: String) -> Int? {
    Word(text).number.flatMap { $0 <= largest ? Int($0) : nil }
  }
}
