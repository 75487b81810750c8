import Saved
import Wording

package protocol Home {
  /// Seconds since 1970.
  func now() -> Int
  /// Does something with the saved games, and reports a failure.
  func use<Value>(
    _ access: Access, _ body: (SavedGames) throws(DatabaseFailure) -> Value
  ) -> Result<Value, SystemFailure>
  /// Whether all of the game on the table is saved.
  func isGameSaved() -> Bool
  /// Saves the value of a setting; nil restores the value saved when the session began, if there was one.
  func saveSetting(_ setting: Setting, _ value: String?)
  /// Deletes saved data, and returns the number of files.
  func forget(_ saved: SavedThing) -> Result<Int, SystemFailure>
}

extension Home {
  func save(_ update: GameUpdate) {
    if update.end != nil { _ = use(.reads) { games throws(DatabaseFailure) in games.note(update) } }
    _ = use(.writes) { games throws(DatabaseFailure) in try games.save(update) }
  }

  /// The game left last that no program plays; nil if there is none, and if it is not understood.
  func waitingGame() -> SavedGame? {
    guard
      case .success(let (game, choices)) = use(
        .writes, { games throws(DatabaseFailure) in try games.resume() }),
      !game.isEmpty, let saved = try? SavedGame(lines: game)
    else { return nil }
    return choices.isEmpty ? saved : (try? SavedGame(lines: choices)).map(saved.withChoices) ?? saved
  }

  /// Reads what is kept; nil if that fails.
  func known<Value>(_ body: (SavedGames) throws(DatabaseFailure) -> Value?) -> Value? {
    (try? use(.reads, body).get()) ?? nil
  }

  func gameNames() -> [String] {
    known { games throws(DatabaseFailure) in try games.all(.gameNames) { $0.text("name") } } ?? []
  }

  func people() -> [String] {
    let teams = known { games throws(DatabaseFailure) in try games.all(.players) { $0.text("players") } } ?? []
    let names = teams.flatMap { $0.split(separator: " ").map(String.init) }
    return Set(names).filter { $0 != Player.you.name && Player.isPerson(written: $0) }.sorted()
  }

  /// Deletes what is in the database, and returns how many rows.
  package func forgetRows(_ saved: SavedThing) -> Result<Int, SystemFailure> {
    use(.commits) { games throws(DatabaseFailure) -> Int in
      switch saved {
      case .game: try games.forgetOwn()
      case .games: try games.forgetOthers()
      case .records: try games.forgetRecords()
      case .learned: try games.forgetAll(of: "learned_pairs")
      case .favorites: try games.forgetAll(of: "favorite_tunes")
      case .tunes: try games.forgetAll(of: "tunes")
      case .settings: try games.forgetAll(of: "cards_of_decks")
      case .history, .everything: 0
      }
    }
  }
}
