import Wording

/// What a simulation is begun with, as the command line has it.
package struct SimulationSettings {
  package internal(set) var games = 10_000
  package internal(set) var isJSON = false
  /// Whether the report is made of sentences.
  package internal(set) var isPlain = false
  /// Whether no game is played, and those of shards are added up.
  package internal(set) var merges = false
  /// How many threads play; nil for as many as there are processors.
  package internal(set) var jobs: Int?
  var pairs = NextGame.usualPairs
  var players: [String] = []
  var seed: UInt64?
  var first: UInt64 = 0

  /// The options that were heeded.
  private var chosen: [String] = []

  static let mostJobs = 256

  package init() {}

  /// Heeds an option, which has to be one of `SimulationOption.all`.
  package mutating func set(_ option: SimulationOption, to value: String) throws(OptionProblem) {
    guard option.apply(&self, Word(value)) else {
      throw OptionProblem(option: option.name, value: value, expected: option.expected)
    }
    chosen.append(option.name)
  }

  /// How many games shards must have together; nil if any number will do.
  package var gamesToMerge: Int? { chosen.contains("games") ? games : nil }

  /// What is to be said of options that change nothing beside `--merge`, a clause for each.
  package func optionsIdleBesideMerge(_ words: any Wording) -> [String] {
    let heeded = ["merge", "format", "plain", "language", "games"]
    return SimulationOption.all.map(\.name).filter { chosen.contains($0) && !heeded.contains($0) }
      .map { words.idleOption($0, beside: "merge") }
  }

  /// The games that are asked for; from this seed unless another was named.
  package func simulation(seed drawn: UInt64) throws(PlayersProblem) -> NamedSimulation {
    let names = players.isEmpty ? ["optimal"] : players
    return NamedSimulation(
      pairs: pairs, players: try Players(programs: names), seed: seed ?? drawn, first: first)
  }
}
