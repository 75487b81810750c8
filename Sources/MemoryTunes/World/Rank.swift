/// Where a game that was just finished stands among the recorded games of as many pairs.
package struct Rank: Equatable, Sendable {
  /// Seconds from the first flip to the last.
  package let seconds: Int
  /// From 1 for the best game; a game that is no better than an earlier one comes behind it.
  package let rank: Int
  /// How many games there are, this one included.
  package let games: Int
  /// The fewest moves of the earlier games without aids; nil if there are none.
  package let best: Int?

  package init(seconds: Int, rank: Int, games: Int, best: Int?) {
    (self.seconds, self.rank, self.games, self.best) = (seconds, rank, games, best)
  }
}
