extension Database {
  /// Copies every row that can still be read from a damaged database.
  package func salvage(_ damaged: Database) {
    _ = try? run(script: "BEGIN IMMEDIATE")
    for table in ["deals", "positions", "moves", "learned_pairs", "favorite_tunes", "tunes"] {
      guard let columns = try? rows("SELECT name FROM pragma_table_info(?)", [.text(table)]) else { continue }
      let values = columns.map { "quote(\"\($0[0])\")" }.joined(separator: " || ',' || ")
      var next = 0
      while let first = damaged.firstReadable(of: table, from: next) {
        next = first + 1
        try? damaged.forEachRow(
          "SELECT rowid, \(values) FROM \(table) WHERE rowid >= ? ORDER BY rowid", [.number(first)]
        ) { row in
          // A damaged page may lead back.
          next = max(next, (Int(row[0]) ?? 0) + 1)
          _ = try? run(script: "INSERT OR IGNORE INTO \(table) VALUES(\(row[1]))")
        }
      }
    }
    try? run(script: "UPDATE deals SET is_counted = 0")
    try? countArrivals()
    _ = try? run(script: "COMMIT")
    if !isIdle { _ = try? run(script: "ROLLBACK") }
  }

  /// The number of a row that can be found, at or after another number. Nil if there is none.
  private func firstReadable(of table: String, from first: Int) -> Int? {
    func find(_ number: Int) -> Result<Int?, DatabaseProblem> {
      Result { () throws(DatabaseProblem) in
        try rows("SELECT rowid FROM \(table) WHERE rowid >= ? ORDER BY rowid LIMIT 1", [.number(number)])
          .first.flatMap { Int($0[0]) }
      }
    }
    if case .success(let number) = find(first) { return number }
    // The rows of a damaged page are next to each other. Beyond them, and then as near to them as possible:
    var (unreadable, step) = (first, 1)
    while step < 1 << 40 {
      if case .success(let found) = find(unreadable + step) {
        if step == 1 { return found }
        step = 1
      } else {
        unreadable += step
        step *= 2
      }
    }
    return nil
  }
}
