/// What came before a game: asked at its deal and at its end.
extension Query {
  /// The `rank` of a game that has not ended yet, the number of `games` of its kind, this one included, the
  /// fewest moves of the earlier ones without aids (`best`), and whether no game was finished before, of any
  /// kind (`is_first`).
  package static func rank(
    of player: String, pairs: Int, cards: String, moves: Int, seconds: Int, isAssisted: Bool
  ) -> Query {
    Query(
      """
      SELECT 1 + coalesce(sum(games) FILTER (WHERE is_better), 0) AS rank, 1 + coalesce(sum(games), 0) AS games,
        min(moves) FILTER (WHERE NOT is_assisted) AS best, NOT EXISTS (SELECT 1 FROM ranks) AS is_first
      FROM (
        SELECT *, iif(is_assisted = ?6, (moves, seconds) <= (?4, ?5), ?6) AS is_better FROM ranks
        WHERE players = ?1 AND cards = ?3 AND pairs = ?2)
      """, .text(player), .number(pairs), .text(cards), .number(moves), .number(seconds),
      .number(isAssisted ? 1 : 0))
  }

  /// How often a deal was played on (`made`), and whether it is over.
  package static func deal(_ row: Int) -> Query {
    Query("SELECT made, outcome IS NOT NULL AS is_over FROM deals WHERE id = ?1", .number(row))
  }

  /// One row if another deal of the same layout was begun before this one, or given up: the `moves` of its
  /// first finish. `deal` is the row of this one, if it has one.
  package static func seen(seed: UInt64, pairs: Int, except deal: Int?) -> Query {
    let others = """
      FROM deals WHERE seed = ?1 AND pairs = ?2 AND began IS NOT NULL AND id IS NOT ?3
        AND (outcome = 'revealed' OR began <= coalesce((SELECT began FROM deals WHERE id = ?3), began))
      """
    return Query(
      """
      SELECT (
        SELECT moves \(others) AND outcome = 'finished' AND ended >= 0 ORDER BY ended, id LIMIT 1) AS moves
      WHERE EXISTS (SELECT 1 \(others))
      """, .text("\(seed)"), .number(pairs), Value(deal))
  }

  /// The fewest `moves` of a player without aids.
  package static func fewestMoves(of player: String, pairs: Int, cards: String) -> Query {
    Query(
      """
      SELECT moves FROM deals
      WHERE outcome = 'finished' AND players = ?1 AND pairs = ?2 AND cards = ?3 AND (aids <> '') = 0
      ORDER BY moves LIMIT 1
      """, .text(player), .number(pairs), .text(cards))
  }

  /// Whether a game alone, or of several, was ever finished with such cards (`is_familiar`).
  package static func finished(isShared: Bool, cards: String) -> Query {
    Query(
      """
      SELECT EXISTS (SELECT 1 FROM tallies
        WHERE outcome = 'finished' AND cards = ?1 AND (instr(players, ' ') > 0) = ?2) AS is_familiar
      """, .text(cards), .number(isShared ? 1 : 0))
  }

  /// The computer players among these that a person ever won against.
  package static func beaten(by person: String, among programs: [String]) -> Query {
    let games = programs.map { program in
      func wins(_ players: String, _ won: String, _ lost: String) -> String {
        "EXISTS (SELECT 1 FROM deals WHERE outcome = 'finished' AND players = \(players) AND \(won) > \(lost))"
      }
      return """
        SELECT '\(program)' AS program WHERE \(wins("?1 || ' \(program)'", first, second))
          OR \(wins("'\(program) ' || ?1", second, first))
        """
    }
    return Query(games.joined(separator: "\nUNION ALL\n"), .text(person))
  }

  /// The pairs of the first and the second player of a deal.
  private static let first = "CAST(won AS INTEGER)"
  private static let second = "CAST(substr(won, instr(won, ' ') + 1) AS INTEGER)"

  /// The last games, up to thirty, of a person against a computer player, the latest first: how many pairs more
  /// the person found (`margin`).
  package static func levelGames(of person: String, against program: String) -> Query {
    Query(
      "\(levelGames.joined(separator: " UNION ALL ")) ORDER BY ended DESC, id DESC LIMIT 30", .text(person),
      .text(program))
  }

  /// Whether a person ever won against a computer player (`has_won`).
  package static func won(by person: String, against program: String) -> Query {
    let wins = levelGames.map { "EXISTS (\($0) AND margin > 0)" }
    return Query("SELECT \(wins.joined(separator: " OR ")) AS has_won", .text(person), .text(program))
  }

  private static let levelGames = ["same", "split"].flatMap { cards in
    [("?1 || ' ' || ?2", "\(first) - \(second)"), ("?2 || ' ' || ?1", "\(second) - \(first)")].map {
      players, margin in
      """
      SELECT \(margin) AS margin, ended, id FROM deals
      WHERE outcome = 'finished' AND players = \(players) AND cards = '\(cards)'
      """
    }
  }
}
