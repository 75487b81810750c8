import MemoryGame
import Text
import Wording
@testable import MemoryTunes
@testable import Saved

/// The world around the session of a golden transcript, as its directives say.
///
/// With `# kept` or `# opened`, the session has a home, as with `--home`. The database is in memory and has the
/// schema of the program and two more views: `played`, into which a game is inserted by what matters of it, and
/// `days`, the days of 2026.
final class GoldenWorld {
  /// Nil if nothing is kept.
  let home: Machine?
  private var elsewhere: Machine?
  private var now = 0
  private let hasCatalog: Bool
  private var catalog = Result<[UInt8], FetchFailure>.failure(.notReached)
  private var decks: [(name: String, file: Result<[UInt8], SystemFailure>)] = []
  private var moreDecks = 0
  /// The next answers of bots, in order.
  private var moves: [Result<Choice, BotFailure>] = []
  private let readFile: (FilePath) -> Result<[UInt8], SystemFailure>

  /// The world at the start of a session with these lines.
  init(of lines: [[UInt8]], readFile: @escaping (FilePath) -> Result<[UInt8], SystemFailure>) {
    self.readFile = readFile
    let directives = lines.compactMap(GoldenDirective.init)
    home = directives.contains(where: \.needsHome) ? Machine() : nil
    hasCatalog = directives.contains(where: \.needsCatalog)
    try! home?.database.run(script: Self.views)
    for line in lines[..<Self.head(of: lines)] { obey(line) }
  }

  /// How many lines come before the first command.
  static func head(of lines: [[UInt8]]) -> Int {
    lines.firstIndex { !$0.isEmpty && $0.first != UInt8(ascii: "#") } ?? lines.count
  }

  /// Whether any of these lines says something of the world.
  static func isSaid(in lines: [[UInt8]]) -> Bool { lines.contains { GoldenDirective($0) != nil } }

  func appear(in world: inout World, isOnline: Bool) {
    world.now = { [self] in now }
    world.readFile = readFile
    world.decks = DeckFolder(
      files: { [self] in (decks.map { FilePath($0.name) }, moreDecks) },
      find: { [self] path in
        ([""] + DeckFolder.endings).map { path.text + $0 }.first { name in decks.contains { $0.name == name } }
          .map { FilePath($0) }
      },
      read: { [self] path in decks.first { $0.name == path.text }!.file })
    world.askBot = { [self] _, _, _ in moves.isEmpty ? .failure(.unknown) : moves.removeFirst() }
    world.fetchTunes = isOnline || hasCatalog ? { [self] _, _ in catalog } : nil
  }

  /// Does what a line says, if it is a directive.
  func obey(_ line: [UInt8]) {
    switch GoldenDirective(line) {
    case .now(let time):
      now = time
      home?.time = time
    case .kept(let statement):
      try! home!.database.run(script: statement)
      // As the next start of a program does.
      try! home!.database.countArrivals()
    case .nothingKept:
      let tables = try! home!.database.rows(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
      for table in tables { try! home!.database.rows("DELETE FROM \(table[0])") }
    case .elsewhere(isOpen: true):
      elsewhere = Machine(sharing: home!)
      _ = try! elsewhere!.games.resume()
    case .elsewhere(isOpen: false):
      if let games = elsewhere?.games, let position = games.position { games.holds.release(position) }
    case .catalog(let answer):
      let failure = FetchFailure(rawValue: answer)
      catalog = failure.map(Result.failure) ?? .success(try! readFile(FilePath(answer)).get())
    case .deck(let name, let answer):
      let failure = SystemError(rawValue: answer).map { SystemFailure.known($0) }
      decks.append((name, failure.map(Result.failure) ?? readFile(FilePath(answer))))
    case .noDecks: (decks, moreDecks) = ([], 0)
    case .moreDecks(let count): moreDecks = count
    case .bot(let answer):
      let detail = answer.split(separator: " ").last.map(String.init) ?? ""
      let problems: [BotFailure] = [
        .ended, .late(seconds: Int(detail) ?? 0), .tooLong, .illegal(detail), .stalled, .givenUp,
      ]
      let failure = problems.first { $0.fields.joined(separator: " ") == answer }
      moves.append(failure.map(Result.failure) ?? .success(.flip(Int(answer)!)))
    case nil: break
    }
  }

  /// Into `played`, `times` inserts so many games. One with the outcome `begun` is not over. That of a day was
  /// finished on its day at noon (default of `when`).
  private static let views = """
    CREATE TEMP VIEW played AS SELECT *, '' AS outcome, 1 AS times FROM records;
    CREATE TEMP TRIGGER game_arrives INSTEAD OF INSERT ON played BEGIN
      INSERT INTO deals(deck, cards, pairs, seed, day, players, began, ended, outcome, moves, flips, seconds, regret,
          luck, won, points, aids)
        SELECT coalesce(new.deck, 'rock'), coalesce(new.cards, 'same'), coalesce(new.pairs, 8),
          coalesce(new.seed, 1), julianday(new.day) - 2440587.5, replace(coalesce(new.players, 'you'), ',', ' '), 0,
          CAST(strftime('%s', coalesce(new."when", new.day || 'T12:00', '2026-05-17')) AS INTEGER),
          coalesce(new.outcome, 'finished'), coalesce(new.moves, 12), 2 * coalesce(new.moves, 12), coalesce(new.seconds, 95), new.regret,
          new.luck, replace(coalesce(new.won, new.pairs, 8), ',', ' '), new."match", coalesce(new.aids, '')
        FROM days LIMIT coalesce(new.times, 1);
      UPDATE deals SET outcome = NULL, ended = NULL WHERE outcome = 'begun';
    END;
    CREATE TEMP VIEW days AS WITH RECURSIVE days(day) AS (
      VALUES ('2026-01-01') UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < '2026-12-31')
      SELECT day FROM days;
    """
}
