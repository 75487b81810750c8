import Saved

/// The rank of a finished game among recorded games with as many pairs.
package struct Rank: Equatable, Sendable {
  /// Seconds from the first flip to the last.
  package let seconds: Int
  /// From 1 for the best game. Equal games rank in the order in which they were played.
  package let rank: Int
  /// The number of games, this one included.
  package let games: Int
  /// The fewest moves of the earlier games without aids; nil if there are none.
  package let best: Int?
  /// Whether no game was finished before, of any kind.
  package let isFirst: Bool

  package init(seconds: Int, rank: Int, games: Int, best: Int?, isFirst: Bool = false) {
    (self.seconds, self.rank, self.games, self.best) = (seconds, rank, games, best)
    self.isFirst = isFirst
  }

  /// Reads the reply to `Query.rank`.
  package init?(_ rows: [Row]) {
    guard let row = rows.row("rank", columns: 5), let seconds = Int(row[0]), Clock.times.contains(seconds),
      let rank = row[1].countInRow, let games = row[2].countInRow, rank > 0, rank <= games
    else { return nil }
    self.init(seconds: seconds, rank: rank, games: games, best: row[3].countInRow, isFirst: row[4] == "1")
  }
}
