import Saved

/// What is saved of a deal, and of earlier games of its kind.
struct Past: Equatable, Sendable {
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

  /// Reads the reply to `Query.past`.
  init(_ rows: [Row]) {
    let (deal, seen) = (rows.row("deal", columns: 2), rows.row("seen", columns: 1))
    (made, isOver) = (deal?[0].countInRow, deal?[1].isEmpty == false)
    (isSeen, finished) = (seen != nil, seen?[0].countInRow)
    best = rows.row("best", columns: 1)?[0].countInRow
  }
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
  let streak: Int?
  /// Now, in seconds since 1970, after the game of a day; otherwise nil.
  let time: Int?
  /// Whether this was the game of another day, and today's is not finished.
  let leavesToday: Bool

  /// `day`: that of a game of the day.
  static func queries(_ rank: Query, of player: String, day: Day?) -> [Query] {
    [rank] + (day == nil ? [] : [.now, .today(of: player), .days(of: player)])
  }

  /// Reads the replies to these queries, which are asked before the game is recorded. `isRepeat`: its cards
  /// were seen before, and it does not count as that of its day.
  init?(_ rows: [Row], day: Day?, isRepeat: Bool) {
    guard let row = rows.row("rank", columns: 5), let seconds = Int(row[0]), Clock.times.contains(seconds),
      let rank = row[1].countInRow, let games = row[2].countInRow, rank > 0, rank <= games
    else { return nil }
    let streak = rows.row("days", columns: 3)?[1].countInRow ?? 0
    (self.seconds, self.rank, self.games) = (seconds, rank, games)
    (best, isFirst) = (row[3].countInRow, row[4] == "1")
    time = day == nil ? nil : Clock.time(rows)
    let isToday = day != nil && time.map { Day(time: $0) } == day
    let isFirstOfToday = rows.row("today", columns: 4) == nil
    leavesToday = time != nil && !isToday && isFirstOfToday
    let isNext = isToday && !isRepeat && isFirstOfToday
    self.streak = day == nil ? nil : streak + (isNext ? 1 : 0)
  }
}
