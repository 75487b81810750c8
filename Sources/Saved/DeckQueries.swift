extension Query {
  /// The deck file of a category, and when it was fetched, in seconds since 1970.
  package static func tunes(of category: String) -> Query {
    Query("SELECT fetched, file FROM tunes WHERE category = ?1", .text(category))
  }

  package static func keepTunes(of category: String, file: String, at time: Int) -> Query {
    Query("INSERT OR REPLACE INTO tunes VALUES (?1, ?2, ?3)", .text(category), .number(time), .text(file))
  }
}

/// The cards that the player has chosen for decks.
extension Query {
  package static func cards(of deck: String) -> Query {
    Query("SELECT cards FROM cards_of_decks WHERE deck = ?1", .text(deck))
  }

  /// Nil for those that the deck itself says.
  package static func choose(cards: String?, of deck: String) -> Query {
    guard let cards else { return Query("DELETE FROM cards_of_decks WHERE deck = ?1", .text(deck)) }
    return Query("INSERT OR REPLACE INTO cards_of_decks VALUES (?1, ?2)", .text(deck), .text(cards))
  }
}

/// The tunes that the player marked.
extension Query {
  package static let favorites = Query("SELECT title, artist FROM favorite_tunes ORDER BY id")

  package static let countFavorites = Query("SELECT count(*) AS favorites FROM favorite_tunes")

  /// Changes nothing if the tune is one.
  package static func addFavorite(title: String, artist: String) -> Query {
    Query("INSERT OR IGNORE INTO favorite_tunes(title, artist) VALUES (?1, ?2)", .text(title), .text(artist))
  }

  package static func removeFavorite(title: String, artist: String) -> Query {
    Query("DELETE FROM favorite_tunes WHERE title = ?1 AND artist = ?2", .text(title), .text(artist))
  }
}

/// The pairs that were practiced, and their boxes.
extension Query {
  package static func learned(of deck: String) -> Query {
    Query(
      """
      SELECT front, back, box, date(due * 86400, 'unixepoch') AS due FROM learned_pairs WHERE deck = ?1
      """, .text(deck))
  }

  /// Those that are due at a time, in seconds since 1970.
  package static func due(at time: Int) -> Query {
    Query("SELECT deck, front, back FROM learned_pairs WHERE due <= ?1 / 86400", .number(time))
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
