/// What a simulation is begun with, as the command line has it.
package struct SimulationSettings {
  package internal(set) var games = 10_000
  package internal(set) var isJSON = false
  /// How many threads play; nil for as many as there are processors.
  package internal(set) var jobs: Int?
  var pairs = NextGame.usualPairs
  var players: [String] = []
  var seed: UInt64?
  var first: UInt64 = 0

  static let mostJobs = 256

  package init() {}

  /// Heeds an option, which has to be one of `SimulationOption.all`.
  package mutating func set(_ option: SimulationOption, to value: String) throws(OptionProblem) {
    guard option.apply(&self, Word(value)) else {
      throw OptionProblem(option: option.name, value: value, expected: option.expected)
    }
  }

  /// The games that are asked for; from this seed unless another was named.
  package func simulation(seed drawn: UInt64) throws(PlayersProblem) -> Simulation {
    let names = players.isEmpty ? ["optimal"] : players
    return Simulation(
      pairs: pairs, players: try Players(programs: names), seed: seed ?? drawn, first: first)
  }
}
