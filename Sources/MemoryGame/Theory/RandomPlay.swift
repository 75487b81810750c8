/// The number of moves of a player who remembers nothing. With j pairs left a move matches with probability
/// 1/(2j − 1), so the number is a sum of independent geometric variables.
package struct RandomPlay: Equatable, Sendable {
  package let mean: Double
  package let variance: Double

  package init(pairs: Int) {
    let pairs = Double(pairs)
    mean = pairs * pairs
    variance = pairs * (pairs - 1) * (4 * pairs + 1) / 3
  }
}
