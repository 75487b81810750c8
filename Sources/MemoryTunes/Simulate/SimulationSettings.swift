import App
import Wording

/// The configuration of a simulation, from the command line.
package struct SimulationSettings {
  package internal(set) var games = 10_000
  package internal(set) var isJSON = false
  /// The number of threads; nil for as many as there are processors.
  package internal(set) var jobs: Int?
  var pairs = NextGame.usualPairs
  package internal(set) var bots: [BotCommand] = []
  var players: [String] = []
  var seed: UInt64?
  var first: UInt64 = 0

  /// The options that were given.
  private var chosen: [SimulationPreference] = []

  package init() {}

  package mutating func set(_ option: SimulationPreference, to value: [UInt8]) throws(WrongValue) {
    try option.row.set(&self, to: value, name: "--" + option.rawValue)
    chosen.append(option)
  }

  package func has(_ option: SimulationPreference) -> Bool { chosen.contains(option) }

  /// How many games merged shards must have; nil for any number.
  package var gamesToMerge: Int? { has(.games) ? games : nil }

  /// Messages about options without effect, one clause for each.
  package func idleOptions(_ words: Wording) -> [String] {
    let heededByMerge: [SimulationPreference] = [.merge, .format, .plain, .language, .games]
    let idleBots = has(.merge) ? [] : bots.filter { !players.contains($0.name) }
    return idleBots.map { words.idleOptionWithout(option: "bot \($0.name)", other: "player \($0.name)") }
      + SimulationPreference.allCases.filter(has).compactMap { option in
        if option == .plain, isJSON { return words.idleOption(option: option.rawValue, mode: .json) }
        guard has(.merge), !heededByMerge.contains(option) else { return nil }
        return words.idleOptionBeside(option: option.rawValue, other: SimulationPreference.merge.rawValue)
      }
  }

  /// The requested simulation; `drawn` is the seed if none was named.
  package func simulation(seed drawn: UInt64) throws(PlayersProblem) -> NamedSimulation {
    let names = players.isEmpty ? ["optimal"] : players
    let players = try Players(programs: names, bots: bots.map(\.name))
    return NamedSimulation(pairs: pairs, players: players, seed: seed ?? drawn, first: first)
  }
}
