import Saved
import Text
import Wording

let loadCommand = Command(
  name: "load", parameters: [Parameter(.name, kind: .game)], subject: .savedGames
) { arguments throws(LineProblem) in .state(LoadRequested(name: try arguments.nameOfGame())) }

/// Get the game with this name, or this number in the list shown last.
struct LoadRequested: GameAction {
  let name: FilePath

  func reduce(_ game: inout GameState, _ asker: Asker) -> Next {
    guard name.isGameName else { return .refuse(gameName: name) }
    return .ask(
      // The game on the table waits in its position.
      .ask { [name, position = game.position] games throws(DatabaseProblem) in
        try games.load(name.text, leaving: position)
      } taking: { [name] rows in
        .state(GameLoaded(name: name, result: SavedGame.loaded(rows)))
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
  mutating func take(_ loaded: SavedGame) {
    deals += 1
    position = deals
    table = loaded.table
    table?.number = deals
    table?.isBroughtBack = true
  }
}
