import Saved
import Wording

/// What the saved data says of today.
struct Today: Equatable, Sendable {
  /// Now, in seconds since 1970.
  let time: Int
  /// The first finish of today's game; nil if it was not finished.
  let result: DayResult?
  /// Days in a row on which the game of the day was finished, up to today or yesterday.
  let streak: Int
  /// How many practiced pairs are due, of all decks.
  let due: Int

  init(time: Int, result: DayResult? = nil, streak: Int = 0, due: Int = 0) {
    (self.time, self.result, self.streak, self.due) = (Clock.clamped(time), result, streak, due)
  }

  var day: Day { Day(time: time) }
}

/// A finished game of a day, as far as it is recorded.
struct DayResult: Equatable, Sendable {
  let moves: Int
  let seconds: Int
  /// The moves that mistakes cost; nil if unknown.
  let regret: Double?
  let aids: Aids

  init(moves: Int, seconds: Int, regret: Double?, aids: Aids) {
    (self.moves, self.seconds, self.regret, self.aids) = (moves, seconds, regret, aids)
  }

  init?(_ row: borrowing Row) {
    guard let moves = row.count("moves"), let seconds = row.count("seconds") else { return nil }
    self.init(
      moves: moves, seconds: seconds, regret: row.real("regret"),
      aids: Aids(words: row.text("aids").split(separator: " ")))
  }
}

extension Day {
  /// How long it is to the next one.
  static func wait(at time: Int) -> (hours: Int, minutes: Int) {
    let minutes = (86_400 - time % 86_400 + 59) / 60
    return (minutes / 60, minutes % 60)
  }
}

extension Wording {
  func nextDay(at time: Int) -> String {
    let wait = Day.wait(at: time)
    return nextDay(hours: wait.hours, minutes: wait.minutes)
  }
}
