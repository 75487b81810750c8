import Testing
@testable import MemoryTunes

@testable import MemoryGame

struct LevelTests {
  /// The margin of a game is at most its pairs, so the standard error of the mean is at most pairs / √games.
  @Test(arguments: [8, 18])
  func `a level finds clearly more pairs than the one below`(pairs: Int) throws {
    let games = 1000
    func won(_ players: [Strategy]) -> [Int] {
      var simulator = Simulator(Simulation(pairs: pairs, players: players, seed: 7, first: 0))
      return simulator.play(0..<games) { false }.won
    }
    let levels = try Level.allCases.map { try #require(Player($0.rawValue).strategy) }
    for (lower, higher) in zip(levels, levels.dropFirst()) {
      let (first, second) = (won([higher, lower]), won([lower, higher]))
      let margin = Double(first[0] + second[1] - first[1] - second[0]) / Double(2 * games)
      #expect(margin > 4 * Double(pairs) / Double(2 * games).squareRoot(), "\(higher): \(margin)")
    }
  }
}
