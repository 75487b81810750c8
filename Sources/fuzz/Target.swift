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

  func run(_ bytes: [UInt8]) {
    switch self {
    case .lines: Lines.run(bytes)
    case .games: Games.run(bytes)
    case .decks: Decks.run(bytes)
    case .kept: SavedGames.run(bytes)
    case .records: RecordFiles.run(bytes)
    case .settings: SettingsFiles.run(bytes)
    case .catalogue: CatalogueAnswers.run(bytes)
    case .completion: Completions.run(bytes)
    }
  }
}

/// Stops with a sentence, which libFuzzer takes for a find, unless something holds.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// Stops unless two values are equal, and says in which of their parts they differ.
func requireEqual<Value: Equatable>(_ found: Value, _ expected: Value, _ message: @autoclosure () -> String) {
  guard found != expected else { return }
  let parts = zip(Mirror(reflecting: found).children, Mirror(reflecting: expected).children)
    .map { (name: $0.label ?? "", found: String(describing: $0.value), expected: String(describing: $1.value)) }
    .filter { $0.found != $0.expected }
    .map { "\n\($0.name): \($0.found.prefix(300)), and not \($0.expected.prefix(300))" }
  fatalError(message() + parts.joined())
}
