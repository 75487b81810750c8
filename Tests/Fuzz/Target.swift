/// Fuzz targets: each is an entrance for bytes from outside, with the properties that must hold for any input.
enum Target: String, CaseIterable {
  /// Scripts of raw lines, in every mode.
  case lines
  /// Sessions in a grammar of commands, with recording, saving and undo.
  case games
  /// Deck files.
  case decks
  /// Saved games.
  case kept
  /// Rows of the database.
  case rows
  /// Facts in recordings.
  case replies
  /// Files of settings.
  case settings
  /// Answers of the catalog.
  case catalog
  /// Beginnings of lines, completed.
  case completion

  /// The target of this process. Set once, before the first input.
  nonisolated(unsafe) static var chosen = lines

  /// Stops with a message, which libFuzzer reports, if a property does not hold.
  func run(_ bytes: [UInt8]) {
    let chance = Chance(bytes)
    do {
      switch self {
      case .lines: try Lines.run(chance)
      case .games: try Playthrough(chance, on: Machine(chance)).play(lines: 60)
      case .decks: try Decks.run(chance)
      case .kept: try GameTexts.run(chance)
      case .rows: try Rows.run(chance)
      case .replies: try Replies.run(bytes)
      case .settings: try SettingsFiles.run(bytes)
      case .catalog: try CatalogAnswers.run(bytes)
      case .completion: try Completions.run(chance)
      }
    } catch {
      fatalError("\(error)")
    }
  }
}
