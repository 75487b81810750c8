import Saved
import Text
import Wording

let forgetCommand = Command(
  name: "forget",
  parameters: [
    Parameter(.what, kind: .choice(SavedThing.allCases.map(\.rawValue))),
    Parameter(.name, kind: .game, isOptional: true),
  ], subject: .records, consequence: .losesIfConfirmed
) { arguments throws(LineRefusal) in
  let word = try arguments.word(0)
  let names = SavedThing.allCases.map(\.rawValue)
  guard let thing = word.choice(of: names).flatMap(SavedThing.init) else {
    throw .notOneOf(word, usage: Usage(.command("forget"), .oneOf(names)))
  }
  guard arguments.words.count > 1 else { return .act(.games(.forget(thing))) }
  guard thing == .game else { throw .tooManyWords(first: arguments.words[1], usage: arguments.usage) }
  return .act(.games(.forgetGame(try arguments.nameOfGame())))
}

extension Notice {
  /// So many files or rows of saved data are gone.
  static func forgot(_ thing: SavedThing, count: Int) -> Notice {
    Notice("forgotten", ["thing": thing.rawValue, "count": count]) {
      count == 0 ? $0.words.nothingToDelete(thing: thing) : $0.words.wasDeleted(thing: thing)
    }
  }

  static func forgot(_ game: ListedGame) -> Notice {
    Notice(
      "game-forgotten",
      ["name": game.name, "deck": game.deck, "found": game.matched, "pairs": game.pairs]
    ) { $0.words.gameDeleted(game: game.text($0.words)) }
  }

  /// Saved data cannot be deleted.
  static func cannotForget(_ thing: SavedThing, _ failure: SystemFailure) -> Notice {
    .refused(thing: thing, for: failure.text) {
      $0.words.cannotDelete(thing: thing, failure: failure.message($0.words))
    }
  }
}

extension World {
  /// Deletes the game with this name or number or, unless `isSure`, only finds it.
  func forgetGame(_ name: FilePath, isSure: Bool) -> Result<ListedGame, GamesFailure> {
    keptGame(.commits) { games throws(DatabaseFailure) in
      try games.forget(name.text, isSure: isSure) { ListedGame($0, isInUse: $1) }
    }
  }
}
