/// Deletes by kind. Each function returns how many rows were deleted or changed.
extension SavedGames {
  package func forgetAll(of table: String) throws(DatabaseFailure) -> Int {
    try database.run("DELETE FROM \(table)")
    return database.changes
  }

  /// A deal of which a position is kept stays as one that is over and counts no more.
  package func forgetRecords() throws(DatabaseFailure) -> Int {
    try database.run("DELETE FROM deals WHERE NOT EXISTS (SELECT 1 FROM positions WHERE deal = deals.id)")
    let deleted = database.changes
    try database.run(
      """
      UPDATE deals SET outcome = 'forgotten', began = NULL, ended = NULL, moves = NULL, flips = NULL,
        seconds = NULL, regret = NULL, luck = NULL, won = NULL, points = NULL, aids = ''
      WHERE outcome <> 'forgotten'
      """)
    let changed = database.changes
    for table in ["tallies", "ranks", "streaks"] { _ = try forgetAll(of: table) }
    return deleted + changed
  }
}
