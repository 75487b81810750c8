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
  guard arguments.words.count > 1 else { return .state(ForgetRequested(thing: thing)) }
  guard thing == .game else { throw .tooManyWords(first: arguments.words[1], usage: arguments.usage) }
  return .state(ForgetGameRequested(name: try arguments.nameOfGame()))
}

struct ForgetRequested: GameAction {
  let thing: SavedThing

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    // What is chosen for the next game may be saved without one.
    let isNothing = thing == .game && game.table == nil
    return isNothing ? .say(.forgot(thing, count: 0)) : .ask(.forget(thing))
  }
}

extension Effect {
  static func forget(_ thing: SavedThing) -> Effect {
    .forget(thing) { Forgotten(thing: thing, count: $0) }
  }

  /// Deletes the game with this name or number or, unless `isSure`, only finds it.
  static func forgetGame(name: FilePath, isSure: Bool) -> Effect {
    .ask { games throws(DatabaseProblem) in
      try games.forget(name.text, isSure: isSure)
    } taking: { rows in
      FeatureAction(rows, about: name) { rows in
        rows.first.flatMap { ListedGame($0.dropFirst()) }
          .map { GameForgotten(name: name, game: $0, isSure: isSure) }
      }
    }
  }
}

/// How many files or rows are gone.
struct Forgotten: GameAction {
  let thing: SavedThing
  let count: Result<Int, SystemProblem>

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    switch count {
    case .success(let count): .say(.forgot(thing, count: count))
    case .failure(let problem): .refuse(.forget(thing, problem))
    }
  }
}

/// Delete the game with this name or number.
struct ForgetGameRequested: GameAction {
  let name: FilePath

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    name.isGameName
      ? .ask(.forgetGame(name: name, isSure: !asker.isAtPrompt)) : .refuse(.games(.badName(name)))
  }
}

/// The game that was deleted or, unless `isSure`, can be.
struct GameForgotten: GameAction {
  let name: FilePath
  let game: ListedGame
  let isSure: Bool

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    .say(.forgotGame(self.game))
  }
}
