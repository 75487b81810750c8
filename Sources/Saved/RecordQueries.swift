/// Which games the records list.
extension Query {
  /// What the list says of a game.
  private static let columns = """
    ended, deals.deck, deals.cards, deals.pairs, moves, flips, seconds, seed, regret, luck, players, won, day, aids
    """

  /// The best games of a player with this many pairs, up to ten of each kind of cards: first those without
  /// aids, then those with the fewest moves, the least time, the earlier end.
  package static func bestGames(of player: String, pairs: Int) -> Query {
    func best(_ cards: String) -> String {
      """
      SELECT * FROM (SELECT \(columns) FROM deals
        WHERE outcome = 'finished' AND players = ?1 AND pairs = ?2 AND cards = '\(cards)'
        ORDER BY aids <> '', moves, seconds, ended, id LIMIT 10)
      """
    }
    return Query("\(best("same")) UNION ALL \(best("split"))", .text(player), .number(pairs))
  }

  /// The best game of a player with each number of pairs and kind of cards.
  package static func bestGames(of player: String) -> Query {
    Query(
      """
      WITH RECURSIVE sizes(pairs) AS (
        SELECT min(pairs) FROM deals WHERE outcome = 'finished' AND players = ?1
        UNION ALL
        SELECT (SELECT min(pairs) FROM deals
          WHERE outcome = 'finished' AND players = ?1 AND pairs > sizes.pairs)
        FROM sizes WHERE pairs IS NOT NULL)
      SELECT \(columns)
      FROM sizes CROSS JOIN (SELECT 'same' AS cards UNION ALL SELECT 'split') AS kind
        CROSS JOIN deals ON deals.id = (
          SELECT id FROM deals
          WHERE outcome = 'finished' AND players = ?1 AND pairs = sizes.pairs AND cards = kind.cards
          ORDER BY aids <> '', moves, seconds, ended, id LIMIT 1)
      """, .text(player))
  }

  /// The last ten games of several players, with one of two names among them, and this many pairs.
  package static func latestGamesOfSeveral(name: String?, or otherName: String?, pairs: Int?) -> Query {
    Query(
      """
      SELECT \(columns) FROM deals
      WHERE outcome = 'finished' AND instr(players, ' ') > 0 AND ended >= 0 AND (?1 IS NULL OR pairs = ?1)
        AND (?2 IS NULL OR instr(' ' || players || ' ', ' ' || ?2 || ' ') > 0
          OR instr(' ' || players || ' ', ' ' || ?3 || ' ') > 0)
      ORDER BY ended DESC, id DESC LIMIT 10
      """, Value(pairs), Value(name), Value(otherName))
  }

  /// Who finished games, alone or together, as they are written.
  package static let players = Query("SELECT DISTINCT players FROM ranks")

  /// The first names, in their order, of those who finished games alone and whose name has no colon.
  package static func namesOfSinglePlayers(most: Int) -> Query {
    // Steps from name to name: after `ann` and `ann bob` comes what is greater than `ann` and any blank.
    Query(
      """
      WITH RECURSIVE names(name) AS (
        SELECT ''
        UNION ALL
        SELECT (SELECT substr(players, 1, instr(players || ' ', ' ') - 1) FROM ranks
          WHERE players >= name || '!' ORDER BY players LIMIT 1)
        FROM names WHERE name IS NOT NULL)
      SELECT name FROM names
      WHERE instr(name, ':') = 0
        AND EXISTS (SELECT 1 FROM ranks WHERE players = name)
      LIMIT ?1
      """, .number(most))
  }
}
