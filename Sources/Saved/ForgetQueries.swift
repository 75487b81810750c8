/// What is deleted by kind. Each query returns nothing; how many rows it has changed says whether there was
/// anything.
extension Query {
  /// A deal of which a position is kept stays as one that is over and counts no more.
  package static let forgetRecords = [
    Query(
      """
      DELETE FROM deals WHERE NOT EXISTS (SELECT 1 FROM positions WHERE deal = deals.id)
      """),
    Query(
      """
      UPDATE deals SET outcome = 'forgotten', began = NULL, ended = NULL, moves = NULL, flips = NULL,
        seconds = NULL, regret = NULL, luck = NULL, won = NULL, points = NULL, aids = ''
      WHERE outcome <> 'forgotten'
      """),
    Query("DELETE FROM tallies"), Query("DELETE FROM ranks"),
  ]
  package static let forgetLearned = [Query("DELETE FROM learned_pairs")]
  package static let forgetFavorites = [Query("DELETE FROM favorite_tunes")]
  package static let forgetTunes = [Query("DELETE FROM tunes")]
}
