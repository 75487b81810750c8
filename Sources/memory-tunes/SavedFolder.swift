import MemoryTunes
import Saved
import Text
import Wording

/// All saved data of a player.
final class SavedFolder {
  let warnings: Warnings
  let home: HomePaths
  /// The settings saved at the start, and those still to be saved: nil for a line to be removed.
  private var saved: [Setting: String] = [:]
  private var chosen: [Setting: String?] = [:]
  private let locks: HomeLocks
  private let database: SavedDatabase
  private let settings: SavedSettings
  let history: SavedHistory

  /// Reports problems in this language, until the warnings get another one.
  /// Follows links to files elsewhere, which is how some people manage their settings.
  init(home: HomePaths, isTyped: Bool, _ language: Language) {
    self.home = home
    warnings = Warnings { language }
    let (locks, warnings) = (HomeLocks(path: home.locks, warnings: warnings), warnings)
    self.locks = locks
    func file(_ path: FilePath) -> SavedFile {
      SavedFile(path: Files.resolved(path), locks: locks, warnings: warnings)
    }
    database = SavedDatabase(file(home.database), isTyped: isTyped)
    settings = SavedSettings(file: file(home.settings))
    history = SavedHistory(file(home.history))
  }

  /// Applies the settings of earlier sessions, unless an option overrides them.
  func apply(to settings: inout Settings) { saved = self.settings.apply(to: &settings) }

  /// Commits what was changed in the database.
  func commit() { database.flush() }

  /// Writes data that must be saved before the next answer is printed.
  func flush() {
    commit()
    if !chosen.isEmpty, settings.save(chosen) { chosen = [:] }
  }
}

extension SavedFolder: Home {
  func now() -> Int { time(nil) }
  func isGameSaved() -> Bool { database.isSaved }

  func use<Value>(
    _ access: Access, _ body: (SavedGames) throws(DatabaseFailure) -> Value
  ) -> Result<Value, SystemFailure> {
    database.use(for: access, body)
  }

  func saveSetting(_ setting: Setting, _ value: String?) {
    chosen.updateValue(value ?? saved[setting], forKey: setting)
  }

  func forget(_ saved: SavedThing) -> Result<Int, SystemFailure> {
    flush()
    switch saved {
    case .settings:
      (chosen, self.saved) = ([:], [:])
      // The database has only the cards of decks. If it cannot be used, that was said before.
      return settings.file.remove().map { files in files + ((try? forgetRows(saved).get()) ?? 0) }
    case .history: return history.forget()
    case .game, .games, .records, .learned, .favorites, .tunes: return forgetRows(saved)
    case .everything:
      let results = SavedThing.allCases.filter { $0 != .everything }.map(forget)
      let others = [database.file, SavedFile(path: home.locks, locks: locks, warnings: warnings)].map {
        file in
        Result { () throws(SystemFailure) in try file.removeOthers() }
      }
      return Result { () throws(SystemFailure) in
        var count = 0
        for result in results + others { count += try result.get() }
        return count
      }
    }
  }
}
