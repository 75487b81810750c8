import Testing
@testable import MemoryGame

struct SimulatorTests {
  private static let players: [Strategy] =
    [.optimal, .random, .forgetful(0), .forgetful(0.5), .forgetful(0.9), .forgetful(1)]
    + [0, 1, 3, 5, 6, 11, 12, 99].map(Strategy.capacity)

  @Test(arguments: players, [1, 2, 6])
  func `the mean of every strategy matches the theory`(player: Strategy, pairs: Int) throws {
    let simulation = simulation([player], pairs: pairs)
    var simulator = Simulator(simulation)
    let moves = MoveDistribution(simulator.play(0..<4000) { false })
    guard let mean = Expectation(simulation).mean else {
      // No formula gives the mean of a player who remembers a few cards.
      return #expect([1, 3, 5, 6, 11].map(Strategy.capacity).contains(player))
    }
    let standardError = try #require(moves.standardError)
    #expect(isNear(moves.mean, mean, by: 4 * standardError + 1e-9), "\(moves.mean) for \(mean)")
  }

  /// The chi-square that one simulation in a thousand exceeds, for shares of 9 and fewer, 10 ... 14 and more
  /// moves.
  @Test func `the distribution of optimal play matches the theory`() throws {
    var simulator = Simulator(simulation([.optimal], pairs: 8))
    let games = 20_000
    let tally = simulator.play(0..<games) { false }
    let distribution = try #require(MoveDistribution.perfect(pairs: 8))
    let chiSquare = (9...14).reduce(0.0) { sum, moves in
      let played = tally.moves.reduce(0) { $0 + (min(max($1.moves, 9), 14) == moves ? $1.games : 0) }
      let share: Double =
        switch moves {
        case 9: distribution.share(of: 0...9)
        case 14: 1 - distribution.share(of: 0...13)
        default: distribution.share(of: moves...moves)
        }
      let expected = share * Double(games)
      return sum + (Double(played) - expected) * (Double(played) - expected) / expected
    }
    #expect(chiSquare < 20.5)
  }

  @Test(arguments: [[Strategy.optimal], [.forgetful(0.5), .capacity(3), .random], [.zwickPaterson, .optimal]])
  func `a shard has the games from its first one`(players: [Strategy]) {
    var whole = Simulator(simulation(players, pairs: 5))
    var shard = Simulator(Simulation(pairs: 5, players: players, seed: 7, first: 100))
    #expect(shard.play(0..<100) { false } == whole.play(100..<200) { false })
  }

  @Test func `a simulated game equals the same game played at the table`() throws {
    let simulation = simulation([.random], pairs: 8)
    var simulator = Simulator(simulation)
    for seed in 0..<20 {
      let deal = Deal(deckSize: 8, pairs: 8, seed: 7 + UInt64(seed))
      var board = Board(faces: deal.faces)
      var opponents = SeatedPrograms(simulation.players, cards: 16, faces: 8, generator: deal.generator)
      while !board.isFinished, case .flip(let card) = opponents.choice(of: 0) {
        _ = try board.flip(card)
        opponents.observe(board.shown(card))
      }
      #expect(simulator.play(seed..<seed + 1) { false }.moves.map(\.moves) == [board.moves])
    }
  }

  @Test func `a stopped simulation has the games before the dropped one`() throws {
    let simulation = simulation([.optimal], pairs: 8)
    var simulator = Simulator(simulation)
    var questions = 0
    let stopped = simulator.play(0..<100) {
      questions += 1
      return questions > 10
    }
    #expect(stopped.games == 10)
    #expect(stopped == simulator.play(0..<10) { false })
  }

  private func simulation(_ players: [Strategy], pairs: Int) -> Simulation {
    Simulation(pairs: pairs, players: players, seed: 7, first: 0)
  }
}
