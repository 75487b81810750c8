import MemoryCore

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

  /// Those of some games, earliest first. A repeated game does not count.
  init(of records: [Record], today: Day) {
    var first: [Day: Record] = [:]
    for record in records where !record.aids.isRepeat {
      if let day = record.day, day.month == today.month { first[day] = first[day] ?? record }
    }
    self.init(
      time: today.number * 86_400,
      games: first.sorted { $0.key < $1.key }.map { Game(day: $0, moves: $1.moves, isInTime: $1.isInTime) },
      stats: DayStats(of: records, today: today))
  }

  func game(on day: Day) -> Game? { games.first { $0.day == day } }
}

/// The items of a reply.
extension DayCalendar {
  var items: [String] {
    ["calendar \(time)"] + games.map { "game \($0.day.text) \($0.moves) \($0.isInTime ? "in-time" : "late")" }
      + (stats.map { [$0.item] } ?? [])
  }

  /// Nil without the time. Other items that are not understood are skipped.
  init?(items: [(kind: Substring, rest: String)]) {
    guard let time = items.first.flatMap({ Word($0.rest).count }), Clock.times.contains(time) else {
      return nil
    }
    let month = Day(time: time).month
    var games: [Game] = []
    for (_, rest) in items.filter({ $0.kind == "game" }) {
      let words = rest.split(separator: " ").map { Word(String($0)) }
      guard words.count == 3, let day = Day(words[0].typed), day.month == month, let moves = words[1].count,
        games.last.map({ $0.day < day }) ?? true
      else { continue }
      games.append(Game(day: day, moves: moves, isInTime: words[2].typed == "in-time"))
    }
    self.init(
      time: time, games: games, stats: items.first { $0.kind == "days" }.flatMap { DayStats(item: $0.rest) })
  }
}

extension DayStats {
  /// As an item of a reply.
  var item: String { "days \(played) \(streak) \(longest)" }

  init?(item: String) {
    let numbers = item.split(separator: " ").map(String.init).counts
    guard numbers.count == 3 else { return nil }
    self.init(played: numbers[0], streak: numbers[1], longest: numbers[2])
  }
}
