import Saved
import Text
import Wording

package let loadCommand = Command<any GameAction>(
  name: "load", parameters: [Parameter(.name, kind: .game)], subject: .savedGames
) { arguments throws(LineProblem) in LoadRequested(name: try arguments.nameOfGame()) }

struct LoadRequested: GameAction {
  let name: FilePath

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    name.isGameName
      ? .ask(.loadGame(name: name, leaving: game.position)) : .answer(BadGameName(name))
  }
}

extension Effect {
  /// Gets the game with this name, or this number in the list shown last. The position on the table, which
  /// waits, has the number `leaving` from now on.
  static func loadGame(name: FilePath, leaving position: Int) -> Effect {
    .ask(
      RowsRequest { games throws(DatabaseProblem) in
        try games.load(name.text, leaving: position)
      } take: {
        .state(GameLoaded(name: name, result: SavedGame.loaded($0)))
      })
  }
}

struct GameLoaded: GameAction {
  let name: FilePath
  let result: Result<SavedGame, GamesProblem>

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    switch result {
    case .success(let game):
      game.table == nil ? .answer(GameRefused(.notUnderstood, name)) : Next(table: .loaded(game))
    case .failure(let problem): .answer(GameRefused(problem, name))
    }
  }
}

extension GameState {
  /// Puts a loaded game on the table.
  package mutating func take(_ loaded: SavedGame) -> Next {
    deals += 1
    position = deals
    table = loaded.table
    table?.number = deals
    table?.isBroughtBack = true
    table?.isRecalled = false
    return .answer(GoesOn())
  }
}

/// A loaded game is on the table.
struct GoesOn: Answer {
  let code = AnswerCode.done("game-loaded")
  let shows = Shown.place

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return context.table.map { table in
      words.sentences(
        words.gameLoaded(progress: context.style.isPlain ? nil : table.game.progress(words)),
        table.recollection == nil ? "" : table.sentenceOnAids(words))
    }
  }
}
