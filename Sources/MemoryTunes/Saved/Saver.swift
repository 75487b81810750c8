import MemoryCore
import MemoryGame
import PreferencesFeature
import RecordsFeature

/// Saves what each line has changed: the game on the table, the settings, and a record of each game that was
/// begun or finished. It subscribes to the store before the answer is drawn, so no answered line is lost.
final class Saver {
  private let home: any Home
  private let analyst: Analyst
  private let game: GameSaver
  /// The values at the start of the session. Options apply to their session only.
  private let initial: SettingValues

  /// `size` is that of the game file that led to `state`; nil if there is none.
  init(_ state: borrowing AppState, home: any Home, analyst: Analyst, size: Int?) {
    self.home = home
    self.analyst = analyst
    game = GameSaver(size: size, save: home.saveGame)
    initial = state.settings
  }

  func save(_ state: borrowing AppState) {
    let changes = state.changes
    guard case .finished = state.phase else {
      if state.openLine?.putsGameAway == true, let played = state.game.table?.clock.played,
        played != changes.after.game?.played
      {
        game.save(played: played)
      }
      return
    }
    saveSettings(changes)
    // The record comes first: the home saves it with the last move.
    if let table = state.game.table { saveRecords(table, changes) }
    game.save(state.game, changes)
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

  private func saveRecords(_ table: borrowing Table, _ changes: Changes) {
    if let sitting = changes.sitting {
      home.saveBegun(Record.line(sitting == 1 ? .begun : .continued, of: table))
    }
    if changes.isRevealed { home.saveBegun(Record.line(.revealed, of: table)) }
    if changes.isFinished, let record = Record(table, analyst) { home.saveRecord(record.line) }
  }
}
