import Saved

/// The games of the day of this month, and the streak.
package struct DayCalendar: Equatable {
  /// Now, in seconds since 1970.
  package var time: Int
  /// The first finish of each day, in the order of the days.
  let games: [Game]
  /// Nil if no game of the day was finished.
  let stats: DayStats?

  struct Game: Equatable {
    let day: Day
    let moves: Int
    /// Whether it was finished on its day.
    let isInTime: Bool
  }

  var today: Day { Day(time: time) }

  init(time: Int, games: [Game], stats: DayStats?) {
    (self.time, self.games, self.stats) = (time, games, stats)
  }

  func game(on day: Day) -> Game? { games.first { $0.day == day } }
}

extension DayCalendar {
  /// Reads the replies to `Query.now`, `month` and `days`; nil without the first.
  init?(_ rows: [Row]) {
    guard let time = Clock.time(rows) else { return nil }
    self.init(time: time, games: rows.rows("game", columns: 3).compactMap(Game.init), stats: DayStats(rows))
  }
}

extension DayCalendar.Game {
  fileprivate init?(_ row: Row) {
    guard let day = Day(row[0]), let moves = row[1].countInRow else { return nil }
    self.init(day: day, moves: moves, isInTime: row[2] == "1")
  }
}

extension DayStats {
  /// Reads the reply to `Query.days`; nil if no game of the day was finished.
  init?(_ rows: [Row]) {
    guard let numbers = rows.row("days", columns: 3)?.compactMap(\.countInRow), numbers.count == 3 else {
      return nil
    }
    self.init(played: numbers[0], streak: numbers[1], longest: numbers[2])
  }
}
