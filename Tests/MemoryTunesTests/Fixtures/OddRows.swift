@testable import MemoryTunes
@testable import Saved

/// Rows that no version of the program writes, in each table: numbers too large, texts for numbers, dates far
/// away.
enum OddRows {
  private static let tables = [
    "deals", "tallies", "ranks", "streaks", "positions", "moves", "learned_pairs", "cards_of_decks",
    "favorite_tunes", "tunes",
  ]
  private static let values: [Value] = [
    0, 1, 2, 8, 3, 20_777, 1000, .number(.max), .number(.min), .number(Int(Int32.max)), -1, .real(1.5),
    .real(-1e300),
    "same", "split", "you", "you easy", "easy you", "ann", "rock", "pop", "words.csv", "finished", "revealed",
    "day",
    "8", "5 3", "3 2 1", "99999999999 -1", "x", "", "hints=1 repeat",
    "format: 1\ndeck: rock\nseed: 7\npairs: 2\n",
    "1 2 3", "One\tA\nTwo\tB\n", "a\u{202E}b", nil,
  ]

  static func insert(into database: Database, _ chance: Chance, count: Int) throws {
    for _ in 0..<count where !chance.isEmpty {
      let table = chance.pick(tables)
      let columns = try database.rows("SELECT name FROM pragma_table_info(?)", [.text(table)])
      let places = columns.map { _ in "?" }.joined(separator: ", ")
      let row = columns.map { $0 == ["id"] ? Value.number(chance.below(9)) : chance.pick(values) }
      // A value may not be allowed there.
      _ = try? database.rows("INSERT OR REPLACE INTO \(table) VALUES (\(places))", row)
    }
  }

  /// Asks for everything that is kept. Returns the session.
  static func ask(_ machine: Machine, isJSON: Bool) -> Transcript {
    let session = Transcript(isTyped: !isJSON, on: machine) { $0.isJSON = isJSON }
    session.play(lines: [
      "menu", "records", "records 8 ann", "records ann", "stats", "stats 8", "daily list", "games", "load 1",
      "game",
      "forget game 1", "no", "categories", "words rock", "practice 2 pop", "daily", "category favorites",
      "menu", "quit",
    ])
    return session
  }
}
