import MemoryGame

/// What the flips of the game on the table were worth, and who made them.
package struct GameReview: Equatable {
  let review: Review
  /// The seats of those who made the flips of the rows; empty if one plays alone.
  let seats: [Int]
  /// How many flips the game has; the rows are of the last of them.
  let flips: Int
  /// Whether flips that cost nothing are listed, too.
  let listsAll: Bool

  /// Nil for a game that is too large to be analysed.
  init?(_ table: borrowing Table, all: Bool) {
    guard let review = table.game.review else { return nil }
    self.review = review
    seats = table.isShared ? table.game.seatsOfFlips.suffix(review.rows.count) : []
    flips = table.game.board.flips
    listsAll = all
  }

  /// The places of the rows that are listed.
  var listed: [Int] { review.rows.indices.filter { listsAll || review.rows[$0].regret > 0 } }
}
