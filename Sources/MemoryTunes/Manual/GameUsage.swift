import Manual
import PreferencesFeature
import SimulateCommand

extension ProgramUsage {
  /// How the game is called.
  package static let game = ProgramUsage(
    name: "memory-tunes", options: Preference.options,
    parts: [
      Part(
        name: "simulate", purpose: "play many games and count their moves",
        options: SimulationPreference.options),
      Part(
        name: "fetch", purpose: "print tunes of the iTunes catalog as a deck", options: FetchPreference.options),
    ])
}
