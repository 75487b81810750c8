/// The games in the database, and the position that this program has on its table.
///
/// Everything here happens in a transaction that the caller begins and then ends with `commit` or `rollBack`.
package final class SavedGames {
  package private(set) var database: Database
  /// Seconds since 1970.
  package let now: () -> Int
  let holds: any GameHolds
  /// What this program has on its table: now, and before the transaction.
  private(set) var table = OnTable()
  private var committed = OnTable()
  /// The game whose moves were saved last, and how many of its moves.
  private var saved: (game: Int, entries: Int)?
  /// The ends that this transaction saves.
  private var ends: [GameUpdate] = []
  /// Whether the last transaction has failed, so that everything of this game is saved anew.
  private var hasFailed = false
  /// The positions of the list that was shown last.
  var shown: [Int]?

  struct OnTable {
    /// The row of the position; nil if it is not saved yet.
    var position: Int?
    /// The deals of this session, by the numbers of their games.
    var deals: [Int: DealRow] = [:]
    /// The deal of the position that was taken, until its game has a number.
    var taken: DealRow?
    /// Positions that were left without a game to go on with. They are removed when the next one is saved.
    var outdated: [Int] = []
  }

  /// The row of a deal, nil if it is not saved or was deleted, and how many flips and hints this session knows
  /// in its `made`.
  struct DealRow {
    var row: Int?
    var made = 0
  }

  package init(_ database: Database, holds: any GameHolds, now: @escaping () -> Int) {
    (self.database, self.holds, self.now) = (database, holds, now)
  }

  /// Goes on in the file that was opened again, after `rollBack`.
  package func move(to database: Database) { self.database = database }

  /// Goes on in another file, with the rows that could be read, after `rollBack`. A deal that is lost is saved
  /// anew, with all that is known of it.
  package func move(toSalvaged database: Database) throws(DatabaseFailure) {
    func isLost(_ row: Int?) throws(DatabaseFailure) -> Bool {
      guard let row else { return false }
      return try database.number("SELECT id FROM deals WHERE id = ?", [.number(row)]) == nil
    }
    for (game, deal) in table.deals where try isLost(deal.row) { table.deals[game] = DealRow() }
    if try isLost(table.taken?.row) { table.taken = nil }
    committed = table
    self.database = database
  }

  /// The row of the position on the table; nil if it is not saved yet.
  var position: Int? { table.position }

  /// Whether everything is saved, once the transaction is committed.
  package var isWhole: Bool { position != nil && !hasFailed }

  package func commit() {
    ends = []
    // No other game is on the table again, unless it is loaded.
    if let game = saved?.game { table.deals = table.deals.filter { $0.key == game } }
    committed = table
  }

  /// Takes back a new position on the table, too: its number may be another program's next.
  package func rollBack() {
    hasFailed = true
    let position = table.position
    table = committed
    guard position != committed.position else { return }
    position.map(holds.release)
    table.position = committed.position.flatMap { holds.hold($0) ? $0 : nil }
  }

  /// The number in the session of the game that was taken. The next line may deal another one.
  package func number(_ game: Int) {
    if let taken = table.taken { (table.deals[game], committed.deals[game]) = (taken, taken) }
    (table.taken, committed.taken) = (nil, nil)
  }

  /// The row of the deal of a game of the session; nil if it has none.
  package func row(ofDeal game: Int) -> Int? { table.deals[game]?.row ?? table.taken?.row }

  /// Remembers the end of a game until it is saved, although no transaction can begin now.
  package func note(_ update: GameUpdate) { if update.end != nil { ends.append(update) } }

  package func save(_ update: GameUpdate) throws(DatabaseFailure) {
    if update.isTimeAlone, position == nil { return }
    if hasFailed { for update in ends { try saveEnd(of: update) } }
    if update.game != 0 { number(update.game) }
    try savePosition(update)
    (saved, hasFailed) = ((update.game, update.entries), false)
    guard update.game != 0 else { return }
    let made = update.made - update.missed
    let fresh = max(0, made - (table.deals[update.game]?.made ?? 0))
    // A deal that was forgotten counts only if it is played on.
    let began = fresh > 0 ? update.began : nil
    try database.run(
      "UPDATE deals SET began = iif(outcome IS NULL, coalesce(began, ?), began), made = made + ? WHERE id = ?",
      [Value(began), .number(fresh), .number(try deal(of: update))])
    if database.changes == 0 {
      // Somebody has deleted it.
      table.deals[update.game]?.row = nil
      return try save(update)
    }
    table.deals[update.game]?.made = made
    try saveEnd(of: update)
  }

  private func savePosition(_ update: GameUpdate) throws(DatabaseFailure) {
    let isOther = hasFailed || saved?.game != update.game || position == nil
    let values: [Value] = [
      update.game == 0 ? .null : .number(try deal(of: update)), .text(update.text), .number(update.made),
      .number(update.found), .number(update.moves), .number(update.isOver ? 1 : 0), .number(now()),
    ]
    if let position {
      try database.run(
        """
        UPDATE positions SET (deal, text, made, found, moves, is_over, time, latest) = (?, ?, ?, ?, ?, ?, ?, \(Self.later))
        WHERE id = ?
        """, values + [.number(position)])
      if database.changes == 0 {
        // Somebody has deleted it.
        holds.release(position)
        table.position = nil
        return try savePosition(update)
      }
    } else {
      try database.run(
        """
        INSERT INTO positions(deal, text, made, found, moves, is_over, time, latest)
          VALUES (?, ?, ?, ?, ?, ?, ?, \(Self.later))
        """, values)
      table.position = database.lastRow
      _ = holds.hold(database.lastRow)
    }
    for position in table.outdated { try remove(position) }
    table.outdated = []
    if isOther {
      // No card was turned, and no position has the deal.
      try database.run(
        "DELETE FROM deals WHERE began IS NULL AND NOT EXISTS (SELECT 1 FROM positions WHERE deal = deals.id)")
    }
    try saveMoves(of: update, isOther: isOther)
  }

  /// Saves the moves after those that are unchanged. Each line of play is a row.
  private func saveMoves(of update: GameUpdate, isOther: Bool) throws(DatabaseFailure) {
    var start = isOther ? 0 : update.unchanged
    if isOther || start < saved?.entries ?? 0 {
      start =
        try database.number(
          "SELECT max(start) FROM moves WHERE position = ? AND start <= ?", [Value(position), .number(start)])
        ?? 0
      try database.run(
        "DELETE FROM moves WHERE position = ? AND start >= ?", [Value(position), .number(start)])
    }
    guard start < update.entries else { return }
    try database.run(
      "INSERT INTO moves VALUES(?, ?, ?)", [Value(position), .number(start), .text(update.words(start))])
  }

  /// The row of the deal of a game, which is added if it is missing.
  private func deal(of update: GameUpdate) throws(DatabaseFailure) -> Int {
    if let deal = table.deals[update.game]?.row { return deal }
    let made = (table.deals[update.game]?.made ?? 0) + update.missed
    guard let deal = update.deal else { preconditionFailure("a game that was not dealt") }
    try database.run(
      "INSERT INTO deals(deck, cards, pairs, seed, day, players, made) VALUES (?, ?, ?, ?, ?, ?, ?)",
      [
        .text(deal.deck), .text(deal.cards), .number(deal.pairs), .text(deal.seed), Value(deal.day),
        .text(deal.players), .number(made),
      ])
    table.deals[update.game, default: DealRow()].row = database.lastRow
    return database.lastRow
  }

  /// Saves how a deal was first over, once.
  private func saveEnd(of update: GameUpdate) throws(DatabaseFailure) {
    guard let end = update.end else { return }
    try database.run(script: DatabaseSchema.counter)
    try database.run(
      """
      UPDATE deals SET
        (ended, outcome, moves, flips, seconds, regret, luck, won, points, aids) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?),
        is_counted = 1
      WHERE id = ? AND outcome IS NULL
      """,
      [
        .number(end.ended), .text(end.outcome), .number(end.moves), .number(end.flips), .number(end.seconds),
        Value(end.regret), Value(end.luck), .text(end.won), Value(end.points), .text(end.aids),
        .number(try deal(of: update)),
      ])
    guard database.changes > 0 else { return }
    for query in end.learning { try run(query) }
  }

  /// Comes after all other positions, whatever the clock says.
  static let later = "(SELECT coalesce(max(latest), 0) + 1 FROM positions)"

  /// Another position, or a new one, is on the table from now on. Nothing is written. `outdated`: one that is
  /// removed when the next one is saved.
  func take(_ position: Int?, deal: DealRow? = nil, outdated: Int? = nil) {
    (table.position, table.taken, saved) = (position, deal, nil)
    if let outdated { table.outdated.append(outdated) }
  }

  /// What was taken was there before this transaction, and stays on the table if that is taken back.
  func keepTaken() { committed = table }

  /// Saves the game of a deal as another one from now on, which counts if it is played on.
  func forgetDeal(_ row: Int) {
    for game in table.deals.keys where table.deals[game]?.row == row { table.deals[game]?.row = nil }
  }

  /// Deletes a position.
  func remove(_ position: Int) throws(DatabaseFailure) {
    try database.run("DELETE FROM moves WHERE position = ?", [.number(position)])
    try database.run("DELETE FROM positions WHERE id = ?", [.number(position)])
    holds.release(position)
  }
}

/// Queries. What is read of their rows is a value.
extension SavedGames {
  package func all<Result>(_ query: Query, _ read: (borrowing Row) -> Result?) throws(DatabaseFailure)
    -> [Result]
  {
    try database.all(query.sql, query.values, read)
  }

  package func first<Result>(
    _ query: Query, _ read: (borrowing Row) -> Result?
  ) throws(DatabaseFailure) -> Result? { try database.first(query.sql, query.values, read) }

  /// Returns how many rows were inserted, changed or deleted.
  @discardableResult
  package func run(_ query: Query) throws(DatabaseFailure) -> Int {
    try database.run(query.sql, query.values)
    return database.changes
  }
}

/// Which positions running programs have on their tables, until they end in any way.
package protocol GameHolds {
  /// Returns false if another program holds it.
  func hold(_ position: Int) -> Bool
  func release(_ position: Int)
  func isHeldElsewhere(_ position: Int) -> Bool
}
