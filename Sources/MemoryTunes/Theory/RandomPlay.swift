/// The number of moves of a player who remembers nothing: with j pairs left a move matches one with probability
/// 1/(2j − 1), so that the number is a sum of independent geometric ones.
struct RandomPlay: Equatable, Sendable {
  let mean: Double
  let variance: Double

  init(pairs: Int) {
    let pairs = Double(pairs)
    mean = pairs * pairs
    variance = pairs * (pairs - 1) * (4 * pairs + 1) / 3
  }
}
