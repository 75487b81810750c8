/// What came before a game: asked at its deal and at its end.
extension Query {
  /// The seconds and the rank of a game that has not ended yet, the number of games of its kind, this one
  /// included, and the fewest moves of the earlier ones without aids. Then, whether no game was finished
  /// before, of any kind.
  package static func rank(
    of player: String, pairs: Int, cards: String, moves: Int, seconds: Int, isAssisted: Bool
  ) -> Query {
    Query(
      """
      SELECT 'rank', ?5, 1 + coalesce(sum(games) FILTER (WHERE is_better), 0), 1 + coalesce(sum(games), 0),
        min(moves) FILTER (WHERE NOT is_assisted), NOT EXISTS (SELECT 1 FROM ranks)
      FROM (
        SELECT *, iif(is_assisted = ?6, (moves, seconds) <= (?4, ?5), ?6) AS is_better FROM ranks
        WHERE players = ?1 AND cards = ?3 AND pairs = ?2)
      """, .text(player), .number(pairs), .text(cards), .number(moves), .number(seconds),
      .number(isAssisted ? 1 : 0))
  }

  /// What is known of a deal and of its player: how often it was played on and how it ended; the moves of the
  /// first finish of another deal of the same layout, if one was begun before this one or given up; the fewest
  /// moves without aids.
  package static func past(seed: UInt64, pairs: Int, cards: String, player: String) -> [Query] {
    let others = """
      FROM deals WHERE seed = ?1 AND pairs = ?2 AND began IS NOT NULL AND id IS NOT ?3
        AND (outcome = 'revealed' OR began <= coalesce((SELECT began FROM deals WHERE id = ?3), began))
      """
    return [
      Query("SELECT 'deal', made, outcome FROM deals WHERE id = ?1", .deal),
      Query(
        """
        SELECT 'seen', (SELECT moves \(others) AND outcome = 'finished' AND ended >= 0 ORDER BY ended, id LIMIT 1)
        WHERE EXISTS (SELECT 1 \(others))
        """, .text("\(seed)"), .number(pairs), .deal),
      Query(
        """
        SELECT 'best', moves FROM deals
        WHERE outcome = 'finished' AND players = ?1 AND pairs = ?2 AND cards = ?3 AND (aids <> '') = 0
        ORDER BY moves LIMIT 1
        """, .text(player), .number(pairs), .text(cards)),
    ]
  }

  /// Whether a game alone, or of several, was ever finished with such cards.
  package static func finished(isShared: Bool, cards: String) -> Query {
    Query(
      """
      SELECT 'finished' WHERE EXISTS (SELECT 1 FROM tallies
        WHERE outcome = 'finished' AND cards = ?1 AND (instr(players, ' ') > 0) = ?2)
      """, .text(cards), .number(isShared ? 1 : 0))
  }

  /// The computer players among these that a person ever won against.
  package static func beaten(by person: String, among programs: [String]) -> Query {
    let games = programs.map { program in
      func wins(_ players: String, _ won: String, _ lost: String) -> String {
        "EXISTS (SELECT 1 FROM deals WHERE outcome = 'finished' AND players = \(players) AND \(won) > \(lost))"
      }
      return """
        SELECT 'beaten', '\(program)' WHERE \(wins("?1 || ' \(program)'", first, second))
          OR \(wins("'\(program) ' || ?1", second, first))
        """
    }
    return Query(games.joined(separator: "\nUNION ALL\n"), .text(person))
  }

  /// The pairs of the first and the second player of a deal.
  private static let first = "CAST(won AS INTEGER)"
  private static let second = "CAST(substr(won, instr(won, ' ') + 1) AS INTEGER)"

  /// The last games, up to thirty, of a person against a computer player, the latest first: how many pairs more
  /// the person found. Then, whether the person ever won.
  package static func bouts(of person: String, against program: String) -> Query {
    func games(_ cards: String, _ players: String, _ margin: String) -> String {
      """
      SELECT 'margin', \(margin) AS margin, ended, id FROM deals
      WHERE outcome = 'finished' AND players = \(players) AND cards = '\(cards)'
      """
    }
    let games = ["same", "split"].flatMap { cards in
      [
        games(cards, "?1 || ' ' || ?2", "\(first) - \(second)"),
        games(cards, "?2 || ' ' || ?1", "\(second) - \(first)"),
      ]
    }
    return Query(
      """
      SELECT * FROM (\(games.joined(separator: " UNION ALL ")) ORDER BY ended DESC, id DESC LIMIT 30)
      UNION ALL
      SELECT 'won', max(\(games.map { "EXISTS (\($0) AND margin > 0)" }.joined(separator: ", "))), '', ''
      """, .text(person), .text(program))
  }
}
