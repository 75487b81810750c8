/// What can be fuzzed: each is a way in for bytes from outside, with what must hold whatever they are.
enum Target: String, CaseIterable {
  /// Scripts of raw lines, in every mode.
  case lines
  /// Sessions in a grammar of commands, which are recorded, kept and gone back over.
  case games
  /// Deck files.
  case decks
  /// Saved games.
  case kept
  /// Files of records.
  case records
  /// Files of settings.
  case settings
  /// Answers of the catalogue.
  case catalogue
  /// Beginnings of lines, completed.
  case completion

  /// The one that this process runs. It is set once, before the first input.
  nonisolated(unsafe) static var chosen = lines

  /// Stops with a sentence, which libFuzzer takes for a find, when something does not hold.
  func run(_ bytes: [UInt8]) {
    let chance = Chance(bytes)
    do {
      switch self {
      case .lines: try Lines.run(chance)
      case .games: try Playthrough(chance, on: Machine(chance)).play(lines: 60)
      case .decks: try Decks.run(chance)
      case .kept: try SavedGames.run(chance)
      case .records: try RecordFiles.run(bytes)
      case .settings: try SettingsFiles.run(bytes)
      case .catalogue: try CatalogueAnswers.run(bytes)
      case .completion: try Completions.run(chance)
      }
    } catch {
      fatalError("\(error)")
    }
  }
}
