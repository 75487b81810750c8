/// Games of the day. `time` is in seconds since 1970.
extension Query {
  private static let counts = "\(DatabaseSchema.countsForDay) AND players = ?1"

  /// On how many days a player has finished the game of the day (`played`); how many of these, up to today or
  /// yesterday, were in a row and finished on time (`streak`); and the `longest` such row. None if there is no
  /// such day.
  package static func days(of player: String, at time: Int) -> Query {
    Query(
      """
      SELECT games AS played, coalesce(max(last - first + 1) FILTER (WHERE last >= ?2 / 86400 - 1), 0) AS streak,
        coalesce(max(last - first + 1), 0) AS longest
      FROM tallies LEFT JOIN streaks ON streaks.players = ?1
      WHERE tallies.players = ?1 AND cards = '' AND pairs = 0 AND outcome = 'day' GROUP BY games
      """, .text(player), .number(time))
  }

  /// The games of the day of this month: `day`, `moves`, and whether it was finished on its day (`is_in_time`).
  package static func month(of player: String, at time: Int) -> Query {
    Query(
      """
      SELECT date(day * 86400, 'unixepoch') AS day, moves, min(ended) / 86400 = day AS is_in_time FROM deals
      WHERE \(counts) AND day BETWEEN strftime('%s', ?2, 'unixepoch', 'start of month') / 86400
        AND strftime('%s', ?2, 'unixepoch', 'start of month', '+1 month') / 86400 - 1
      GROUP BY deals.day
      """, .text(player), .number(time))
  }

  /// The first finish of today's game.
  package static func today(of player: String, at time: Int) -> Query {
    Query(
      """
      SELECT moves, seconds, regret, aids FROM deals WHERE \(counts) AND day = ?2 / 86400
      ORDER BY ended, id LIMIT 1
      """, .text(player), .number(time))
  }
}
