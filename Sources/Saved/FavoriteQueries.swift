/// The tunes that the player marked.
extension Query {
  package static let favorites = Query("SELECT 'favorite', title, artist FROM favorite_tunes ORDER BY id")

  package static let countFavorites = Query("SELECT 'count', count(*) FROM favorite_tunes")

  /// Adds a tune, or removes it, and says which.
  package static func toggleFavorite(title: String, artist: String) -> [Query] {
    [
      Query(
        "INSERT OR IGNORE INTO favorite_tunes(title, artist) VALUES (?1, ?2) RETURNING 'added'",
        .text(title), .text(artist)),
      // Nothing was added: it was there.
      Query(
        "DELETE FROM favorite_tunes WHERE title = ?1 AND artist = ?2 AND changes() = 0 RETURNING 'removed'",
        .text(title), .text(artist)),
      countFavorites,
    ]
  }
}
