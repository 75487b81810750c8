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
