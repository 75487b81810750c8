import Saved
import Text
import Wording

/// Delete the game with this name or number.
package struct ForgetGameRequested: GameAction {
  let name: FilePath

  package func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    name.isGameName
      ? .ask(.forgetGame(name: name, isSure: !asker.isAtPrompt)) : .answer(BadGameName(name))
  }
}

extension Effect {
  /// Deletes the game with this name or number or, unless `isSure`, only finds it.
  package static func forgetGame(name: FilePath, isSure: Bool) -> Effect {
    .ask(
      RowsRequest { games throws(DatabaseProblem) in
        try games.forget(name.text, isSure: isSure)
      } take: { rows in
        Result(rows) { $0.first.flatMap { ListedGame($0.dropFirst()) } }
          .map { .state(GameForgotten(name: name, result: $0, isSure: isSure)) }
      })
  }
}

/// The game that was deleted or, unless `isSure`, can be.
package struct GameForgotten: GameAction {
  package let name: FilePath
  let result: Result<ListedGame, GamesProblem>
  let isSure: Bool

  /// The game about which the player is asked.
  package var found: ListedGame? { isSure ? nil : try? result.get() }

  package func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    switch result {
    case .success(let game): .answer(GameDeleted(game: game))
    case .failure(let problem): .answer(GameRefused(problem, name))
    }
  }
}

struct GameDeleted: Answer {
  let code = AnswerCode.done("game-forgotten")
  let game: ListedGame

  func message(_ context: AnswerContext) -> String? {
    context.words.gameDeleted(game: game.text(context.words))
  }
}
