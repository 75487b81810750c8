/// Statistics. With `pairs`, they are about games of this many pairs.
extension Query {
  /// A player's games by kind of cards, number of pairs, outcome (empty for games that are not over) and moves:
  /// how many there are, how many of a deck, and how many of both without aids.
  package static func games(of player: String, pairs: Int?, deck: String) -> Query {
    Query(
      """
      SELECT 'games', cards, pairs, outcome, moves, sum(games), coalesce(sum(games) FILTER (WHERE deck = ?3), 0),
        coalesce(sum(games) FILTER (WHERE NOT is_assisted), 0),
        coalesce(sum(games) FILTER (WHERE deck = ?3 AND NOT is_assisted), 0)
      FROM (
        SELECT cards, pairs, outcome, moves, games, deck, is_assisted FROM tallies WHERE players = ?1
        UNION ALL
        SELECT cards, pairs, '', 0, count(*), deck, 0 FROM deals
        WHERE began IS NOT NULL AND outcome IS NULL AND players = ?1 GROUP BY pairs, cards, deck)
      WHERE ?2 IS NULL OR pairs = ?2
      GROUP BY cards, pairs, outcome, moves
      """, .text(player), Value(pairs), .text(deck))
  }

  /// The number of pairs and the regret of a player's last games with such cards, up to this many, the earliest
  /// first.
  package static func regrets(of player: String, cards: String, pairs: Int?, most: Int) -> Query {
    Query(
      """
      SELECT 'regret', cards, pairs, regret FROM (
        SELECT cards, pairs, regret, ended, id FROM deals
        WHERE outcome = 'finished' AND players = ?1 AND cards = ?2 AND (?3 IS NULL OR pairs = ?3)
        ORDER BY ended DESC, id DESC LIMIT ?4)
      ORDER BY ended, id
      """, .text(player), .text(cards), Value(pairs), .number(most))
  }

  /// The games of several players: how many had these players, were finished, and had these results in pairs
  /// and in the points of a match. In the order of their first such game.
  package static func results(pairs: Int?) -> Query {
    Query(
      """
      SELECT 'results', players, outcome = 'finished', won, points, count(*) FROM deals
      WHERE outcome IS NOT NULL AND instr(players, ' ') > 0 AND (?1 IS NULL OR pairs = ?1)
      GROUP BY players, outcome, won, points ORDER BY min(id)
      """, Value(pairs))
  }
}
