import App
import MemoryGame

/// Saves what each line has changed: the game on the table and the settings. It subscribes to the store before
/// the answer is drawn, so no answered line is lost.
final class Saver {
  private let home: any Home
  private let game: GameSaver
  /// The values at the start of the session. Options apply to their session only.
  private let initial: SettingValues

  init(_ state: borrowing AppState, home: any Home, analyst: Analyst) {
    self.home = home
    game = GameSaver(state.game, home: home, analyst: analyst)
    initial = state.settings
  }

  func save(_ state: borrowing AppState) {
    let isFinished = if case .finished = state.phase { true } else { false }
    if isFinished { saveSettings(state.changes) }
    game.save(state.game, state.changes, isFinished: isFinished)
  }

  private func saveSettings(_ changes: Changes) {
    let (before, now) = (changes.before.checkpoint.settings, changes.after.checkpoint.settings)
    if let chosen = changes.chosen { return home.saveSetting(chosen, chosen.value(now)) }
    guard now != before else { return }
    for setting in Setting.allCases {
      let value = setting.value(now)
      guard value != setting.value(before) else { continue }
      // Undone: an option at the start is not a choice of the player.
      home.saveSetting(setting, value == setting.value(initial) ? nil : value)
    }
  }
}
