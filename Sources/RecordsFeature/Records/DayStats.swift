import MemoryCore
import Wording

/// Days with a finished game of the day, each counted once.
struct DayStats: Equatable {
  /// How many there are.
  let played: Int
  /// Consecutive days finished on time up to today or, since today's game may still be finished, yesterday.
  let streak: Int
  /// The longest streak.
  let longest: Int

  /// As a sentence.
  func sentence(_ words: Wording) -> String {
    words.gamesOfDays(played: played, streak: streak, longest: longest)
  }
}

extension DayStats {
  /// Nil if there is no such day. `inTime`: the days finished on the day itself.
  init?(_ days: Set<Day>, inTime: Set<Day>, today: Day) {
    guard !days.isEmpty else { return nil }
    var run = 0
    var longest = 0
    var streak = 0
    var last: Int?
    for number in inTime.map(\.number).sorted() {
      run = last.map { $0 + 1 == number } ?? false ? run + 1 : 1
      longest = max(longest, run)
      if number == today.number || number == today.number - 1 { streak = run }
      last = number
    }
    self.init(played: days.count, streak: streak, longest: longest)
  }
}
