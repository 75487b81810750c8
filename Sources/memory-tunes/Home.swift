import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where things are kept: in one folder that was named or in the places that the XDG base directories name, each for
/// its owner alone.
struct Home {
  let settings: String
  /// A folder with a file for each game that waits or is played.
  let games: String
  let records: String
  let begun: String
  let history: String
  /// A folder with the tunes that were fetched.
  let tunes: String

  init(folder: String) {
    self.init(configuration: folder, data: folder, state: folder, tunes: "\(folder)/tunes")
  }

  /// Nil where the environment names no home.
  init?() {
    let places = [
      ("XDG_CONFIG_HOME", ".config"), ("XDG_DATA_HOME", ".local/share"), ("XDG_STATE_HOME", ".local/state"),
      ("XDG_CACHE_HOME", ".cache"),
    ].compactMap { Self.place($0, below: $1) }
    guard places.count == 4 else { return nil }
    self.init(configuration: places[0], data: places[1], state: places[2], tunes: places[3])
  }

  private init(configuration: String, data: String, state: String, tunes: String) {
    settings = "\(configuration)/settings"
    games = "\(data)/games"
    records = "\(state)/records.tsv"
    begun = "\(state)/begun.tsv"
    history = "\(state)/history"
    self.tunes = tunes
  }

  /// Paths in these variables that are not absolute are not heeded, as the XDG specification wants it.
  private static func place(_ variable: String, below folder: String) -> String? {
    if let path = Terminal.variable(variable), path.hasPrefix("/") { return "\(path)/memory-tunes" }
    guard let home = Terminal.variable("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(folder)/memory-tunes"
  }
}
