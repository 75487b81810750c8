extension English {
  func willBeDeleted(_ thing: SavedThing) -> String {
    "Delete \(name(of: thing)) for good? Type: yes or no"
  }
  func wasDeleted(_ thing: SavedThing) -> String { "Deleted \(name(of: thing))." }
  func nothingToDelete(_ thing: SavedThing) -> String {
    "Nothing to delete: \(name(of: thing))."
  }
  func nothingWasDeleted(_ thing: SavedThing) -> String { "Not deleted: \(name(of: thing))." }

  private func name(of thing: SavedThing) -> String {
    switch thing {
    case .settings: "your settings"
    case .game: "your saved game"
    case .games: "your other saved games"
    case .records: "your records"
    case .learned: "what you have learned"
    case .history: "the history of typed lines"
    case .tunes: "the fetched tunes"
    case .everything: "all saved data"
    }
  }

  func willGiveUpGame(progress: String) -> String {
    "Your game is not over: \(progress). Give it up? Type: yes or no"
  }
  func willReveal(progress: String) -> String {
    "All cards will be turned up, and the game will be over: \(progress). Give up? Type: yes or no"
  }
  func willTakeGameAway(progress: String) -> String {
    "This takes your game off the table: \(progress). Go back? Type: yes or no"
  }
  var willTakeHint: String {
    "This game will count as assisted from now on. Take a hint? Type: yes or no"
  }
  var willUndoFlip: String {
    "This game will count as assisted from now on. Undo? Type: yes or no"
  }
  func gameGoesOn(progress: String) -> String { "Your game goes on: \(progress)." }
  func gameGoesOnElsewhere(progress: String) -> String {
    "Your game goes on: \(progress). To continue it, type: game"
  }
  var noQuestionToAnswer: String { "There is no question to answer. For a list of commands, type: help" }
}
