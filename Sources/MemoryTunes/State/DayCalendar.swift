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

    init?(_ row: borrowing Row) {
      guard let day = Day(row.text("day")), let moves = row.count("moves") else { return nil }
      (self.day, self.moves, isInTime) = (day, moves, row.isTrue("is_in_time"))
    }
  }

  var today: Day { Day(time: time) }

  func game(on day: Day) -> Game? { games.first { $0.day == day } }
}

/// Days with a finished game of the day, each counted once.
struct DayStats: Equatable, Sendable {
  /// How many there are.
  let played: Int
  /// Consecutive days finished on time up to today or, since today's game may still be finished, yesterday.
  let streak: Int
  let longest: Int

  /// Nil for an invalid row.
  init?(_ row: borrowing Row) {
    guard let played = row.count("played"), let streak = row.count("streak"), let longest = row.count("longest")
    else { return nil }
    (self.played, self.streak, self.longest) = (played, streak, longest)
  }
}
