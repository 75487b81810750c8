/// The theory of the moves of a simulated game. Values without a theory are nil.
package struct Expectation {
  package private(set) var mean: Double?
  /// Whether the mean is the asymptote for large games instead of the exact value.
  package private(set) var isAsymptotic = false
  package private(set) var variance: Double?
  package private(set) var distribution: MoveDistribution?
  /// How many more pairs the first of two players wins than the second.
  package private(set) var margin: Double?

  package init(_ simulation: Simulation) {
    let pairs = simulation.pairs
    // There is no theory for bots.
    if simulation.players.contains(nil) { return }
    let strategies = simulation.players.compactMap(\.self).map { $0.plain(cards: 2 * pairs) }
    // Perfect-memory players know the same cards, so the number of moves does not depend on who plays which.
    if strategies.allSatisfy({ $0 == .optimal }) {
      let par = Par(pairs: pairs)
      (mean, isAsymptotic) = (par.moves, par.isAsymptotic)
      distribution = MoveDistribution.perfect(pairs: pairs)
      variance = distribution?.variance
    } else if strategies.allSatisfy({ $0 == .random }) {
      // With j pairs left a move matches with probability 1/(2j − 1), so the number of moves is a sum of
      // independent geometric variables.
      let pairs = Double(pairs)
      (mean, variance) = (pairs * pairs, pairs * (pairs - 1) * (4 * pairs + 1) / 3)
    } else if strategies == [.zwickPaterson, .zwickPaterson], pairs <= PerfectPlay.mostPairs {
      margin = MemoryDuel(pairs: pairs).margin(pairs: pairs, singles: 0)
    } else if strategies.count == 1, case .forgetful(let probability) = strategies[0],
      pairs <= PerfectPlay.mostPairs
    {
      mean = PerfectPlay(pairs: pairs, kept: probability).par(pairs: pairs)
    }
  }
}

extension Strategy {
  /// The equivalent strategy without a parameter in a game of this many cards, if there is one.
  fileprivate func plain(cards: Int) -> Strategy {
    switch self {
    case .forgetful(0), .capacity(0): .random
    case .forgetful(1): .optimal
    case .capacity(let most) where most >= cards: .optimal
    case .optimal, .random, .forgetful, .capacity, .zwickPaterson: self
    }
  }
}
