/// Fetched tunes.
extension Query {
  /// The age of a category's tunes in seconds, and their deck file.
  package static func tunes(of category: String) -> Query {
    Query("SELECT 'tunes', ?2 - fetched, file FROM tunes WHERE category = ?1", .text(category), .now)
  }

  package static func keepTunes(of category: String, file: String) -> Query {
    Query("INSERT OR REPLACE INTO tunes VALUES (?1, ?2, ?3)", .text(category), .now, .text(file))
  }
}
