/// The games in the database, and the position that this program has on its table.
///
/// Everything here happens in a transaction that the caller begins and then ends with `commit` or `rollBack`.
package final class SavedGames {
  package private(set) var database: Database
  /// Seconds since 1970.
  private let now: () -> Int
  let holds: any GameHolds
  /// The row of the position on the table, nil if it is not saved yet, and what it has.
  var position: Int?
  private var game: Int?
  private var entries = 0
  /// The rows of the deals of this session, nil for one that was deleted, by the numbers of their games, and
  /// what these have added to `made`.
  private var deals: [Int: (row: Int?, made: Int)] = [:]
  /// The ends that this transaction saves.
  private var ends: [GameUpdate] = []
  /// Whether the last transaction has failed, so that everything of this game is saved anew.
  private var hasFailed = false
  /// The deal of a loaded position, until its game has a number.
  var loadedDeal: LoadedDeal?
  /// The positions that were on the table before, by their numbers in the session, as they were left: several,
  /// if one was loaded again.
  var left: [Int: (position: Int, latest: String)] = [:]
  /// A position whose choices for the next game are now those of the session. It has no game to go on with, and
  /// is removed when they are saved.
  var outdated: Int?
  /// The positions of the list that was shown last.
  var shown: [Int]?
  /// What was so when the transaction began.
  private var before:
    (
      position: Int?, loadedDeal: LoadedDeal?, deals: [Int: (row: Int?, made: Int)],
      left: [Int: (position: Int, latest: String)], outdated: Int?
    )

  /// The row of a deal, and how many flips and hints the loaded position has added to it.
  typealias LoadedDeal = (row: Int, made: Int)

  package init(_ database: Database, holds: any GameHolds, now: @escaping () -> Int) {
    (self.database, self.holds, self.now) = (database, holds, now)
    before = (nil, nil, [:], [:], nil)
  }

  /// Goes on in the file that was opened again, after `rollBack`.
  package func move(to database: Database) { self.database = database }

  /// Goes on in another file, with the rows that could be read, after `rollBack`. A deal that is lost is saved
  /// anew, with all that is known of it.
  package func move(toSalvaged database: Database) throws(DatabaseProblem) {
    func isLost(_ row: Int?) throws(DatabaseProblem) -> Bool {
      guard let row else { return false }
      return try database.number("SELECT id FROM deals WHERE id = ?", [.number(row)]) == nil
    }
    for (game, deal) in deals where try isLost(deal.row) { deals[game] = (nil, 0) }
    if try isLost(loadedDeal?.row) { loadedDeal = nil }
    (before.deals, before.loadedDeal) = (deals, loadedDeal)
    self.database = database
  }

  /// Whether everything is saved, once the transaction is committed.
  package var isWhole: Bool { position != nil && !hasFailed }

  package func commit() {
    ends = []
    before = (position, loadedDeal, deals, left, outdated)
  }

  /// The position on the table was there before this transaction, and stays on it if that is taken back.
  func keepTaken() { (before.position, before.loadedDeal, before.outdated) = (position, loadedDeal, outdated) }

  /// Takes back a new position on the table, too: its number may be another program's next.
  package func rollBack() {
    hasFailed = true
    if position != before.position {
      position.map(holds.release)
      position = before.position.flatMap { holds.hold($0) ? $0 : nil }
    }
    (loadedDeal, deals, left, outdated) = (before.loadedDeal, before.deals, before.left, before.outdated)
  }

  /// The number in the session of the game that was loaded. The next line may deal another one.
  package func number(_ game: Int) {
    if let loadedDeal {
      deals[game] = (loadedDeal.row, loadedDeal.made)
      before.deals[game] = deals[game]
    }
    (loadedDeal, before.loadedDeal) = (nil, nil)
  }

  /// Remembers the end of a game until it is saved, although no transaction can begin now.
  package func note(_ update: GameUpdate) { if update.end != nil { ends.append(update) } }

  package func save(_ update: GameUpdate) throws(DatabaseProblem) {
    if update.isTimeAlone, position == nil { return }
    if hasFailed { for update in ends { try saveEnd(of: update) } }
    if update.game != 0 { number(update.game) }
    try savePosition(update)
    (game, entries, hasFailed) = (update.game, update.entries, false)
    guard update.game != 0 else { return }
    let made = update.made - update.missed
    let fresh = max(0, made - (deals[update.game]?.made ?? 0))
    // A deal that was forgotten counts only if it is played on.
    let began = fresh > 0 ? update.began : nil
    try database.rows(
      "UPDATE deals SET began = iif(outcome IS NULL, coalesce(began, ?), began), made = made + ? WHERE id = ?",
      [Value(began), .number(fresh), .number(try deal(of: update))])
    if database.changes == 0 {
      // Somebody has deleted it.
      deals[update.game]?.row = nil
      return try save(update)
    }
    deals[update.game]?.made = made
    try saveEnd(of: update)
  }

  private func savePosition(_ update: GameUpdate) throws(DatabaseProblem) {
    let isOther = hasFailed || game != update.game || position == nil
    let values: [Value] = [
      update.game == 0 ? .null : .number(try deal(of: update)), .text(update.text), .number(update.made),
      .number(update.found), .number(update.moves), .number(update.isOver ? 1 : 0), .number(now()),
    ]
    if let position {
      try database.rows(
        """
        UPDATE positions SET (deal, text, made, found, moves, is_over, time, latest) = (?, ?, ?, ?, ?, ?, ?, \(Self.later))
        WHERE id = ?
        """, values + [.number(position)])
      if database.changes == 0 {
        // Somebody has deleted it.
        holds.release(position)
        self.position = nil
        return try savePosition(update)
      }
    } else {
      try database.rows(
        """
        INSERT INTO positions(deal, text, made, found, moves, is_over, time, latest)
          VALUES (?, ?, ?, ?, ?, ?, ?, \(Self.later))
        """, values)
      position = database.lastRow
      _ = holds.hold(database.lastRow)
    }
    if let outdated { try remove(outdated) }
    outdated = nil
    if isOther {
      // No card was turned, and no position has the deal.
      try database.rows(
        "DELETE FROM deals WHERE began IS NULL AND NOT EXISTS (SELECT 1 FROM positions WHERE deal = deals.id)")
    }
    try saveMoves(of: update, isOther: isOther)
  }

  /// Saves the game of a deal as another one from now on, which counts if it is played on.
  func forgetDeal(_ row: Int) { deals = deals.mapValues { $0.row == row ? (nil, $0.made) : $0 } }

  /// Saves the moves after those that are unchanged. Each line of play is a row.
  private func saveMoves(of update: GameUpdate, isOther: Bool) throws(DatabaseProblem) {
    var start = isOther ? 0 : update.unchanged
    if isOther || start < entries {
      start =
        try database.number(
          "SELECT max(start) FROM moves WHERE position = ? AND start <= ?", [Value(position), .number(start)])
        ?? 0
      try database.rows(
        "DELETE FROM moves WHERE position = ? AND start >= ?", [Value(position), .number(start)])
    }
    guard start < update.entries else { return }
    try database.rows(
      "INSERT INTO moves VALUES(?, ?, ?)", [Value(position), .number(start), .text(update.words(start))])
  }

  /// The row of the deal of a game, which is added if it is missing.
  private func deal(of update: GameUpdate) throws(DatabaseProblem) -> Int {
    if let deal = deals[update.game]?.row { return deal }
    let made = (deals[update.game]?.made ?? 0) + update.missed
    guard let deal = update.deal else { preconditionFailure("a game that was not dealt") }
    try database.rows(
      "INSERT INTO deals(deck, cards, pairs, seed, day, players, made) VALUES (?, ?, ?, ?, ?, ?, ?)",
      [
        .text(deal.deck), .text(deal.cards), .number(deal.pairs), .text(deal.seed), Value(deal.day),
        .text(deal.players), .number(made),
      ])
    deals[update.game, default: (nil, 0)].row = database.lastRow
    return database.lastRow
  }

  /// Saves how a deal was first over, once.
  private func saveEnd(of update: GameUpdate) throws(DatabaseProblem) {
    guard let end = update.end else { return }
    try database.run(script: DatabaseSchema.counter)
    try database.rows(
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
    try rows(end.learning)
  }

  /// The rows of all queries, in order, about this moment and the deal of a game of the session.
  @discardableResult
  package func rows(_ queries: [Query], about game: Int? = nil) throws(DatabaseProblem) -> [Row] {
    let deal = game.flatMap { deals[$0]?.row ?? loadedDeal?.row }
    var rows: [Row] = []
    for query in queries { rows += try database.rows(query, now: now(), deal: deal) }
    return rows
  }

  /// Comes after all other positions, whatever the clock says.
  static let later = "(SELECT coalesce(max(latest), 0) + 1 FROM positions)"

  /// Another position, or none yet, is on the table from now on.
  func take(_ position: Int?, deal: LoadedDeal? = nil) {
    (self.position, game, entries, loadedDeal) = (position, nil, 0, deal)
  }

  /// Deletes a position, and its deal if that was never begun.
  func remove(_ position: Int) throws(DatabaseProblem) {
    try database.rows("DELETE FROM moves WHERE position = ?", [.number(position)])
    try database.rows("DELETE FROM positions WHERE id = ?", [.number(position)])
    holds.release(position)
  }
}

/// Which positions running programs have on their tables, until they end in any way.
package protocol GameHolds {
  /// Returns false if another program holds it.
  func hold(_ position: Int) -> Bool
  func release(_ position: Int)
  func isHeldElsewhere(_ position: Int) -> Bool
}
