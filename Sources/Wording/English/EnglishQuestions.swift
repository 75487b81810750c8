extension English {
  func willBeDeleted(_ thing: SavedThing) -> String {
    "\(title(of: thing)) will be deleted for good. Are you sure? Type: yes or no"
  }
  func wasDeleted(_ thing: SavedThing) -> String { "\(title(of: thing)): deleted." }
  func nothingToDelete(_ thing: SavedThing) -> String {
    "\(title(of: thing)): there was nothing to delete."
  }
  func nothingWasDeleted(_ thing: SavedThing) -> String { "\(title(of: thing)): nothing was deleted." }

  /// What it is called at the beginning of a sentence.
  private func title(of thing: SavedThing) -> String {
    switch thing {
    case .settings: "Your settings"
    case .game: "Your saved game"
    case .records: "Your records"
    case .history: "The history of what you typed"
    case .tunes: "The tunes that were fetched"
    case .everything: "Everything that is saved"
    }
  }

  func willGiveUpGame(progress: String) -> String {
    "Your game is not over: \(progress). Give it up? Type: yes or no"
  }
  func gameGoesOn(progress: String) -> String { "Your game goes on: \(progress)." }
  func gameGoesOnElsewhere(progress: String) -> String {
    "Your game goes on: \(progress). To continue it, type: game"
  }
  var noQuestionToAnswer: String { "There is no question to answer. Type help for a list of commands." }
}
