/// Games of the day. Of each day the first finish counts, unless its cards had been seen.
extension Query {
  /// The terms of the index of games of the day.
  private static let counts =
    "outcome = 'finished' AND day IS NOT NULL AND instr(aids, 'repeat') = 0 AND players = ?1"

  package static let now = Query("SELECT 'now', ?1", .now)

  /// On how many days a player has finished the game of the day; how many of these, up to today or yesterday,
  /// were in a row and finished on time; and the longest such row. None if there is no such day.
  package static func days(of player: String) -> Query {
    Query(
      """
      WITH days AS (
        SELECT day, min(ended) / 86400 = day AS is_in_time FROM deals WHERE \(counts) GROUP BY day),
      rows AS (
        SELECT count(*) AS days, max(day) AS last
        FROM (SELECT day, day - row_number() OVER (ORDER BY day) AS start FROM days WHERE is_in_time) GROUP BY start)
      SELECT 'days', (SELECT count(*) FROM days), coalesce(max(days) FILTER (WHERE last >= ?2 / 86400 - 1), 0),
        coalesce(max(days), 0)
      FROM rows HAVING EXISTS (SELECT 1 FROM days)
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
