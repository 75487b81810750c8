/// The expected number of moves of a player who remembers each card that is turned back with a fixed
/// probability, and otherwise uses best play.
///
/// Source: the recurrence of Velleman and Warrington (see `PerfectPlay`) with "not remembered" for "unseen". A
/// move of which nothing is remembered leads back to the same position, so the recurrence is solved for that
/// position.
struct ForgetfulPlay: Sendable {
  let mean: Double

  /// The mean of a whole game. `pairs` is at most `PerfectPlay.mostPairs`.
  init(pairs: Int, probability: Double) {
    var row = [0.0]
    for pairs in 1...pairs {
      var next = Array(repeating: 0.0, count: pairs + 1)
      for singles in stride(from: pairs, through: 0, by: -1) {
        next[singles] = Self.mean(pairs, singles, probability, before: row, behind: next)
      }
      row = next
    }
    mean = row[0]
  }

  /// `before` has the means for one pair less, and `behind` those for the same pairs and more singles.
  private static func mean(
    _ pairs: Int, _ singles: Int, _ kept: Double, before: [Double], behind: [Double]
  ) -> Double {
    let lost = 1 - kept
    let unknown = Double(2 * pairs - singles)
    let others = 2 * (pairs - singles)
    let known = Double(singles)
    let hit = singles > 0 ? before[singles - 1] : 0
    var mean = 1 + known / unknown * hit
    guard others > 0 else { return mean }
    let weight = Double(others) / (unknown * (unknown - 1))
    mean += weight * before[singles]
    if singles > 0 {
      mean += weight * known * kept * (1 + kept * before[singles] + lost * hit + lost * behind[singles + 1])
    }
    if others > 2 {
      let two = kept * kept * behind[singles + 2] + 2 * kept * lost * behind[singles + 1]
      mean += weight * Double(others - 2) * two
    }
    return mean / (1 - weight * (unknown - 2) * lost * lost)
  }
}
