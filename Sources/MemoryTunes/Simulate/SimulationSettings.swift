import MemoryGame
import Wording

/// The configuration of a simulation, from the command line.
package struct SimulationSettings {
  package var games = 10_000
  package var isJSON = false
  /// The number of threads; nil for as many as there are processors.
  package var jobs: Int?
  var pairs = NextGame.usualPairs
  package var bots: [BotCommand] = []
  var players: [String] = []
  var seed: UInt64?
  var first: UInt64 = 0

  /// The options that were given.
  private var chosen: [SimulationPreference] = []

  package init() {}

  package mutating func set(_ option: SimulationPreference, to value: [UInt8]) throws(RefusalText) {
    try option.row.set(&self, to: value, name: "--" + option.rawValue)
    chosen.append(option)
  }

  package func has(_ option: SimulationPreference) -> Bool { chosen.contains(option) }

  /// Messages about options without effect, one clause for each.
  package func idleOptions(_ words: Wording) -> [String] {
    let bots = bots.filter { !players.contains($0.name) }
      .map { words.idleOptionWithout(option: "bot \($0.name)", other: "player \($0.name)") }
    let plain = SimulationPreference.plain
    return isJSON && has(plain) ? bots + [words.idleOption(option: plain.rawValue, mode: .json)] : bots
  }

  /// The requested simulation; `drawn` is the seed if none was named.
  package func simulation(seed drawn: UInt64) throws(PlayersRefusal) -> Simulation {
    let names = players.isEmpty ? ["optimal"] : players
    let players = try Players(programs: names, bots: bots.map(\.name))
    return Simulation(pairs: pairs, players: players, seed: seed ?? drawn, first: first)
  }
}

/// The options of `simulate`.
package enum SimulationPreference: String, PreferenceTable {
  case games, pairs, bot, player, seed, first, jobs, format, plain, language

  package var row: PreferenceRow<SimulationSettings> {
    switch self {
    case .games: PreferenceRow(.number(in: 1 ... .max), \.games) { $0.gamesPurpose }
    case .pairs: PreferenceRow(.number(in: 1...Simulation.mostPairs), \.pairs) { $0.simulatedPairsPurpose }
    case .player:
      PreferenceRow(
        PreferenceValue<String>(.programPlayer(Player.namesToComplete)) { $0.isEmpty ? nil : Word($0).typed },
        each: \.players
      ) { $0.simulatedPlayerPurpose }
    case .bot: PreferenceRow(.bot, each: \.bots) { $0.botPurpose }
    case .seed: PreferenceRow(.number, \.seed) { $0.simulatedSeedPurpose }
    case .first: PreferenceRow(.number, \.first) { $0.firstGamePurpose }
    case .jobs: PreferenceRow(.number(in: 1...256), \.jobs) { $0.jobsPurpose }
    case .format: PreferenceRow(.format, \.isJSON) { $0.reportFormatPurpose }
    case .plain: PreferenceRow(.flag) { $0.plainReportPurpose }
    // Messages about the other options are in this language, so it is read before them.
    case .language: PreferenceRow(.language) { $0.languagePurpose }
    }
  }
}
