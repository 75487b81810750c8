import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// All that is kept of a player, each kind in its file.
final class Keeping {
  let complaints = Complaints()
  private let home: Home
  /// The category that was kept at the start, and one that is to be kept.
  private var category = Category.pop
  private var chosen: Category?
  private let files: KeptFiles
  private let game: KeptGameFile
  private let settings: KeptSettings
  let tunes: KeptTunes
  let history: KeptHistory

  init(home: Home) {
    self.home = home
    files = KeptFiles(complaints: complaints)
    game = KeptGameFile(folder: home.games, files: files)
    settings = KeptSettings(path: home.settings, files: files)
    tunes = KeptTunes(folder: home.tunes, files: files)
    history = KeptHistory(path: home.history, files: files)
    complaints.lookFurther = { [files] in
      for path in [home.settings, home.records, home.begun, home.history] { _ = files.read(path) }
    }
  }

  /// What was set in earlier sessions, where no option says otherwise.
  func apply(to settings: inout Settings) {
    category = self.settings.apply(to: &settings) ?? category
  }

  /// Writes what has to be there before the answer that comes next is seen.
  func flush() {
    game.flush()
    if let chosen {
      settings.keep(chosen)
      self.chosen = nil
    }
  }

  var world: World.Home {
    var world = World.Home()
    world.now = { time(nil) }
    world.waitingGame = game.takeWaiting
    world.setGameAside = game.setAside
    world.keepGame = game.keep
    world.keptCategory = { [self] in category }
    world.keepCategory = { [self] in chosen = $0 }
    world.keepRecord = { [files, home] in files.append($0, to: home.records, header: RecordsFile.finishedHeader)
    }
    world.keepBegun = { [files, home] in files.append($0, to: home.begun, header: RecordsFile.begunHeader) }
    world.records = { [files, home] in
      RecordsFile(finished: files.read(home.records) ?? [], begun: files.read(home.begun) ?? [])
    }
    world.forget = forget
    return world
  }

  private func forgetSettings() -> Int {
    flush()
    return files.remove(home.settings)
  }

  private func forget(_ kept: Kept) -> Int {
    switch kept {
    case .settings: forgetSettings()
    case .game: game.forget()
    case .records: files.remove(home.records) + files.remove(home.begun)
    case .history: history.forget()
    case .tunes: tunes.clear()
    case .everything: Kept.allCases.filter { $0 != .everything }.reduce(0) { $0 + forget($1) }
    }
  }
}
