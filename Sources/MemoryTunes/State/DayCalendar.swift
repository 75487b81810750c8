import Saved

/// The games of the day of this month, and the streak.
struct DayCalendar: Equatable, Sendable {
  /// Now, in seconds since 1970.
  var time: Int
  /// The first finish of each day, in the order of the days.
  let games: [Game]
  /// Nil if no game of the day was finished.
  let stats: DayStats?

  struct Game: Equatable, Sendable {
    let day: Day
    let moves: Int
    /// Whether it was finished on its day.
    let isInTime: Bool

    init?(_ row: Row) {
      guard let day = Day(row[0]), let moves = row[1].countInRow else { return nil }
      (self.day, self.moves, isInTime) = (day, moves, row[2] == "1")
    }
  }

  var today: Day { Day(time: time) }

  func game(on day: Day) -> Game? { games.first { $0.day == day } }

  /// Reads the replies to `Query.now`, `month` and `days`; nil without the first.
  init?(_ rows: [Row]) {
    guard let time = Clock.time(rows) else { return nil }
    self.time = time
    games = rows.rows("game", columns: 3).compactMap(Game.init)
    stats = DayStats(rows)
  }
}

/// Days with a finished game of the day, each counted once.
struct DayStats: Equatable, Sendable {
  /// How many there are.
  let played: Int
  /// Consecutive days finished on time up to today or, since today's game may still be finished, yesterday.
  let streak: Int
  let longest: Int

  /// Reads the reply to `Query.days`; nil if no game of the day was finished.
  init?(_ rows: [Row]) {
    guard let numbers = rows.row("days", columns: 3)?.compactMap(\.countInRow), numbers.count == 3 else {
      return nil
    }
    (played, streak, longest) = (numbers[0], numbers[1], numbers[2])
  }
}
