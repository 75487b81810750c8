import Program
import Text

/// Where data is saved: in a given folder, or in those of the XDG base directories. Only the owner can read it.
struct Home {
  let settings: FilePath
  /// A folder with a file for each waiting or running game.
  let games: FilePath
  /// A folder for the player's own decks.
  let decks: FilePath
  let records: FilePath
  let begun: FilePath
  let learned: FilePath
  let history: FilePath
  /// A folder for fetched tunes.
  let tunes: FilePath

  /// The files, and the folders of which all files are saved data.
  var ownFiles: [FilePath] { [settings, records, begun, learned, history] }
  var ownFolders: [FilePath] { [games, tunes, decks] }

  /// Whether nothing is saved yet.
  var isEmpty: Bool { (ownFiles + [games, tunes]).allSatisfy { FileIdentity(path: $0) == nil } }

  /// The folders of these files.
  var folders: [FilePath] { [settings, games, records, tunes].map(\.folder) }

  init(folder: FilePath) {
    self.init(configuration: folder, data: folder, state: folder, tunes: folder.appending("tunes"))
  }

  /// Nil if the environment names no home.
  init?() {
    let places = [
      ("XDG_CONFIG_HOME", ".config"), ("XDG_DATA_HOME", ".local/share"), ("XDG_STATE_HOME", ".local/state"),
      ("XDG_CACHE_HOME", ".cache"),
    ].compactMap { Self.place($0, below: $1) }
    guard places.count == 4 else { return nil }
    self.init(configuration: places[0], data: places[1], state: places[2], tunes: places[3])
  }

  private init(configuration: FilePath, data: FilePath, state: FilePath, tunes: FilePath) {
    settings = configuration.appending("settings")
    games = data.appending("games")
    decks = data.appending("decks")
    records = state.appending("records.tsv")
    begun = state.appending("begun.tsv")
    learned = state.appending("learned.tsv")
    history = state.appending("history")
    self.tunes = tunes
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
