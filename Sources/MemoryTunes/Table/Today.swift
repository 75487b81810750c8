import Saved
import Wording

/// What the saved data says of today.
package struct Today: Equatable, Sendable {
  /// Now, in seconds since 1970.
  package let time: Int
  /// The first finish of today's game; nil if it was not finished.
  package let result: DayResult?
  /// Days in a row on which the game of the day was finished, up to today or yesterday.
  package let streak: Int
  /// How many practiced pairs of the menu's deck of words are due.
  package let due: Int

  package init(time: Int, result: DayResult? = nil, streak: Int = 0, due: Int = 0) {
    (self.time, self.result, self.streak, self.due) = (Clock.clamped(time), result, streak, due)
  }

  package var day: Day { Day(time: time) }

  package static func queries(of deck: Deck?) -> [Query] {
    [.now, .today(of: Player.you.name), .days(of: Player.you.name)]
      + (deck.map { [.due(of: $0.nameInRows)] } ?? [])
  }

  /// Reads the replies about today and a deck.
  package init?(_ rows: [Row], of deck: Deck?) {
    guard let time = Clock.time(rows) else { return nil }
    let due = Dictionary(rows.rows("due", columns: 2).map { ($0, true) }) { $1 }
    self.init(
      time: time, result: rows.row("today", columns: 4).flatMap(DayResult.init),
      streak: rows.row("days", columns: 3)?[1].countInRow ?? 0,
      due: deck.map { $0.indices(of: due).keys.count(where: Set($0.practicable).contains) } ?? 0)
  }
}

/// A finished game of a day, as far as it is recorded.
package struct DayResult: Equatable, Sendable {
  package let moves: Int
  package let seconds: Int
  /// The moves that mistakes cost; nil if unknown.
  package let regret: Double?
  package let aids: Aids

  fileprivate init?(_ row: Row) {
    guard let moves = row[0].countInRow, let seconds = row[1].countInRow else { return nil }
    (self.moves, self.seconds, regret) = (moves, seconds, Double(row[2]))
    aids = Aids(words: row[3].split(separator: " "))
  }
}

extension Wording {
  package func nextDay(at time: Int) -> String {
    let minutes = (86_400 - time % 86_400 + 59) / 60
    return nextDay(hours: minutes / 60, minutes: minutes % 60)
  }
}
