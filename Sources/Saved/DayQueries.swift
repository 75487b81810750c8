extension Query {
  private static let counts = "\(DatabaseSchema.countsForDay) AND players = ?1"

  package static let now = Query("SELECT 'now', ?1", .now)

  /// On how many days a player has finished the game of the day; how many of these, up to today or yesterday,
  /// were in a row and finished on time; and the longest such row. None if there is no such day.
  package static func days(of player: String) -> Query {
    Query(
      """
      SELECT 'days', games, coalesce(max(last - first + 1) FILTER (WHERE last >= ?2 / 86400 - 1), 0),
        coalesce(max(last - first + 1), 0)
      FROM tallies LEFT JOIN streaks ON streaks.players = ?1
      WHERE tallies.players = ?1 AND cards = '' AND pairs = 0 AND outcome = 'day' GROUP BY games
      """, .text(player), .now)
  }

  /// The games of the day of this month: day, moves, whether it was finished on its day.
  package static func month(of player: String) -> Query {
    Query(
      """
      SELECT 'game', date(day * 86400, 'unixepoch'), moves, min(ended) / 86400 = day FROM deals
      WHERE \(counts) AND day BETWEEN strftime('%s', ?2, 'unixepoch', 'start of month') / 86400
        AND strftime('%s', ?2, 'unixepoch', 'start of month', '+1 month') / 86400 - 1
      GROUP BY day
      """, .text(player), .now)
  }

  /// The first finish of today's game: moves, seconds, regret, aids.
  package static func today(of player: String) -> Query {
    Query(
      """
      SELECT 'today', moves, seconds, regret, aids FROM deals WHERE \(counts) AND day = ?2 / 86400
      ORDER BY ended, id LIMIT 1
      """, .text(player), .now)
  }
}
