@testable import Saved

/// A game that is over, as a row of the database.
struct FinishedGame {
  var players = "you"
  var deck = "pop"
  var cards = "same"
  var pairs = 8
  var seed: UInt64 = 7
  var day: Int?
  var ended = 1_000_000_000
  var outcome = "finished"
  var moves = 12
  var seconds = 60
  var regret: Double? = 0.5
  var won = "8"
  var aids = ""

  /// Inserts the deal as begun, then its end.
  func add(to database: Database) throws {
    try database.rows(
      """
      INSERT INTO deals(deck, cards, pairs, seed, day, players, began, made)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(deck), .text(cards), .number(pairs), .text("\(seed)"), Value(day), .text(players),
        .number(ended - seconds), .number(2 * moves),
      ])
    try database.rows(
      """
      UPDATE deals SET ended = ?, outcome = ?, moves = ?, flips = ?, seconds = ?, regret = ?, luck = 0, won = ?,
        aids = ? WHERE id = ?
      """,
      [
        .number(ended), .text(outcome), .number(moves), .number(2 * moves), .number(seconds),
        regret.map(Value.real) ?? .null, .text(won), .text(aids), .number(database.lastRow),
      ])
  }
}

extension Database {
  /// An empty database of ours in memory.
  static func empty() throws -> Database {
    let database = try Database()
    _ = try DatabaseSchema.prepare(database)
    return database
  }

  static func having(_ games: [FinishedGame]) throws -> Database {
    let database = try empty()
    for game in games { try game.add(to: database) }
    try database.countArrivals()
    return database
  }

  /// The rows of a statement, as texts; NULL is empty.
  @discardableResult
  func rows(_ sql: String, _ values: [Value] = []) throws -> [[String]] { try all(sql, values) { $0.texts } }

  /// The rows of a query, as texts.
  func values(_ query: Query) throws -> [[String]] { try rows(query.sql, query.values) }
}
