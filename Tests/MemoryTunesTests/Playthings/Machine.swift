import Saved
import Text
@testable import MemoryCore
@testable import MemoryTunes
@testable import PreferencesFeature
@testable import RecordsFeature

/// A fake machine in memory: deck files, a catalog, a clock, a home and a recording.
///
/// With `chance`, the catalog replies now and then, saved tunes grow old, and the clock goes back and forth.
/// Without it, the catalog is unreachable and the clock stops.
final class Machine: Home {
  /// The file of the game on the table, and how it was saved.
  var game: [UInt8] = []
  /// The game files that were saved by name.
  private var named: [String: [UInt8]] = [:]
  /// The files of the games that were on the table before, by number.
  private(set) var waiting: [Int: [UInt8]] = [:]
  private(set) var replacements = 0
  private(set) var longestGame = 0
  /// The number of saved games that could not be read or became too long.
  private(set) var lostGames = 0
  private(set) var recording: [UInt8] = []
  var finished: [UInt8] = []
  var begun: [UInt8] = []
  private(set) var learned: [UInt8] = []
  private(set) var favorites: [UInt8] = []
  /// The saved settings, in order.
  private(set) var savedSettings: [(name: String, value: String?)] = []
  /// The number of reads and requests.
  private(set) var reads = 0
  /// Seconds since 1970.
  var time = 1000
  /// How many seconds pass before each line.
  var pace = 0
  var tunes: [MemoryCore.Category: (file: [UInt8], age: Int)] = [:]
  /// Why no game but the first can be taken up.
  var takeUpProblem: GamesProblem?
  var willSaveGame: () -> Void = {}
  private let chance: Chance?
  let database = Machine.emptyDatabase

  private static var emptyDatabase: Database {
    let database = try! Database()
    _ = try! DatabaseSchema.prepare(database)
    return database
  }

  func rows(_ queries: [Query]) -> [Row] {
    queries.flatMap { try! database.rows($0.sql, $0.values) }
  }

  init(_ chance: Chance? = nil) {
    self.chance = chance
  }

  convenience init(seed: UInt64) { self.init(Chance(seed: ~seed)) }

  /// Everything saved.
  var contents: [[UInt8]] {
    [
      game, Array("\(named.keys.sorted())".utf8), finished, begun, learned, favorites,
      Array("\(settings.sorted { $0.key < $1.key })".utf8),
    ]
      + Category.allCases.map { tunes[$0]?.file ?? [] }
  }

  var settings: [String: String?] { Dictionary(savedSettings.map { ($0.name, $0.value) }) { $1 } }

  /// The lines of finished and begun games.
  var records: [String] { Self.lines(finished) }
  var begunGames: [String] { Self.lines(begun) }

  private static func lines(_ file: [UInt8]) -> [String] {
    file.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  func appear(in world: inout EmptyWorld) {
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
      let problem = chance.pick(
        [
          nil, nil, nil, .notReached, .turnedAway, .givenUp, .tooFewTunes, .noCurl,
        ] as [FetchProblem?])
      return problem.map(Result.failure) ?? .success(OddDeck.file(chance.next()))
    }
    world.home = self
  }

  func now() -> Int {
    time += pace + (chance?.below(100) ?? 30) - 30
    return time
  }

  func waitingGame() -> SavedGame? {
    reads += 1
    guard !game.isEmpty else { return nil }
    guard let saved = savedGame(game) else {
      lostGames += 1
      return nil
    }
    game = Array(game.prefix(saved.size ?? 0))
    return saved
  }

  func saveGame(_ update: SaveUpdate) {
    willSaveGame()
    switch update {
    case .whole(let file):
      game = file
      replacements += 1
    case .more(let lines): game += lines
    case .tooLong:
      game = []
      lostGames += 1
    }
    longestGame = max(longestGame, game.count)
  }

  func isGameSaved() -> Bool { !game.isEmpty }

  func games() -> Result<[ListedGame], SystemProblem> {
    reads += 1
    return .success(
      named.sorted { $0.key < $1.key }.compactMap { name, file in
        savedGame(file).flatMap { ListedGame($0, name: OutsideText.shown(name), time: time) }
      })
  }

  func gameNames() -> [String] { named.keys.sorted() }

  func saveNamedGame(_ name: FilePath, _ file: [UInt8], replaces: Bool) -> Result<Bool, GamesProblem> {
    if name.text.contains("none") { return .failure(.system(.noFiles)) }
    let earlier = named[name.text].flatMap(savedGame)
    let isOther = earlier.map { savedGame(file)?.isSameGame(as: $0) != true } ?? false
    if isOther, !replaces { return .failure(.nameTaken) }
    named[name.text] = file
    return .success(isOther)
  }

  func loadGame(_ name: FilePath, leaving number: Int) -> Result<SavedGame, GamesProblem> {
    reads += 1
    guard let loaded = named[name.text].flatMap(savedGame) else { return .failure(.noSuchGame) }
    waiting[number] = game
    game = Array(loaded.file.prefix(loaded.size ?? 0))
    return .success(loaded)
  }

  func takeUpGame(_ number: Int, leaving left: Int) -> GamesProblem? {
    reads += 1
    if let takeUpProblem, number > 0 { return takeUpProblem }
    if let chance, chance.below(8) == 0 { return chance.pick([.inUse, .noSuchGame]) }
    waiting[left] = game
    game = waiting[number] ?? []
    return nil
  }

  func openDay(
    _ day: Day, seeks: Bool, leaves: Bool, leaving number: Int
  ) -> Result<SavedGame, GamesProblem>? {
    reads += 1
    func isGame(_ file: [UInt8]) -> Bool {
      guard let table = savedGame(file)?.table else { return false }
      return table.day == day && !table.game.isOver
    }
    if seeks, let found = waiting.first(where: { isGame($0.value) }) {
      waiting[found.key] = nil
      waiting[number] = game
      game = found.value
      return savedGame(game).map(Result.success)
    }
    if leaves {
      waiting[number] = game
      game = []
    }
    return nil
  }

  func forgetGame(_ name: FilePath, isSure: Bool) -> Result<ListedGame, GamesProblem> {
    reads += 1
    guard let file = named[name.text], let game = savedGame(file) else { return .failure(.noSuchGame) }
    if isSure { named[name.text] = nil }
    let listed = ListedGame(game, name: OutsideText.shown(name.text), time: time)
    return listed.map(Result.success) ?? .failure(.noSuchGame)
  }

  func saveSetting(_ setting: Setting, _ value: String?) { savedSettings.append((setting.rawValue, value)) }
  func saveRecord(_ line: String) { finished += Array((line + "\n").utf8) }
  func saveBegun(_ line: String) { begun += Array((line + "\n").utf8) }
  func toggleFavorite(_ favorite: Favorite) -> Result<FavoriteChange, DeckTrouble> {
    do throws(DeckProblem) {
      var file = try FavoritesFile(favorites)
      let isAdded = try file.toggle(favorite)
      favorites = file.bytes
      return .success(FavoriteChange(isAdded: isAdded, pairs: file.pairs))
    } catch {
      return .failure(.deck(error))
    }
  }

  func saveLearned(_ line: String) { learned += Array((line + "\n").utf8) }

  func readRecords(_ kind: RecordKind, _ read: (_ file: [UInt8]) -> [Int]) {
    reads += 1
    recordSource(finished: finished, begun: begun, learned: learned)(kind, read)
  }

  func savedTunes(_ category: MemoryCore.Category) -> (file: [UInt8], age: Int)? {
    reads += 1
    if let age = tunes[category]?.age { tunes[category]?.age = chance?.pick([age, age, 90, 700_000]) ?? age }
    return tunes[category]
  }

  func saveTunes(_ category: MemoryCore.Category, _ file: [UInt8]) {
    tunes[category] = (file, chance?.pick([0, 0, 600, .max]) ?? 0)
  }

  func forget(_ what: Saved) -> Int {
    switch what {
    case .game:
      defer { game = [] }
      return game.isEmpty ? 0 : 1
    case .records:
      defer { (finished, begun) = ([], []) }
      return [finished, begun].count { !$0.isEmpty }
    case .settings:
      defer { savedSettings = [] }
      return savedSettings.isEmpty ? 0 : 1
    case .games:
      defer { named = [:] }
      return named.count
    case .learned:
      defer { learned = [] }
      return learned.isEmpty ? 0 : 1
    case .history: return 0
    case .tunes:
      defer { tunes = [:] }
      return tunes.count
    case .everything: return Saved.allCases.filter { $0 != .everything }.reduce(0) { $0 + forget($1) }
    }
  }

  /// Every path has a deck, except those handled here.
  static func readFile(_ path: FilePath) -> Result<[UInt8], SystemProblem> {
    switch path.text {
    case "one.tsv", "Pop", "a/one.tsv": .success(Array("One\tA\nTwo\tB\nThree\tC\n".utf8))
    case "two.tsv":
      .success(Array("# two\n #\tX\n\u{301}e\tY\nS,\"tunes\":{}\tZ\nFour\tV\nFive\tW\n".utf8))
    case let text where text.contains("none"): .failure(.known(.noSuchFile))
    default: .success(OddDeck.file(path.bytes.reduce(0, &+)))
    }
  }

  /// Deck folders that do not exist.
  static var decks: DeckFolders {
    DeckFolders(
      files: {
        func file(_ name: String, _ origin: DeckOrigin) -> DeckFolders.File {
          DeckFolders.File(path: FilePath("/decks/\(name).tsv"), origin: origin)
        }
        return ([file("bad", .own), file("three", .own), file("three", .program)], 2)
      },
      find: { path, _ in ["three", "bad"].contains(path.text) ? FilePath("/decks/\(path.text).tsv") : nil },
      read: {
        $0.text == "/decks/three.tsv"
          ? .success(Array("t 1\ta 1\tp 1\nt 2\ta 2\tp 2\nt 3\ta 2\nt 4\ta 4".utf8))
          : .success(Array("title\n".utf8))
      })
  }
}

/// Files of records in memory.
func recordSource(
  finished: [UInt8] = [], begun: [UInt8] = [], learned: [UInt8] = [],
  unreadable: @escaping ([Int]) -> Void = { _ in }
) -> RecordSource {
  { kind, read in
    switch kind {
    case .finished: unreadable(read(finished))
    case .begun: unreadable(read(begun))
    case .learned: unreadable(read(learned))
    }
  }
}
