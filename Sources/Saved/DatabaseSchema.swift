/// The tables, and the views for people.
package enum DatabaseSchema {
  /// "MTun", by which a file is known to be ours.
  package static let applicationID = 0x4D54_756E
  /// The number of the schema, in `user_version`.
  package static let version = steps.count

  /// The statements that bring a file from one version to the next, the first from an empty file.
  static let steps = [tables + indexes + views + arrivals]

  /// A deal is one row from its begin to its record. Its `made` counts the flips and hints of all its
  /// positions: a position that counts fewer is an earlier state of the game. `ended` and what follows it, but
  /// `aids`, are NULL until the game is first over. A day is the number of days since 1970.
  ///
  /// `tallies` counts the games that are over and, as an outcome `day`, the days whose game was finished;
  /// `ranks` counts the finished games; `streaks` has the first and the last of consecutive days whose game was
  /// finished on time. So no answer counts them. `is_counted` tells whether they have a deal.
  private static let tables = """
    CREATE TABLE deals(
      id INTEGER PRIMARY KEY AUTOINCREMENT, deck TEXT NOT NULL, cards TEXT NOT NULL, pairs INTEGER NOT NULL,
      seed TEXT NOT NULL, practice TEXT, day INTEGER, players TEXT NOT NULL, "match" TEXT,
      began INTEGER, made INTEGER NOT NULL DEFAULT 0,
      ended INTEGER, outcome TEXT, moves INTEGER, flips INTEGER, seconds INTEGER, regret REAL, luck REAL,
      won TEXT, points TEXT, aids TEXT NOT NULL DEFAULT '', is_counted INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE tallies(
      players TEXT NOT NULL, cards TEXT NOT NULL, pairs INTEGER NOT NULL, outcome TEXT NOT NULL,
      moves INTEGER NOT NULL, is_assisted INTEGER NOT NULL, deck TEXT NOT NULL, games INTEGER NOT NULL,
      PRIMARY KEY(players, cards, pairs, outcome, moves, is_assisted, deck)) WITHOUT ROWID;
    CREATE TABLE ranks(
      players TEXT NOT NULL, cards TEXT NOT NULL, pairs INTEGER NOT NULL, is_assisted INTEGER NOT NULL,
      moves INTEGER NOT NULL, seconds INTEGER NOT NULL, games INTEGER NOT NULL,
      PRIMARY KEY(players, cards, pairs, is_assisted, moves, seconds)) WITHOUT ROWID;
    CREATE TABLE streaks(
      players TEXT NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL,
      PRIMARY KEY(players, first)) WITHOUT ROWID;
    CREATE TABLE positions(
      id INTEGER PRIMARY KEY AUTOINCREMENT, deal INTEGER REFERENCES deals, name TEXT UNIQUE,
      source TEXT, tunes TEXT, theme TEXT, began INTEGER, played INTEGER NOT NULL DEFAULT 0, made INTEGER NOT NULL DEFAULT 0,
      hinted TEXT, aids TEXT, next TEXT, next_players TEXT, next_deck TEXT, next_tunes TEXT, next_theme TEXT,
      found INTEGER NOT NULL DEFAULT 0, moves INTEGER NOT NULL DEFAULT 0, is_over INTEGER NOT NULL DEFAULT 0,
      time INTEGER NOT NULL DEFAULT 0, latest INTEGER NOT NULL);
    CREATE TABLE moves(
      position INTEGER NOT NULL, start INTEGER NOT NULL, words TEXT NOT NULL,
      PRIMARY KEY(position, start));
    CREATE TABLE learned_pairs(
      deck TEXT NOT NULL, front TEXT NOT NULL, back TEXT NOT NULL, box INTEGER NOT NULL, due INTEGER NOT NULL,
      PRIMARY KEY(deck, front, back));
    CREATE TABLE favorite_tunes(id INTEGER PRIMARY KEY, title TEXT NOT NULL, artist TEXT NOT NULL,
      UNIQUE(title, artist));
    CREATE TABLE tunes(category TEXT PRIMARY KEY, fetched INTEGER NOT NULL, file TEXT NOT NULL);

    """

  private static let indexes = """
    CREATE INDEX unbegun_deals ON deals(id) WHERE began IS NULL;
    CREATE INDEX uncounted_deals ON deals(id) WHERE \(isUncounted);
    CREATE INDEX deals_by_seed ON deals(seed, pairs, ended) WHERE began IS NOT NULL;
    CREATE INDEX unfinished_deals ON deals(players, pairs, cards, deck)
      WHERE began IS NOT NULL AND outcome IS NULL;
    CREATE INDEX best_games ON deals(players, pairs, cards, aids <> '', moves, seconds, ended)
      WHERE outcome = 'finished';
    CREATE INDEX latest_games ON deals(players, cards, ended) WHERE outcome = 'finished';
    CREATE INDEX games_of_days ON deals(players, day, ended)
      WHERE \(countsForDay);
    CREATE INDEX games_of_several ON deals(ended) WHERE outcome = 'finished' AND instr(players, ' ') > 0;
    CREATE INDEX results_of_several ON deals(players, outcome, won, points, pairs)
      WHERE outcome IS NOT NULL AND instr(players, ' ') > 0;
    CREATE INDEX positions_by_time ON positions(latest);

    """

  /// The terms of the index of deals that are over and not counted yet.
  fileprivate static let isUncounted = "outcome IS NOT NULL AND is_counted = 0"

  /// The trigger that counts. SQLite reads the schema at each start, so a connection adds it when a game ends.
  static let counter = """
    CREATE TEMP TRIGGER IF NOT EXISTS deal_ends AFTER UPDATE OF is_counted ON deals WHEN new.is_counted
      BEGIN \(tally) END
    """

  /// Rows of another file can be inserted into the views. The next start counts them.
  private static let arrivals = """
    CREATE TRIGGER record_arrives INSTEAD OF INSERT ON records BEGIN
      INSERT INTO deals(deck, cards, pairs, seed, day, players, began, made, ended, outcome, moves, flips, seconds,
          regret, luck, won, points, aids)
        VALUES (new.deck, new.cards, new.pairs, new.seed, julianday(nullif(new.day, '')) - 2440587.5,
          replace(new.players, ',', ' '), strftime('%s', new."when") - new.seconds, new.flips,
          CAST(strftime('%s', new."when") AS INTEGER), 'finished', new.moves, new.flips, new.seconds, new.regret,
          new.luck, replace(new.won, ',', ' '), nullif(new."match", ''), new.aids);
    END;
    CREATE TRIGGER pair_arrives INSTEAD OF INSERT ON learned BEGIN
      INSERT OR REPLACE INTO learned_pairs
        VALUES (new.deck, new.front, new.back, new.box, julianday(new.due) - 2440587.5);
    END;
    CREATE TRIGGER favorite_arrives INSTEAD OF INSERT ON favorites BEGIN
      INSERT OR IGNORE INTO favorite_tunes(title, artist) VALUES (new.title, new.artist);
    END;

    """

  /// The terms of the index of games of the day. Of each day the first finish of unseen cards counts.
  static let countsForDay = "outcome = 'finished' AND day IS NOT NULL AND instr(aids, 'repeat') = 0"

  private static let tally = """
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
    """

  private static let views = """
    CREATE VIEW records AS
      SELECT strftime('%Y-%m-%dT%H:%M:%SZ', ended, 'unixepoch') AS "when", deck, cards, pairs, moves, flips,
        seconds, seed, regret, luck, replace(players, ' ', ',') AS players, replace(won, ' ', ',') AS won,
        coalesce(points, '') AS "match", coalesce(date(day * 86400, 'unixepoch'), '') AS day, aids
      FROM deals WHERE outcome = 'finished' ORDER BY ended, id;
    CREATE VIEW games AS
      SELECT coalesce(positions.name, '') AS name, deck, pairs, found, positions.moves AS moves,
        replace(players, ' ', ',') AS players,
        coalesce(date(day * 86400, 'unixepoch'), '') AS day,
        strftime('%Y-%m-%dT%H:%M:%SZ', time, 'unixepoch') AS played
      FROM positions JOIN deals ON deals.id = deal
      WHERE name IS NOT NULL OR NOT is_over ORDER BY latest DESC;
    CREATE VIEW favorites AS SELECT title, artist FROM favorite_tunes ORDER BY id;
    CREATE VIEW learned AS SELECT deck, front, back, box, date(due * 86400, 'unixepoch') AS due
      FROM learned_pairs;

    """

  package enum Kind {
    /// With this version of the schema, or an earlier one that was brought to it.
    case ours
    /// Of a later version of the program.
    case later
    case foreign
  }

  /// Brings a database to this version in one transaction, an empty one from nothing.
  package static func prepare(_ database: Database) throws(DatabaseProblem) -> Kind {
    let kind = try kind(of: database)
    guard kind.0 == .ours, kind.version < version else { return kind.0 }
    try database.run(script: "BEGIN IMMEDIATE")
    do throws(DatabaseProblem) {
      // Another program may have done this meanwhile.
      for step in steps[min(try Self.kind(of: database).version, version)...] { try database.run(script: step) }
      try database.run(
        script: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version); COMMIT")
    } catch {
      try? database.run(script: "ROLLBACK")
      throw error
    }
    return .ours
  }

  private static func kind(of database: Database) throws(DatabaseProblem) -> (Kind, version: Int) {
    let row = try database.rows(
      """
      SELECT application_id, user_version, (SELECT count(*) FROM sqlite_master)
      FROM pragma_application_id, pragma_user_version
      """)[0].map { Int($0)! }
    if row[0] == applicationID { return (row[1] > version ? .later : .ours, row[1]) }
    return (row == [0, 0, 0] ? .ours : .foreign, 0)
  }
}

extension Database {
  /// Counts the deals that are over and came from another file.
  package func countArrivals() throws(DatabaseProblem) {
    let uncounted = DatabaseSchema.isUncounted
    guard try number("SELECT id FROM deals WHERE \(uncounted) LIMIT 1") != nil else { return }
    try run(script: DatabaseSchema.counter)
    try rows("UPDATE deals SET is_counted = 1 WHERE \(uncounted)")
  }
}
