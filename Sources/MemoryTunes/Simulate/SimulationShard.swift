import App
import MemoryGame
import Text

/// The result of a part of a simulation, as `simulate --format json` prints it.
struct SimulationShard {
  /// Its place, for messages.
  let name: String
  let simulation: NamedSimulation
  let tally: Tally

  /// Greater counts are impossible and might overflow.
  private static let largest: UInt64 = 1 << 53

  private enum Key: String {
    case games, pairs, players, seed, first, moves, won, drawn
  }

  /// Reads the next object. Its keys may be in any order.
  init(_ json: inout JSONReader, name: String) throws(ShardProblem) {
    self.name = name
    var values: [Key: JSONReader] = [:]
    let isObject = json.readObject { key, json in
      guard let key = Key(rawValue: key), values.updateValue(json, forKey: key) == nil else { return false }
      return json.skipValue()
    }
    func value<Value>(_ key: Key, _ read: (inout JSONReader) -> Value?) -> Value? {
      guard var json = values[key], let value = read(&json), json.consume(",") || json.consume("}") else {
        return nil
      }
      return value
    }
    guard isObject, let games = value(.games, Self.count), let pairs = value(.pairs, Self.count),
      (1...Simulation.mostPairs).contains(pairs),
      let players = value(.players, { Self.list(&$0) { $0.string() } }), !players.isEmpty,
      let seed = value(.seed, { $0.string().flatMap { Word($0).number } }),
      let first = value(.first, { $0.number() }), let moves = value(.moves, Self.moves),
      let won = value(.won, { Self.list(&$0, Self.count) }), let drawn = value(.drawn, Self.count)
    else { throw .notUnderstood(name) }
    do throws(PlayersProblem) {
      let seated = try Players(programs: players, bots: players.filter(Player.canBeBot))
      simulation = NamedSimulation(pairs: pairs, players: seated, seed: seed, first: first)
    } catch {
      throw .players(name, error)
    }
    guard games > 0 else { throw .empty(name) }
    guard Self.isSound(games: games, pairs: pairs, seats: players.count, moves: moves, won: won, drawn: drawn)
    else { throw .unsound(name) }
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
    let taken = sum(won)
    guard !isTooLarge, sum(moves.map(\.games)) == games, let taken, taken <= all else { return false }
    // A drawn game leaves pairs; any other needs a move for each.
    return drawn > 0 || taken == all && moves.allSatisfy { $0.moves >= pairs }
  }

  private static func sum(_ counts: [Int]) -> Int? {
    var sum = 0
    for count in counts {
      let (next, isTooLarge) = sum.addingReportingOverflow(count)
      if isTooLarge { return nil }
      sum = next
    }
    return sum
  }

  private static func count(_ json: inout JSONReader) -> Int? {
    json.number().flatMap { $0 <= largest ? Int($0) : nil }
  }

  private static func list<Element>(
    _ json: inout JSONReader, _ element: (inout JSONReader) -> Element?
  ) -> [Element]? {
    var list: [Element] = []
    let isRead = json.readArray { json in
      guard list.count < Players.most, let next = element(&json) else { return false }
      list.append(next)
      return true
    }
    return isRead ? list : nil
  }

  private static func moves(_ json: inout JSONReader) -> [(moves: Int, games: Int)]? {
    var list: [(moves: Int, games: Int)] = []
    let isRead = json.readObject { key, json in
      guard let moves = Word(key).number, moves <= largest, let games = count(&json) else { return false }
      list.append((Int(moves), games))
      return true
    }
    return isRead ? list : nil
  }
}
