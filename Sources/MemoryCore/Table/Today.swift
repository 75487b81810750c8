import Wording

/// What the saved data says of today.
package struct Today: Equatable, Sendable {
  /// Now, in seconds since 1970.
  package let time: Int
  /// The first finish of today's game; nil if it was not finished.
  package let result: DayResult?
  /// Days in a row on which the game of the day was finished, up to today or yesterday.
  package let streak: Int
  /// How many practiced pairs of the next game's deck are due.
  package let due: Int

  package init(time: Int, result: DayResult? = nil, streak: Int = 0, due: Int = 0) {
    (self.time, self.result, self.streak, self.due) = (Clock.clamped(time), result, streak, due)
  }

  package var day: Day { Day(time: time) }
}

/// A finished game of a day, as far as it is recorded.
package struct DayResult: Equatable, Sendable {
  package let moves: Int
  package let seconds: Int
  /// The moves that mistakes cost; nil if unknown.
  package let regret: Double?
  package let aids: Aids

  package init(moves: Int, seconds: Int, regret: Double?, aids: Aids) {
    (self.moves, self.seconds, self.regret, self.aids) = (moves, seconds, regret, aids)
  }
}

extension Wording {
  /// How long it is to the next game of the day.
  package func nextDay(at time: Int) -> String {
    let minutes = (86_400 - time % 86_400 + 59) / 60
    return nextDay(hours: minutes / 60, minutes: minutes % 60)
  }
}
