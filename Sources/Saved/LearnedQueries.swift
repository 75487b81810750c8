/// The pairs that were practiced, and their boxes.
extension Query {
  package static func learned(of deck: String) -> Query {
    Query(
      """
      SELECT 'pair', front, back, box, date(due * 86400, 'unixepoch') FROM learned_pairs WHERE deck = ?1
      """, .text(deck))
  }

  package static func due(of deck: String) -> Query {
    Query(
      "SELECT 'due', front, back FROM learned_pairs WHERE deck = ?1 AND due <= ?2 / 86400", .text(deck), .now)
  }

  /// Puts a pair into a box until it is due: on a day, counted from 1970.
  package static func learn(deck: String, front: String, back: String, box: Int, due: Int) -> Query {
    Query(
      """
      INSERT INTO learned_pairs VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT DO UPDATE SET box = excluded.box, due = excluded.due
      """, .text(deck), .text(front), .text(back), .number(box), .number(due))
  }
}
