/// Copies what can still be read of a damaged database into an empty one. What is copied agrees with itself.
extension Database {
  /// In one transaction. Fails if either disk does, or if it is told to stop; damage only leaves rows out.
  package func salvage(_ damaged: Database) throws(DatabaseFailure) {
    let damaged = try damaged.withReadableSchema()
    try run(script: "BEGIN IMMEDIATE")
    for table in ["deals", "positions", "moves", "learned_pairs", "cards_of_decks", "favorite_tunes", "tunes"] {
      try copy(table, from: damaged)
    }
    // A number that a lost row had is not given again: rows elsewhere and other programs may still mean it.
    try count("deals", above: "id FROM deals UNION ALL SELECT deal FROM positions", and: damaged)
    try count("positions", above: "id FROM positions UNION ALL SELECT position FROM moves", and: damaged)
    try removeWhatPointsToNothing()
    try removeMovesAfterGaps()
    // Those that were forgotten count no more.
    try run("UPDATE deals SET is_counted = 0 WHERE outcome IS NOT 'forgotten'")
    try countArrivals()
    try run(script: "COMMIT")
  }

  /// Larger numbers of rows are damage: after the largest, SQLite could add none.
  private static let largestNumber = 1 << 40

  private func copy(_ table: String, from damaged: Database) throws(DatabaseFailure) {
    let theirs = try damaged.readable { damaged throws(DatabaseFailure) in try damaged.columns(of: table) }
    let shared = try columns(of: table).filter(theirs.contains)
    let columns = shared.map { "\"\($0)\"" }.joined(separator: ", ")
    if columns.isEmpty { return }
    let places = shared.indices.map { "?\($0 + 2)" }.joined(separator: ", ")
    var next = 1
    while let first = try damaged.firstReadable(of: table, from: next) {
      next = first + 1
      let failure = try run(
        "INSERT OR IGNORE INTO \(table)(rowid, \(columns)) VALUES(?1, \(places))",
        forRowsOf: "SELECT rowid, \(columns) FROM \(table) WHERE rowid >= ? ORDER BY rowid", [.number(first)],
        in: damaged
      ) { number in
        // A damaged page may lead back.
        guard (1..<Self.largestNumber).contains(number) else { return false }
        next = max(next, number + 1)
        return true
      }
      guard let failure else { return }
      try failure.mustBeOfData()
    }
  }

  /// The number of a row that can be found, at or after another number. Nil if there is none.
  private func firstReadable(of table: String, from first: Int) throws(DatabaseFailure) -> Int? {
    /// Nil for a page that cannot be read.
    func find(_ number: Int) throws(DatabaseFailure) -> Int?? {
      let sql = "SELECT rowid FROM \(table) WHERE rowid >= ? ORDER BY rowid LIMIT 1"
      do throws(DatabaseFailure) { return .some(try self.number(sql, [.number(number)])) } catch {
        try error.mustBeOfData()
        return nil
      }
    }
    if let found = try find(first) { return found.flatMap { $0 < Self.largestNumber ? $0 : nil } }
    // The rows of a damaged page are next to each other. Beyond them, and then as near to them as possible:
    var (unreadable, step) = (first, 1)
    while step < Self.largestNumber {
      if let found = try find(unreadable + step) {
        if step == 1 { return found.flatMap { $0 < Self.largestNumber ? $0 : nil } }
        step = 1
      } else {
        unreadable += step
        step *= 2
      }
    }
    return nil
  }

  private func columns(of table: String) throws(DatabaseFailure) -> [String] {
    try all("SELECT name FROM pragma_table_info(?)", [.text(table)]) { $0.text("name") }
  }

  /// What is read of a damaged database; nothing if it cannot be read.
  private func readable<Element>(
    _ read: (Database) throws(DatabaseFailure) -> [Element]
  ) throws(DatabaseFailure) -> [Element] {
    do throws(DatabaseFailure) { return try read(self) } catch {
      try error.mustBeOfData()
      return []
    }
  }

  /// Makes the next number of a table larger than all that were seen.
  private func count(_ table: String, above numbers: String, and damaged: Database) throws(DatabaseFailure) {
    let theirs = try damaged.readable { damaged throws(DatabaseFailure) in
      try damaged.numbers("SELECT seq FROM sqlite_sequence WHERE name = ?", [.text(table)])
    }
    let seen = try self.numbers("SELECT \(numbers)") + theirs
    let last = seen.filter { $0 < Self.largestNumber }.max() ?? 0
    try run("DELETE FROM sqlite_sequence WHERE name = ?", [.text(table)])
    try run("INSERT INTO sqlite_sequence VALUES(?, ?)", [.text(table), .number(last)])
  }

  /// A position whose deal is lost has no game. Unless it is saved under a name, it still has the choices for
  /// the next one.
  private func removeWhatPointsToNothing() throws(DatabaseFailure) {
    let isLost = "(deal IS NULL OR deal NOT IN (SELECT id FROM deals))"
    try run("DELETE FROM positions WHERE name IS NOT NULL AND \(isLost)")
    try run(
      """
      UPDATE positions SET deal = NULL, made = 0, found = 0, moves = 0, is_over = 0
        WHERE deal IS NOT NULL AND \(isLost)
      """)
    try run("DELETE FROM moves WHERE position NOT IN (SELECT id FROM positions WHERE deal IS NOT NULL)")
  }

  /// What came after lost moves is not known. The game goes back to where they began.
  private func removeMovesAfterGaps() throws(DatabaseFailure) {
    let gaps = try all(
      """
      SELECT position, min(start) AS start FROM (
        SELECT position, start, start <> coalesce(lag(start + count) OVER (PARTITION BY position ORDER BY start), 0)
          AS is_after_gap
        FROM (
          SELECT position, start, length(words) - length(replace(words, ' ', '')) + 1 AS count FROM moves))
      WHERE is_after_gap GROUP BY position
      """
    ) { (position: Value($0.number("position")), start: Value($0.number("start"))) }
    for gap in gaps {
      try run("DELETE FROM moves WHERE position = ? AND start >= ?", [gap.position, gap.start])
      try run("UPDATE positions SET found = 0, moves = 0, is_over = 0 WHERE id = ?", [gap.position])
    }
  }
}

extension DatabaseFailure {
  /// Throws it unless it is a fault of the data alone.
  func mustBeOfData() throws(DatabaseFailure) {
    if isFault || isLock || isInterruption { throw self }
  }
}
