import Text
import Wording
@testable import MemoryTunes
@testable import Saved

/// A fake machine in memory: deck files, a catalog, a clock, a database and a recording.
///
/// With `chance`, the catalog replies now and then, saved tunes grow old, and the clock goes back and forth.
/// Without it, the catalog is unreachable and the clock stops.
final class Machine: Home {
  let database: Database
  /// The games of the session that runs.
  private(set) lazy var games = SavedGames(database, holds: holds) { [unowned self] in time }
  /// What the session holds, and what other machines with the same database do.
  private var holds: Holds
  private let holders: Holders
  private(set) var recording: [UInt8] = []
  /// The saved settings, in order.
  private(set) var savedSettings: [(name: String, value: String?)] = []
  /// The number of reads and requests.
  private(set) var reads = 0
  /// Seconds since 1970.
  var time = 1000
  /// Why the home cannot be used; nil if it can.
  var failure: SystemFailure?
  private let chance: Chance?
  /// The aids of the recorded games.
  var aids: [String] { all("records").map { $0[14] } }

  init(_ chance: Chance? = nil, database: Database = try! .empty()) {
    (self.chance, self.database, holders) = (chance, database, Holders())
    holds = Holds(holders)
  }

  /// A machine with the database of another.
  init(sharing other: Machine) {
    (chance, database, holders) = (nil, other.database, other.holders)
    holds = Holds(holders)
  }

  convenience init(seed: UInt64) { self.init(Chance(seed: ~seed)) }

  /// Everything saved.
  var contents: [[String]] {
    let tables = ["deals", "positions", "moves", "learned_pairs", "cards_of_decks", "favorite_tunes", "tunes"]
    return tables.flatMap(all) + settings.sorted { $0.key < $1.key }.map { [$0.key, ($0.value ?? nil) ?? ""] }
  }

  var settings: [String: String?] { Dictionary(savedSettings.map { ($0.name, $0.value) }) { $1 } }

  /// The rows of a table or a view, as text.
  func all(_ name: String) -> [[String]] { try! database.rows("SELECT * FROM \(name)") }

  /// The game on the table as saved; nil if none is.
  var saved: SavedGame? {
    guard let position = games.position else { return nil }
    let lines = try! games.text(of: position)
    if let lastSaved, lastSaved.lines == lines { return lastSaved.game }
    let game = try! SavedGame(lines: lines)
    lastSaved = (lines, game)
    return game
  }
  /// The last game that was read, and its text, so that the same text is not read again.
  private var lastSaved: (lines: [String], game: SavedGame)?

  /// Saves a game that another program has left.
  func put(_ text: String) {
    var state = GameState(next: NextGame(seed: 0))
    state.resume(try! SavedGame(lines: linesOfGame(text)), resumesDeck: true)
    try! SavedGames(database, holds: Holds()) { [self] in time }.save(GameUpdate(state))
  }

  func appear(in world: inout World) {
    holds.end()
    holds = Holds(holders)
    games = SavedGames(database, holds: holds) { [unowned self] in time }
    world.readFile = { [self] in
      reads += 1
      return Self.readFile($0)
    }
    world.decks = Self.decks
    world.record = { [self] in recording += $0 }
    world.now = { [self] in
      if let chance, chance.below(4) == 0 { time += 86_400 }
      return time
    }
    world.fetchTunes = { [self] _, _ in
      reads += 1
      guard let chance else { return .failure(.notReached) }
      let failure = chance.pick(
        [
          nil, nil, nil, .notReached, .turnedAway, .givenUp, .tooFewTunes, .noCurl,
        ] as [FetchFailure?])
      return failure.map(Result.failure) ?? .success(OddDeck.file(chance.next()))
    }
    world.home = self
  }

  func now() -> Int {
    time += (chance?.below(100) ?? 30) - 30
    return time
  }

  func use<Value>(
    _ access: Access, _ body: (SavedGames) throws(DatabaseFailure) -> Value
  ) -> Result<Value, SystemFailure> {
    if access == .reads, chance?.below(5) == 0 {
      try! database.rows("UPDATE tunes SET fetched = fetched - 700000")
    }
    if access != .writes, Value.self != Void.self { reads += 1 }
    if let failure { return .failure(failure) }
    let value = try! body(games)
    games.commit()
    return .success(value)
  }

  /// What the records answer.
  func event(_ reading: Reading) -> Event? {
    var world = World { 0 }
    world.home = self
    guard case .act(.show(let event)) = reading.request.reply(world).outcome else { return nil }
    return event
  }

  func bestGames(pairs: Int? = nil) -> BestGames? {
    let event = event(.best(pairs: pairs, player: nil, canBeDealt: true))
    return if case .listedRecords(let games)? = event { games } else { nil }
  }

  func statistics(pairs: Int? = nil) -> Statistics? {
    let event = event(.statistics(.pop, BuiltInDeck.pop.deck, pairs: pairs, canBeDealt: true))
    return if case .toldStatistics(let statistics)? = event { statistics } else { nil }
  }

  func isGameSaved() -> Bool { games.isWhole }

  func saveSetting(_ setting: Setting, _ value: String?) { savedSettings.append((setting.rawValue, value)) }
  func forget(_ what: SavedThing) -> Result<Int, SystemFailure> {
    switch what {
    case .settings:
      defer { savedSettings = [] }
      return .success(savedSettings.isEmpty ? 0 : 1)
    case .history: return .success(0)
    case .game, .games, .records, .learned, .favorites, .tunes: return forgetRows(what)
    case .everything:
      return .success(
        SavedThing.allCases.filter { $0 != .everything }.reduce(0) { $0 + (try! forget($1).get()) })
    }
  }

  /// Every path has a deck, except those handled here.
  static func readFile(_ path: FilePath) -> Result<[UInt8], SystemFailure> {
    switch path.text {
    case "one.tsv", "Pop", "a/one.tsv": .success(Array("One\tA\nTwo\tB\nThree\tC\n".utf8))
    case "two.tsv":
      .success(Array("# two\n #\tX\n\u{301}e\tY\nS,\"tunes\":{}\tZ\nFour\tV\nFive\tW\n".utf8))
    case let text where text.contains("none"): .failure(.known(.noSuchFile))
    default: .success(OddDeck.file(path.bytes.reduce(0, &+)))
    }
  }

  /// A folder of decks that does not exist.
  static var decks: DeckFolder {
    DeckFolder(
      files: { (["bad", "favorites", "three"].map { FilePath("/decks/\($0).tsv") }, 2) },
      find: { ["three", "bad"].contains($0.text) ? FilePath("/decks/\($0.text).tsv") : nil },
      read: {
        $0.text == "/decks/three.tsv"
          ? .success(Array("t 1\ta 1\tp 1\nt 2\ta 2\tp 2\nt 3\ta 2\nt 4\ta 4".utf8))
          : .success(Array("title\n".utf8))
      })
  }
}

/// Which programs hold which positions.
final class Holders {
  fileprivate var programs: [Int: ObjectIdentifier] = [:]
}

/// What one program holds.
final class Holds: GameHolds {
  private let holders: Holders

  init(_ holders: Holders = Holders()) { self.holders = holders }

  func hold(_ position: Int) -> Bool {
    if isHeldElsewhere(position) { return false }
    holders.programs[position] = ObjectIdentifier(self)
    return true
  }

  func release(_ position: Int) { holders.programs[position] = nil }

  func isHeldElsewhere(_ position: Int) -> Bool {
    holders.programs[position].map { $0 != ObjectIdentifier(self) } ?? false
  }

  /// The program ends.
  func end() { holders.programs = holders.programs.filter { $0.value != ObjectIdentifier(self) } }
}
