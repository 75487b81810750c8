import Saved
import Text
import Wording

let forgetCommand = Command(
  name: "forget",
  parameters: [
    Parameter(.what, kind: .choice(SavedThing.allCases.map(\.rawValue))),
    Parameter(.name, kind: .game, isOptional: true),
  ], subject: .records, consequence: .losesIfConfirmed
) { arguments throws(LineProblem) in
  let word = try arguments.word(0)
  let names = SavedThing.allCases.map(\.rawValue)
  guard let thing = word.choice(of: names).flatMap(SavedThing.init) else {
    throw .notOneOf(word, usage: Usage(.command("forget"), .oneOf(names)))
  }
  guard arguments.words.count > 1 else { return .games(.forget(thing)) }
  guard thing == .game else { throw .tooManyWords(first: arguments.words[1], usage: arguments.usage) }
  return .games(.forgetGame(try arguments.nameOfGame()))
}

extension World {
  /// Deletes the game with this name or number or, unless `isSure`, only finds it.
  func forgetGame(_ name: FilePath, isSure: Bool) -> Result<ListedGame, GamesProblem> {
    keptGame(.commits) { games throws(DatabaseProblem) in
      try games.forget(name.text, isSure: isSure) { ListedGame($0, isInUse: $1) }
    }
  }
}
