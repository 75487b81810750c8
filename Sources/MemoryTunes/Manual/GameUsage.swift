import App

/// How the game is called.
enum GameUsage {
  static let options = Preference.options + ProgramOption.common
  /// The options of each part of the program, which its first word selects.
  static let parts = [
    (name: "simulate", options: SimulationPreference.options + ProgramOption.common),
    (name: "fetch", options: FetchPreference.options + ProgramOption.common),
  ]
}
