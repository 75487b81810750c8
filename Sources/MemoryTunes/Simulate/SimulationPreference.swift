import App
import MemoryGame
import Wording

/// The options of `simulate`.
package enum SimulationPreference: String, PreferenceTable {
  case games, pairs, bot, player, seed, first, jobs, format, plain, language, merge

  package var row: PreferenceRow<SimulationSettings> {
    switch self {
    case .games: PreferenceRow(.number(in: 1 ... .max), \.games) { $0.gamesPurpose }
    case .pairs: PreferenceRow(.number(in: 1...Simulation.mostPairs), \.pairs) { $0.simulatedPairsPurpose }
    case .player: PreferenceRow(.programPlayer, each: \.players) { $0.simulatedPlayerPurpose }
    case .bot: PreferenceRow(.bot, each: \.bots) { $0.botPurpose }
    case .seed: PreferenceRow(.number, \.seed) { $0.simulatedSeedPurpose }
    case .first: PreferenceRow(.number, \.first) { $0.firstGamePurpose }
    case .jobs: PreferenceRow(.number(in: 1...256), \.jobs) { $0.jobsPurpose }
    case .format: PreferenceRow(.format, \.isJSON) { $0.reportFormatPurpose }
    case .plain: PreferenceRow(.flag) { $0.plainReportPurpose }
    // Messages about the other options are in this language, so it is read before them.
    case .language: PreferenceRow(.language) { $0.languagePurpose }
    case .merge: PreferenceRow(.flag) { $0.mergePurpose }
    }
  }
}

extension PreferenceValue<String> {
  fileprivate static var programPlayer: Self {
    PreferenceValue(.programPlayer(Player.namesToComplete)) { $0.isEmpty ? nil : Word($0).typed }
  }
}
