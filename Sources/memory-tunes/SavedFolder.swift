import MemoryCore
import MemoryTunes
import PreferencesFeature
import Program
import RecordsFeature

/// All saved data of a player, each kind in its file.
final class SavedFolder {
  let complaints = Complaints()
  let home: Home
  /// The settings saved at the start, and those still to be saved: nil for a line to be removed.
  private var saved: [Setting: String] = [:]
  private var chosen: [Setting: String?] = [:]
  private let files: SavedFiles
  private let game: SavedGameFile
  private let settings: SavedSettings
  private let records: SavedRecords
  private let begun: SavedRecords
  private let learned: SavedRecords
  let tunes: SavedTunes
  let history: SavedHistory

  init(home: Home) {
    self.home = home
    files = SavedFiles(complaints: complaints, folders: home.folders)
    complaints.folders = home.folders.filter { FileIdentity(path: $0) != nil }
    game = SavedGameFile(folder: home.games, files: files)
    settings = SavedSettings(path: home.settings, files: files)
    records = SavedRecords(path: home.records, kind: .finished, files: files)
    begun = SavedRecords(path: home.begun, kind: .begun, files: files)
    learned = SavedRecords(path: home.learned, kind: .learned, files: files)
    tunes = SavedTunes(folder: home.tunes, files: files)
    history = SavedHistory(path: home.history, files: files)
    complaints.lookFurther = { [files, settings] in
      for path in [settings.path, home.history, home.records, home.begun, home.learned] {
        _ = files.read(path)
      }
    }
  }

  /// Applies the settings of earlier sessions, unless an option overrides them.
  func apply(to settings: inout Settings) {
    saved = self.settings.apply(to: &settings)
  }

  /// Writes data that must be saved before the next answer is printed. The game comes before the file of begun
  /// games: if it counted fewer sittings, it would be taken for an earlier state of itself.
  func flush() {
    game.flush()
    records.flush()
    begun.flush()
    learned.flush()
    history.flush()
    if !chosen.isEmpty, settings.keep(chosen) { chosen = [:] }
  }

  var world: World.Home {
    World.Home(
      now: { time(nil) },
      waitingGame: game.takeWaiting,
      saveGame: game.keep,
      isGameSaved: game.isSaved,
      games: game.list,
      gameNames: { [game] in game.names },
      saveNamedGame: game.save,
      loadGame: game.load,
      takeUpGame: game.takeUp,
      forgetGame: { [game] in game.forget($0, isSure: $1) },
      saveSetting: { [self] name, value in
        if let setting = Setting(rawValue: name) {
          chosen.updateValue(value ?? saved[setting], forKey: setting)
        }
      },
      saveRecord: records.add,
      saveBegun: begun.addLater,
      saveLearned: learned.add,
      readRecords: { [self] kind, read in
        flush()
        switch kind {
        case .finished: records.read(read)
        case .begun: begun.read(read)
        case .learned: learned.read(read)
        }
      },
      forget: forget)
  }

  private func forgetSettings() -> Int {
    flush()
    (chosen, saved) = ([:], [:])
    return files.remove(home.settings)
  }

  private func forget(_ kept: Saved) -> Int {
    switch kept {
    case .settings: forgetSettings()
    case .game: game.forget()
    case .games: game.forgetOthers()
    case .records: records.forget() + begun.forget()
    case .learned: learned.forget()
    case .history: history.forget()
    case .tunes: tunes.clear()
    case .everything:
      Saved.allCases.filter { $0 != .everything }.reduce(0) { $0 + forget($1) }
    }
  }
}
