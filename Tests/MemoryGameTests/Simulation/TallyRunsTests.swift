import Testing
@testable import MemoryGame

struct TallyRunsTests {
  @Test(arguments: 0..<20)
  func `runs in any order add up to the whole`(seed: UInt64) throws {
    var simulator = Simulator(
      Simulation(pairs: 5, players: [.zwickPaterson, .zwickPaterson], seed: 1, first: 0))
    var chance = SplitMix64(seed: seed)
    var parts = (0..<20).map { $0 * 3..<$0 * 3 + 3 }
    var runs = TallyRuns(players: 2)
    while !parts.isEmpty {
      let part = parts.remove(at: chance.below(parts.count))
      runs.add(simulator.play(part) { false }, from: part.lowerBound)
    }
    #expect(runs.fromFirst == simulator.play(0..<60) { false } && runs.fromFirst.drawn > 0)
  }
}
