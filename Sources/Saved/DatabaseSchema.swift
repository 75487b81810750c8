/// The tables, and the views for people.
package enum DatabaseSchema {
  /// "MTun", by which a file is known to be ours.
  package static let applicationID = 0x4D54_756E
  /// The number of the schema, in `user_version`.
  package static let version = 1

  /// The terms of the index of games of the day. Of each day the first finish of unseen cards counts.
  static let countsForDay = "outcome = 'finished' AND day IS NOT NULL AND instr(aids, 'repeat') = 0"

  /// The trigger that counts. SQLite reads the schema at each start, so a connection adds it when a game ends.
  static let counter = """
    CREATE TEMP TRIGGER IF NOT EXISTS deal_ends AFTER UPDATE OF is_counted ON deals WHEN new.is_counted BEGIN
      INSERT INTO tallies
        SELECT new.players, new.cards, new.pairs, new.outcome, coalesce(new.moves, 0), new.aids <> '', new.deck, 1
        ON CONFLICT DO UPDATE SET games = games + 1;
      INSERT INTO ranks
        SELECT new.players, new.cards, new.pairs, new.aids <> '', new.moves, new.seconds, 1
        WHERE new.outcome = 'finished'
        ON CONFLICT DO UPDATE SET games = games + 1;
      INSERT INTO tallies
        SELECT new.players, '', 0, 'day', 0, 0, '', 1 FROM deals WHERE id = new.id AND \(countsForDay) AND NOT EXISTS (
          SELECT 1 FROM deals
          WHERE players = new.players AND day = new.day AND id <> new.id AND is_counted AND \(countsForDay))
        ON CONFLICT DO UPDATE SET games = games + 1;
      INSERT INTO streaks
        SELECT new.players, min(new.day, coalesce(min(first), new.day)), max(new.day, coalesce(max(last), new.day))
        FROM streaks WHERE players = new.players AND first <= new.day + 1 AND last >= new.day - 1
        HAVING EXISTS (SELECT 1 FROM deals WHERE id = new.id AND ended / 86400 = day AND \(countsForDay))
        ON CONFLICT DO UPDATE SET last = excluded.last;
      DELETE FROM streaks WHERE players = new.players AND first BETWEEN new.day AND new.day + 1 AND EXISTS (
        SELECT 1 FROM streaks AS wider
        WHERE wider.players = new.players AND wider.first < streaks.first AND wider.last >= streaks.last);
    END
    """

  /// Makes the tables of an empty database, in one transaction. Returns the number of its schema, above 0
  /// unless it is damaged; nil for that of another program.
  package static func prepare(_ database: Database) throws(DatabaseFailure) -> Int? {
    let marks = try marks(of: database)
    guard marks == (0, 0), try isEmpty(database) else {
      return marks.owner == applicationID ? marks.version : nil
    }
    try database.run(script: "BEGIN IMMEDIATE")
    do throws(DatabaseFailure) {
      // Another program may have done this meanwhile.
      if try Self.marks(of: database) == (0, 0), try isEmpty(database) {
        try database.run(script: String(decoding: PackageResources.schema_sql, as: UTF8.self))
        try database.run(
          script: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
      }
      try database.run(script: "COMMIT")
    } catch {
      try? database.run(script: "ROLLBACK")
      throw error
    }
    return version
  }

  /// Whether a database has all tables, with all their columns. It may have more.
  package static func fits(_ database: Database) -> Bool {
    let columns = """
      SELECT tables.name || '.' || columns.name AS name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
      WHERE tables.type = 'table'
      """
    func names(_ database: Database) -> [String]? { try? database.all(columns) { $0.text("name") } }
    // What cannot be asked is not known to be missing.
    guard let ours = try? Database(), (try? prepare(ours)) != nil, let expected = names(ours),
      let found = names(database)
    else { return true }
    return Set(found).isSuperset(of: expected)
  }

  /// Whose database it is, and the number of its schema.
  private static func marks(of database: Database) throws(DatabaseFailure) -> (owner: Int, version: Int) {
    // SQLite reads no tables for these.
    (try database.number("PRAGMA application_id") ?? 0, try database.number("PRAGMA user_version") ?? 0)
  }

  private static func isEmpty(_ database: Database) throws(DatabaseFailure) -> Bool {
    try database.number("SELECT 1 FROM sqlite_master LIMIT 1") == nil
  }
}

extension Database {
  /// Counts the deals that are over and came from another file.
  package func countArrivals() throws(DatabaseFailure) {
    // In these words, so that SQLite uses the index on it.
    let uncounted = "outcome IS NOT NULL AND is_counted = 0"
    guard try number("SELECT id FROM deals WHERE \(uncounted) LIMIT 1") != nil else { return }
    try run(script: DatabaseSchema.counter)
    try run("UPDATE deals SET is_counted = 1 WHERE \(uncounted)")
  }
}
