import Saved

/// A deal, as records have it.
struct RecordedDeal: Equatable, Sendable {
  /// Its number in the session.
  let number: Int
  let seed: UInt64
  let pairs: Int
  let cards: CardContent
  /// As records have a player's name.
  let player: String
}

/// What is saved of a deal, and of earlier games of its kind.
struct DealHistory: Equatable, Sendable {
  /// How many flips and hints the game had in all its states; nil if nothing is saved of it.
  let made: Int?
  /// Whether its end counts already.
  let isOver: Bool
  /// Whether cards of the same layout were turned in another game.
  let isSeen: Bool
  /// The moves of the first finish of another game of the same layout; nil if there was none.
  let finished: Int?
  /// The fewest moves of the player's games with as many pairs and such cards, without aids; nil if there are
  /// none.
  let best: Int?
}

/// The rank of a finished game among recorded games with as many pairs.
struct Rank: Equatable, Sendable {
  /// Seconds from the first flip to the last.
  let seconds: Int
  /// From 1 for the best game. Equal games rank in the order in which they were played.
  let rank: Int
  /// The number of games, this one included.
  let games: Int
  /// The fewest moves of the earlier games without aids; nil if there are none.
  let best: Int?
  /// Whether no game was finished before, of any kind.
  let isFirst: Bool
  /// After the game of a day, the days in a row with a finished one; nil after any other game.
  var streak: Int?
  /// Now, in seconds since 1970, after the game of a day; otherwise nil.
  var time: Int?
  /// Whether this was the game of another day, and today's is not finished.
  var leavesToday = false

  /// Nil for an invalid row.
  init?(_ row: borrowing Row, seconds: Int) {
    guard let rank = row.count("rank"), let games = row.count("games"), rank > 0, rank <= games else {
      return nil
    }
    (self.seconds, self.rank, self.games) = (seconds, rank, games)
    (best, isFirst) = (row.count("best"), row.isTrue("is_first"))
  }
}
