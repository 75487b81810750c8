/// What the theory says of the moves of a simulated game, as far as it says anything.
struct Expectation {
  private(set) var mean: Double?
  /// Whether the mean is only what the true one comes near to.
  private(set) var isAsymptotic = false
  private(set) var variance: Double?
  private(set) var distribution: MoveDistribution?
  /// How many pairs the first of two wins more than the other.
  private(set) var margin: Double?

  init(_ simulation: Simulation) {
    let pairs = simulation.pairs
    let strategies = simulation.players.list.compactMap { $0.strategy?.plain(cards: 2 * pairs) }
    // Who remember everything know the same, and it does not matter to the moves which of them turns up what.
    if strategies.allSatisfy({ $0 == .optimal }) {
      let par = Par(pairs: pairs)
      (mean, isAsymptotic) = (par.moves, par.isAsymptotic)
      distribution = MoveDistribution(pairs: pairs)
      variance = distribution?.variance
    } else if strategies.allSatisfy({ $0 == .random }) {
      let play = RandomPlay(pairs: pairs)
      (mean, variance) = (play.mean, play.variance)
    } else if strategies == [.zwickPaterson, .zwickPaterson], pairs <= PerfectPlay.mostPairs {
      margin = MemoryDuel(pairs: pairs).margin(pairs: pairs, singles: 0)
    } else if strategies.count == 1, case .forgetful(let probability) = strategies[0],
      pairs <= PerfectPlay.mostPairs
    {
      mean = ForgetfulPlay(pairs: pairs, probability: probability).mean
    }
  }
}

extension Strategy {
  /// The strategy without a number that this is the same as in a game of so many cards; else this one.
  fileprivate func plain(cards: Int) -> Strategy {
    switch self {
    case .forgetful(0), .capacity(0): .random
    case .forgetful(1): .optimal
    case .capacity(let most) where most >= cards: .optimal
    case .optimal, .random, .forgetful, .capacity, .zwickPaterson: self
    }
  }
}
