import Text

/// Where data is saved: in a given folder, or in those of the XDG base directories. Only the owner can read it.
struct HomePaths {
  let settings: FilePath
  let history: FilePath
  let database: FilePath
  /// An empty file, by whose locks running programs hold their games.
  let locks: FilePath
  /// A folder for the player's own decks.
  let decks: FilePath

  /// The files of which all are saved data.
  var ownFiles: [FilePath] { [settings, history, database, locks] }

  var isEmpty: Bool { ownFiles.allSatisfy { FileIdentity(path: $0) == nil } }

  init(folder: FilePath) { self.init(configuration: folder, data: folder, state: folder) }

  /// Nil if the environment names no home.
  init?() {
    let places = [
      ("XDG_CONFIG_HOME", ".config"), ("XDG_DATA_HOME", ".local/share"), ("XDG_STATE_HOME", ".local/state"),
    ].compactMap { Self.place($0, below: $1) }
    guard places.count == 3 else { return nil }
    self.init(configuration: places[0], data: places[1], state: places[2])
  }

  private init(configuration: FilePath, data: FilePath, state: FilePath) {
    settings = configuration.appending("settings")
    history = state.appending("history")
    database = data.appending("memory-tunes.db")
    locks = data.appending("memory-tunes.lock")
    decks = data.appending("decks")
  }

  /// Relative paths in these variables are ignored, as the XDG specification demands.
  private static func place(_ variable: String, below folder: String) -> FilePath? {
    if let path = path(variable) { return path.appending("memory-tunes") }
    return path("HOME")?.appending(folder).appending("memory-tunes")
  }

  private static func path(_ variable: String) -> FilePath? {
    guard let value = getenv(variable) else { return nil }
    let path = FilePath(cString: value)
    return path.isAbsolute ? path : nil
  }
}
