import App

extension ProgramUsage {
  /// How the game is called.
  package static let game = ProgramUsage(
    name: "memory-tunes", options: Preference.options,
    parts: [
      Part(name: "simulate", options: SimulationPreference.options),
      Part(name: "fetch", options: FetchPreference.options),
    ])
}
