import MemoryCore
import MemoryTunes
import PreferencesFeature
import Program
import RecordsFeature
import Saved
import Text

/// All saved data of a player, each kind in its file.
final class SavedFolder {
  let complaints: Complaints
  let home: Home
  /// The settings saved at the start, and those still to be saved: nil for a line to be removed.
  private var saved: [Setting: String] = [:]
  private var chosen: [Setting: String?] = [:]
  /// What the end of a game adds to other files, until its last move is known.
  private var ends: [(kind: RecordKind, line: String)] = []
  private let files: SavedFiles
  private let game: SavedGameFile
  private var settings: SavedSettings
  private let records: SavedRecords
  private let begun: SavedRecords
  private let learned: SavedRecords
  private let favorites: SavedFavorites
  let tunes: SavedTunes
  let history: SavedHistory

  init(home: Home) {
    self.home = home
    complaints = Complaints(homes: home.folders)
    files = SavedFiles(complaints: complaints, folders: home.folders)
    game = SavedGameFile(folder: home.games, files: files)
    settings = SavedSettings(path: home.settings, files: files)
    records = SavedRecords(path: home.records, kind: .finished, files: files)
    begun = SavedRecords(path: home.begun, kind: .begun, files: files)
    learned = SavedRecords(path: home.learned, kind: .learned, files: files)
    favorites = SavedFavorites(folder: home.decks, files: files)
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

  /// Writes data that must be saved before the next answer is printed.
  func flush() {
    flushGame()
    history.flush()
    settings.noteReport()
    if !chosen.isEmpty, settings.keep(chosen) { chosen = [:] }
  }

  /// The game comes before the file of begun games: if it counted fewer sittings, it would be taken for an
  /// earlier state of itself. And it comes, with notes, before what its end adds to others: otherwise it could
  /// be finished twice.
  private func flushGame() {
    game.flush()
    for kind in [records, begun, learned] { kind.flush() }
    if records.isSaved, learned.isSaved { game.forgetNotes() }
  }

  private func saved(_ kind: RecordKind) -> SavedRecords {
    switch kind {
    case .finished: records
    case .begun: begun
    case .learned: learned
    }
  }
}

extension SavedFolder: MemoryTunes.Home {
  func now() -> Int { time(nil) }
  func rows(_ queries: [Query]) -> [Row] { [] }
  func waitingGame() -> SavedGame? { game.takeWaiting { saved($0).addOnce($1) } }
  func isGameSaved() -> Bool { game.isSaved() }
  func games() -> Result<[ListedGame], SystemProblem> { game.list() }

  func saveGame(_ update: SaveUpdate) {
    game.keep(update)
    for (kind, line) in ends {
      game.note(kind, line)
      saved(kind).addLater(line)
    }
    ends = []
  }

  func gameNames() -> [String] { game.names }

  func saveNamedGame(_ name: FilePath, _ file: [UInt8], replaces: Bool) -> Result<Bool, GamesProblem> {
    game.save(name, file, replaces: replaces)
  }

  func loadGame(_ name: FilePath, leaving number: Int) -> Result<SavedGame, GamesProblem> {
    flushGame()
    return game.load(name, leaving: number)
  }

  func takeUpGame(_ number: Int, leaving other: Int) -> GamesProblem? {
    flushGame()
    return game.takeUp(number, leaving: other)
  }

  func openDay(
    _ day: Day, seeks: Bool, leaves: Bool, leaving number: Int
  ) -> Result<SavedGame, GamesProblem>? {
    flushGame()
    return game.open(day, seeks: seeks, leaves: leaves, leaving: number)
  }

  func forgetGame(_ name: FilePath, isSure: Bool) -> Result<ListedGame, GamesProblem> {
    game.forget(name, isSure: isSure)
  }

  func saveSetting(_ setting: Setting, _ value: String?) {
    chosen.updateValue(value ?? saved[setting], forKey: setting)
  }

  func saveRecord(_ line: String) { ends.append((.finished, line)) }
  func saveBegun(_ line: String) { begun.addLater(line) }
  func saveLearned(_ line: String) { ends.append((.learned, line)) }

  func readRecords(_ kind: RecordKind, _ read: (_ file: [UInt8]) -> [Int]) {
    flushGame()
    saved(kind).read(read)
  }

  func toggleFavorite(_ favorite: Favorite) -> Result<FavoriteChange, DeckTrouble> {
    favorites.toggle(favorite)
  }

  func savedTunes(_ category: Category) -> (file: [UInt8], age: Int)? { tunes.read(category) }
  func saveTunes(_ category: Category, _ file: [UInt8]) { tunes.keep(category, file) }

  func forget(_ kept: Saved) -> Int {
    flush()
    return remove(kept)
  }

  private func remove(_ kept: Saved) -> Int {
    switch kept {
    case .settings: removeSettings()
    case .game: game.forget()
    case .games: game.forgetOthers()
    case .records: records.forget() + begun.forget()
    case .learned: learned.forget()
    case .history: history.forget()
    case .tunes: tunes.clear()
    case .everything:
      Saved.allCases.filter { $0 != .everything }.reduce(favorites.forgetUnfinished()) { $0 + remove($1) }
    }
  }

  private func removeSettings() -> Int {
    (chosen, saved) = ([:], [:])
    return files.remove(home.settings) + settings.forgetReport()
  }
}
