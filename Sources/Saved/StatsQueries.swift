/// Statistics. With `pairs`, they are about games of this many pairs.
extension Query {
  /// A player's games by deck (all together, which is the empty one, and one), kind of cards and number of
  /// pairs: how many there are (`begun`), how many were `revealed`, the fewest moves without aids (`best`), and
  /// with how many moves how many were finished: pairs of numbers.
  package static func games(of player: String, pairs: Int?, deck: String) -> Query {
    Query(
      """
      WITH kinds AS (
        SELECT deck, cards, pairs, outcome, moves, iif(is_assisted, NULL, moves) AS best, games FROM tallies
        WHERE players = ?1 AND outcome <> 'day'
        UNION ALL
        SELECT deck, cards, pairs, '', 0, NULL, count(*) FROM deals
        WHERE began IS NOT NULL AND outcome IS NULL AND players = ?1 GROUP BY pairs, cards, deck),
      sums AS (
        SELECT '' AS deck, cards, pairs, outcome, moves, min(best) AS best, sum(games) AS games
        FROM kinds WHERE ?2 IS NULL OR pairs = ?2 GROUP BY cards, pairs, outcome, moves
        UNION ALL
        SELECT deck, cards, pairs, outcome, moves, min(best), sum(games)
        FROM kinds WHERE deck = ?3 AND (?2 IS NULL OR pairs = ?2) GROUP BY cards, pairs, outcome, moves)
      SELECT deck, cards, pairs, sum(games) AS begun,
        coalesce(sum(games) FILTER (WHERE outcome = 'revealed'), 0) AS revealed,
        min(best) FILTER (WHERE outcome = 'finished') AS best,
        coalesce(group_concat(moves || ' ' || games, ' ') FILTER (WHERE outcome = 'finished'), '') AS moves
      FROM sums GROUP BY deck, cards, pairs ORDER BY deck, cards, pairs
      """, .text(player), Value(pairs), .text(deck))
  }

  /// The number of pairs and the regret of a player's last games with such cards, the earliest first.
  package static func regrets(of player: String, cards: String, pairs: Int?, most: Int) -> Query {
    Query(
      """
      SELECT pairs, regret FROM (
        SELECT pairs, regret, ended, id FROM deals
        WHERE outcome = 'finished' AND players = ?1 AND cards = ?2 AND (?3 IS NULL OR pairs = ?3)
        ORDER BY ended DESC, id DESC LIMIT ?4)
      ORDER BY ended, id
      """, .text(player), .text(cards), Value(pairs), .number(most))
  }

  /// The games of several players: how many (`games`) had these players, were finished or not, and had these
  /// results in pairs (`won`) and in the points of a match. In the order of their first such game.
  package static func results(pairs: Int?) -> Query {
    Query(
      """
      SELECT players, outcome = 'finished' AS is_finished, won, points, count(*) AS games FROM deals
      WHERE outcome IS NOT NULL AND instr(players, ' ') > 0 AND (?1 IS NULL OR pairs = ?1)
      GROUP BY players, outcome, won, points ORDER BY min(id)
      """, Value(pairs))
  }
}
